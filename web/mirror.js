// The game as text: a hidden picture of its last snapshot for screen readers and
// for tests. It changes only what differs, so that nothing is read out twice, and
// it knows no rule: its buttons hand wishes back to the game.
(() => {
  "use strict";

  const shell = window.stackedShell;
  const mirror = document.querySelector("#mirror");
  const part = (name) => mirror.querySelector(`[data-part="${name}"]`);
  const SIDE = 4;

  /** Snapshot fields that tests and styles read off the mirror itself. */
  const SHOWN = [
    "screen", "phase", "paused", "dialog", "tier", "turn", "best", "highest", "clocks",
    "selected", "cursor", "focus", "storage", "touch", "lang",
  ];

  let snapshot = {};

  function wish(what) {
    window.stacked?.wish(JSON.stringify(what));
  }

  function setText(element, text) {
    if (element.textContent !== text) {
      element.textContent = text;
    }
  }

  function setAttribute(element, name, value) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }

  /** Redraws `element` only when `key`, all that its look hangs on, has changed. */
  function redraw(element, key, draw) {
    if (element.mirrorKey !== key) {
      element.mirrorKey = key;
      draw(element);
    }
  }

  /** Out of the Tab order: a keyboard's focus must not sit where nobody sees it. */
  function button(label, data, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.tabIndex = -1;
    made.textContent = label;
    Object.assign(made.dataset, data);
    made.addEventListener("click", act);
    return made;
  }

  function header(scope, text) {
    const made = document.createElement("th");
    made.scope = scope;
    made.textContent = text;
    return made;
  }

  function drawBoard({ board, phase, paused, dialog, words }) {
    const body = mirror.querySelector("tbody");
    setAttribute(body.parentElement, "aria-label", words.board);
    body.parentElement.hidden = !board?.length;
    redraw(body, `${words.row}|${words.column}`, () => {
      const numbers = [...Array(SIDE).keys()];
      const row = (cells) => {
        const made = document.createElement("tr");
        made.append(...cells);
        return made;
      };
      const cell = () => document.createElement("td");
      body.replaceChildren(
        row([cell(), ...numbers.map((x) => header("col", `${words.column} ${x + 1}`))]),
        ...numbers.map((y) => row([header("row", `${words.row} ${y + 1}`), ...numbers.map(cell)])),
      );
      body.querySelectorAll("th ~ td").forEach((td, index) => {
        td.dataset.cell = index;
      });
    });
    const open = phase === "placing" && !paused && !dialog;
    for (const td of body.querySelectorAll("td[data-cell]")) {
      drawCell(td, board?.[td.dataset.cell] ?? 0, open, words);
    }
  }

  function drawCell(td, value, open, words) {
    setAttribute(td, "data-value", String(value));
    const offer = open && value === 0;
    const label = offer ? words.place : words.empty;
    redraw(td, `${value}|${offer}|${label}`, () => {
      if (offer) {
        const cell = Number(td.dataset.cell);
        td.replaceChildren(button(label, {}, () => wish({ kind: "place", slot: snapshot.selected, cell })));
      } else {
        td.textContent = value === 0 ? label : String(value);
      }
    });
  }

  function drawRack({ slots = [], selected, words }) {
    const rack = part("rack");
    setAttribute(rack, "aria-label", words.rack);
    redraw(rack, slots.map((slot) => slot.value).join(), () => {
      rack.replaceChildren(
        ...slots.map(({ value }) => button("", { slot: value }, () => wish({ kind: "action", id: `slot-${value}` }))),
      );
    });
    slots.forEach((slot, index) => {
      const made = rack.children[index];
      setText(made, slot.label);
      setAttribute(made, "data-clock", String(slot.clock));
      setAttribute(made, "aria-disabled", String(slot.clock > 0));
      setAttribute(made, "aria-pressed", String(slot.value === selected));
    });
  }

  function drawActions({ actions = [], words }) {
    const group = part("actions");
    setAttribute(group, "aria-label", words.actions ?? "");
    redraw(group, actions.map((action) => action.id).join(), () => {
      group.replaceChildren(
        ...actions.map(({ id }) => button("", { action: id }, () => wish({ kind: "action", id }))),
      );
    });
    actions.forEach((action, index) => setText(group.children[index], action.label));
  }

  shell.mirror = (json) => {
    snapshot = { words: {}, ...JSON.parse(json) };
    for (const name of SHOWN) {
      setAttribute(mirror, `data-${name}`, String(snapshot[name] ?? ""));
    }
    setAttribute(mirror, "lang", snapshot.lang ?? "");
    setText(part("status"), snapshot.status ?? "");
    drawBoard(snapshot);
    drawRack(snapshot);
    drawActions(snapshot);
    setText(mirror.querySelector("[data-event]"), snapshot.event ?? "");
    shell.showCard(snapshot.share);
  };
  shell.snapshot = () => snapshot;

  // A click here must not take the focus from the canvas: to the game that is a
  // window left alone, and it would pause.
  mirror.addEventListener("mousedown", (event) => event.preventDefault());
})();
