// Fingers and mice: never two placements, and none that was not meant.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForFile, DESKTOP, matchOf, open, pause, PHONE } from "./game.js";

const shared = browserForFile();
const OUTSIDE = [2, 2];
/** The colour of a tile of 2. */
const TWO = [0xee, 0xe4, 0xda];

/** A match on a phone with the middles of its first three empty cells and of a slot. */
async function begin(device = PHONE) {
  const game = await open(shared, { device });
  const { board } = await game.startMatch("expert");
  const empty = board.flatMap((value, cell) => (value === 0 ? [cell] : []));
  const cells = [];
  for (const cell of empty.slice(0, 3)) {
    cells.push(await game.middleOf(`cell${cell}`));
  }
  return { game, empty, cells, slot: await game.middleOf("slot4") };
}

async function nothingPlaced(game) {
  await pause(700);
  const { turn, phase } = await game.state();
  assert.deepEqual({ turn, phase }, { turn: 0, phase: "placing" });
}

for (const [name, device] of [["fingers", PHONE], ["mouse", DESKTOP]]) {
  test(`six taps at once by ${name}: one placement, and at most one waits`, async () => {
    const { game, cells } = await begin(device);
    await game.tapQuickly([...cells, ...cells]);
    const first = await game.until((now) => now.turn >= 1, "the first placement");
    assert.equal(first.turn, 1);
    await game.until((now) => now.phase === "placing", "the end of all", 20_000);
    await pause(4000);
    const { turn } = await game.untilPlacing();
    assert.ok(turn >= 1 && turn <= 2, `turn ${turn}`);
  });
}

test("a second finger is ignored until the first is up", async () => {
  const { game, cells } = await begin();
  await game.touches("touchStart", OUTSIDE);
  await game.touches("touchStart", OUTSIDE, cells[0]);
  await game.touches("touchEnd", OUTSIDE);
  await game.touches("touchEnd");
  await nothingPlaced(game);
  await game.tapAt(...cells[0]);
  await game.until((now) => now.turn === 1, "the tap after it");
});

test("a cancelled touch places nothing and is forgotten", async () => {
  const { game, cells, slot } = await begin();
  await game.touches("touchStart", cells[0]);
  await game.touches("touchCancel");
  await nothingPlaced(game);
  await game.touches("touchStart", slot);
  await game.touches("touchMove", cells[1]);
  await game.touches("touchCancel");
  await nothingPlaced(game);
  await game.tapAt(...cells[2]);
  await game.until((now) => now.turn === 1, "the tap after it");
});

for (const [name, device] of [["finger", PHONE], ["mouse", DESKTOP]]) {
  test(`a placement is on screen in the next frame, by ${name}`, async (context) => {
    // Pixels of a canvas can be read only in the task that drew them.
    const setup = (page) =>
      page.addInitScript(() => {
        const ask = window.requestAnimationFrame;
        window.requestAnimationFrame = (draw) =>
          ask.call(window, (time) => {
            draw(time);
            window.drawn?.();
          });
      });
    const game = await open(shared, { device, setup });
    const { board, rects } = await game.startMatch();
    const [x, y, width, height] = rects[`cell${board.indexOf(0)}`];
    await game.page.evaluate(
      ([x, y]) => {
        const canvas = document.querySelector("#game");
        const eye = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        const look = () => {
          const scale = canvas.width / canvas.clientWidth;
          eye.drawImage(canvas, x * scale, y * scale, 1, 1, 0, 0, 1, 1);
          return [...eye.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        };
        const lifted = ({ timeStamp }) => {
          const before = window.stacked.frames();
          window.drawn = () => {
            const frames = window.stacked.frames() - before;
            if (frames > 0) {
              window.seen ??= { frames, color: look(), milliseconds: performance.now() - timeStamp };
            }
          };
        };
        canvas.addEventListener("pointerup", lifted, { once: true });
      },
      // Beside the number, and on the tile from its first, smaller size on.
      [x + width * 0.3, y + height * 0.3],
    );
    await game.tapAt(x + width / 2, y + height / 2);
    const seen = await (await game.page.waitForFunction(() => window.seen)).jsonValue();
    context.diagnostic(`the tile was seen ${seen.milliseconds.toFixed(0)} ms after the release`);
    assert.equal(seen.frames, 1);
    assert.deepEqual(seen.color, TWO);
  });
}

/** From `from` over each of `stops`, in small steps, and up. */
async function drag(game, from, ...stops) {
  if (!game.touch) {
    await game.page.mouse.move(...from);
    await game.page.mouse.down();
    for (const stop of stops) {
      await game.page.mouse.move(...stop, { steps: 8 });
    }
    await game.page.mouse.up();
    return;
  }
  await game.touches("touchStart", from);
  let [x, y] = from;
  for (const [toX, toY] of stops) {
    for (let step = 1; step <= 8; step += 1) {
      await game.touches("touchMove", [x + ((toX - x) * step) / 8, y + ((toY - y) * step) / 8]);
    }
    [x, y] = [toX, toY];
  }
  await game.touches("touchEnd");
}

for (const [name, device] of [["finger", PHONE], ["mouse", DESKTOP]]) {
  test(`dragging a slot to a cell places it, by ${name}`, async () => {
    const { game, empty, cells, slot } = await begin(device);
    await drag(game, slot, cells[1]);
    const state = await game.until((now) => now.turn === 1, "the placement");
    if (state.phase === "thinking") {
      assert.equal(state.board[empty[1]], 4);
    }
    assert.equal(matchOf(await game.untilPlacing()).clocks[1], 3);
  });

  test(`dragging out and back, or nowhere, places nothing, by ${name}`, async () => {
    const { game, cells, slot } = await begin(device);
    await drag(game, slot, cells[1], slot);
    await nothingPlaced(game);
    await drag(game, slot, cells[0], OUTSIDE);
    await nothingPlaced(game);
    await drag(game, cells[0], cells[1]);
    await nothingPlaced(game);
  });
}

test("a taken cell and a cooling slot change nothing", async () => {
  const { game } = await begin();
  const { board } = await game.state();
  await game.tap(`cell${board.findIndex((value) => value > 0)}`);
  await nothingPlaced(game);
  await game.place({ slot: 4, cell: board.indexOf(0) });
  const placed = await game.until((now) => now.turn === 1 && now.phase === "placing", "the answer");
  assert.notEqual(placed.selected, 4, "a cooling slot is not selected");
  await game.tap("slot4");
  await pause(500);
  assert.equal((await game.state()).selected, placed.selected);
  assert.equal((await game.state()).turn, 1);
});

test("the long-press menu, selection and pull-to-refresh are off", async () => {
  const { game, cells } = await begin();
  const menu = await game.page.evaluate(
    ([x, y]) =>
      document
        .elementFromPoint(x, y)
        .dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: x, clientY: y })),
    cells[0],
  );
  assert.equal(menu, false, "the menu is prevented");
  const style = await game.page.evaluate(() => {
    const canvas = getComputedStyle(document.querySelector("#game"));
    return [canvas.touchAction, canvas.userSelect, getComputedStyle(document.body).overscrollBehaviorY];
  });
  assert.deepEqual(style, ["none", "none", "none"]);
});
