// The same match in two tabs: the later turn is kept, whole, and nothing breaks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForFile, matchOf, open } from "./game.js";

const shared = browserForFile();

async function placeOne(game) {
  await game.page.bringToFront();
  if ((await game.state()).paused) {
    await game.act("resume");
  }
  const { board, turn } = await game.untilPlacing();
  await game.place({ slot: 2, cell: board.indexOf(0) });
  return matchOf(await game.until((now) => now.turn === turn + 1 && now.phase === "placing", "the answer"));
}

test("two tabs play the same match, and the one that played last is continued", async () => {
  const first = await open(shared);
  await first.startMatch();
  const second = await open(shared, { context: first.context, url: first.url });
  await second.act("continue");
  assert.deepEqual(matchOf(await second.untilPlacing()), await first.match());
  await placeOne(first);
  await placeOne(first);
  const last = await placeOne(second);
  assert.equal(last.turn, 1);
  await first.reload();
  await first.untilScreen("title");
  await first.act("continue");
  assert.deepEqual(matchOf(await first.untilPlacing()), last);
  assert.deepEqual([...first.errors, ...second.errors], []);
});
