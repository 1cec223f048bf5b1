// The share card as a dialog of the page: copying and sharing want a press on real
// buttons. The game says what stands on it, and hears when it is closed.
(() => {
  "use strict";

  const shell = window.stackedShell;
  const dialog = document.querySelector("#card");
  const text = dialog.querySelector("pre");
  const result = dialog.querySelector("[role=status]");
  const button = (name) => dialog.querySelector(`[data-do="${name}"]`);

  /** What the game says of the card; null while there is none to show. */
  let share = null;
  /** Closed by the player; the game has not yet heard of it. */
  let closing = false;
  /** The word of `share` that says what came of copying. */
  let outcome;

  function fill() {
    dialog.querySelector("h1").textContent = share.title;
    text.textContent = share.card;
    result.textContent = share[outcome] ?? "";
    button("copy").textContent = share.copy;
    button("send").textContent = share.send;
    button("close").textContent = share.close;
  }

  function tell(word) {
    outcome = word;
    result.textContent = share?.[word] ?? "";
  }

  /** Says that it was copied when it is true. Else the text is selected, to be copied by hand. */
  async function copy() {
    try {
      // A page without https has no clipboard.
      await navigator.clipboard.writeText(share.card);
      tell("copied");
    } catch {
      getSelection().selectAllChildren(text);
      tell("not_copied");
    }
  }

  /** Through the system's sheet. To dismiss it is no fault; where it fails, copying may do. */
  async function send() {
    try {
      await navigator.share({ text: share.card });
    } catch (reason) {
      if (reason.name !== "AbortError") {
        await copy();
      }
    }
  }

  shell.showCard = (told) => {
    share = told ?? null;
    if (!share) {
      closing = false;
      dialog.close();
    } else if (!closing) {
      if (!dialog.open) {
        outcome = undefined;
        button("send").hidden = !navigator.share;
        dialog.showModal();
      }
      fill();
    }
  };

  button("copy").addEventListener("click", copy);
  button("send").addEventListener("click", send);
  button("close").addEventListener("click", () => dialog.close());
  // Escape closes it as well.
  dialog.addEventListener("close", () => {
    closing = Boolean(share);
    if (closing) {
      window.stacked?.wish(JSON.stringify({ kind: "action", id: "share-close" }));
    }
  });
})();
