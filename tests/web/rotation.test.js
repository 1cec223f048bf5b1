// A phone turned at any moment: everything stays on the screen, and the match as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForFile, matchOf, open, PHONE } from "./game.js";

const shared = browserForFile();

/** Turns the phone, and waits until all that can be touched lies on it again. */
async function turn(game) {
  const { width, height } = game.page.viewportSize();
  await game.page.setViewportSize({ width: height, height: width });
  return game.until(
    ({ rects }) =>
      Object.keys(rects).length > 0 &&
      Object.values(rects).every(([x, y, w, h]) => x >= -1 && y >= -1 && x + w <= height + 1 && y + h <= width + 1),
    `everything within ${height} x ${width}`,
  );
}

test("a phone turned in every phase loses nothing", async () => {
  const game = await open(shared, { device: PHONE });
  assert.equal((await turn(game)).screen, "title");
  await game.act("play");
  await game.untilScreen("tiers");
  await turn(game);
  await game.act("start-expert");
  await game.until((now) => now.screen === "ready", "ready");
  await turn(game);
  const { board } = await game.untilPlacing();
  assert.deepEqual((await turn(game)).board, board);
  await game.place({ slot: 2, cell: board.indexOf(0) });
  await game.until((now) => now.phase === "thinking", "thinking");
  await turn(game);
  await game.until((now) => now.phase === "sliding" || now.phase === "placing", "the slide");
  await turn(game);
  const before = matchOf(await game.untilPlacing());
  assert.equal(before.turn, 1);
  await game.act("pause");
  await game.until((now) => now.paused, "the pause");
  assert.deepEqual(matchOf(await turn(game)), before);
  assert.deepEqual(matchOf(await turn(game)), before);
  await game.act("resume");
  await game.place({ slot: 4, cell: (await game.untilPlacing()).board.indexOf(0) });
  assert.equal((await game.until((now) => now.turn === 2 && now.phase === "placing", "the answer")).turn, 2);
});
