// The page keeps its keys, the game takes its own; and it stands still when it should.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForFile, DESKTOP, open, pause, PHONE } from "./game.js";

const shared = browserForFile();

/** Presses `key` and tells whether the page kept the browser from acting on it. */
async function prevented(game, key) {
  await game.page.evaluate(() => {
    window.kept = undefined;
    addEventListener("keydown", (event) => setTimeout(() => (window.kept = event.defaultPrevented)), { once: true });
  });
  await game.press(key);
  const kept = await game.page.waitForFunction(() => window.kept !== undefined && String(window.kept));
  return (await kept.jsonValue()) === "true";
}

test("arrows and space do not scroll; every other key is left to the browser", async () => {
  const game = await open(shared);
  await game.startMatch();
  for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
    assert.ok(await prevented(game, key), key);
  }
  for (const key of ["Control+ArrowUp", "Shift+Space", "Alt+ArrowLeft", "PageDown", "Control+a", "Control+m"]) {
    assert.ok(!(await prevented(game, key)), key);
  }
  assert.equal(await game.page.evaluate(() => scrollX + scrollY), 0);
});

test("letters with Ctrl are not the game's", async () => {
  const game = await open(shared);
  await game.startMatch();
  const before = await game.match();
  for (const key of ["Control+q", "Control+3", "Control+Enter", "Alt+q", "Meta+m", "Control+Alt+r"]) {
    await game.press(key);
  }
  await pause(500);
  const after = await game.until((now) => now.screen === "play", "the match");
  assert.equal(after.dialog, null);
  assert.deepEqual(await game.match(), before);
});

test("F5 reloads and the match is there again", async () => {
  const game = await open(shared);
  await game.startMatch();
  await game.page.evaluate(() => (window.old = true));
  assert.ok(!(await prevented(game, "F5")));
  if (await game.page.evaluate(() => window.old)) {
    await game.reload();
  }
  await game.untilScreen("title");
  assert.ok(await game.canContinue());
});

test("Tab leaves the canvas to the browser", async () => {
  const game = await open(shared);
  assert.equal(await game.page.evaluate(() => document.activeElement.id), "game");
  assert.ok(!(await prevented(game, "Tab")));
});

test("a match by keyboard: pick, cursor, place, pause", async () => {
  const game = await open(shared);
  await game.press("Enter");
  await game.untilScreen("tiers");
  await game.press("1");
  await game.press("Enter");
  await game.untilPlacing();
  await game.press("2");
  await game.until((now) => now.selected === 4, "slot 4");
  await game.press("ArrowLeft");
  let { board, cursor } = await game.until((now) => now.cursor !== null, "the cursor");
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowUp"]) {
    if (board[cursor] > 0) {
      await game.press(key);
      await pause(300);
      cursor = (await game.state()).cursor;
    }
  }
  await game.press("Space");
  const placed = await game.until((now) => now.turn === 1 && now.phase === "placing", "the answer");
  assert.equal(placed.clocks[1], 1);
  await game.press("Escape");
  await game.until((now) => now.paused, "the pause");
  await game.press("Escape");
  await game.until((now) => !now.paused, "the end of the pause");
});

test("the keyboard's focus is seen, and goes to every button of a menu", async () => {
  const game = await open(shared);
  const focused = async (name) => {
    const { rects, focus } = await game.until((now) => now.focus === name, `focus on ${name}`);
    const [x, y, width, height] = rects[`action-${focus}`];
    await pause(300);
    return game.page.screenshot({ clip: { x, y, width, height } });
  };
  const walk = async (...names) => {
    const pictures = [];
    for (const name of names) {
      await game.press("ArrowDown");
      pictures.push(await focused(name));
    }
    return pictures;
  };
  const others = ["how-to", "settings", "statistics"];
  const [, , , switcher, play] = await walk(...others, "languages", "play");
  const [, , , lit] = await walk(...others, "languages");
  assert.ok(lit.equals(switcher));
  const { rects } = await game.state();
  const [x, y, width, height] = rects["action-play"];
  const dim = await game.page.screenshot({ clip: { x, y, width, height } });
  assert.ok(!dim.equals(play), "the mark is drawn");

  await game.press("ArrowDown");
  await game.press("Enter");
  await game.untilScreen("tiers");
  await game.until((now) => now.focus === "start-beginner", "the tier that Enter starts");
  await walk("start-intermediate", "start-expert", "back", "languages");
  await game.press("Enter");
  await game.until((now) => now.dialog === "languages", "the list");
  await game.press("Escape");
  await game.until((now) => !now.dialog, "the tiers");
});

const LEAVING = {
  "a hidden tab": (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
      delete document.hidden;
      delete document.visibilityState;
      document.dispatchEvent(new Event("visibilitychange"));
    }),
  "a window left": (page) =>
    page.evaluate(() => {
      window.dispatchEvent(new Event("blur"));
      window.dispatchEvent(new Event("focus"));
    }),
};

for (const [name, leave] of Object.entries(LEAVING)) {
  test(`${name} pauses in every phase, and the tap that goes on places nothing`, async () => {
    const game = await open(shared, { device: PHONE });
    await game.startMatch("expert");
    await leave(game.page);
    const paused = await game.until((now) => now.paused, "the pause");
    await game.act("resume");
    const after = await game.until((now) => !now.paused, "the end of the pause");
    await pause(500);
    assert.deepEqual(await game.match(), { board: paused.board, clocks: paused.clocks, turn: 0, tier: "expert" });

    await game.place({ slot: 2, cell: after.board.indexOf(0) });
    await game.until((now) => now.phase === "thinking", "thinking");
    await leave(game.page);
    const thinking = await game.until((now) => now.paused, "the pause");
    await pause(2500);
    assert.deepEqual(await game.match(), { ...(await game.match()), board: thinking.board, turn: 1 });
    assert.equal((await game.state()).phase, thinking.phase, "nothing moves in a pause");
    await game.act("resume");
    assert.equal((await game.untilPlacing()).turn, 1);
  });
}

test("nothing is drawn while nothing moves", async () => {
  const game = await open(shared, { device: DESKTOP });
  await still(game, "title");
  await game.startMatch();
  await still(game, "the placer's turn");
  await game.press("Escape");
  await game.until((now) => now.paused, "the pause");
  await still(game, "pause");
});

async function still(game, where) {
  let before = await game.frames();
  // A slow machine needs a while for the last frames of what was done.
  for (let round = 0; round < 6; round += 1) {
    await pause(2500);
    const now = await game.frames();
    if (now === before) {
      break;
    }
    before = now;
  }
  await pause(10_000);
  assert.equal((await game.frames()) - before, 0, `frames drawn in 10 s: ${where}`);
}
