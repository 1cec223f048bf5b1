// Closing, reloading, and storage that does not work.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForFile, matchOf, open, PHONE } from "./game.js";

const shared = browserForFile();

/** One placement, and the state in which the Slider is at `phase`. */
async function placeAndCatch(game, phase) {
  const { board } = await game.untilPlacing();
  await game.place({ slot: 4, cell: board.indexOf(0) });
  return game.until((now) => now.phase === phase, phase);
}

for (const phase of ["thinking", "sliding"]) {
  test(`a reload while the Slider is ${phase} loses nothing`, async () => {
    const game = await open(shared, { device: PHONE });
    await game.startMatch("expert");
    const caught = await placeAndCatch(game, phase);
    await game.reload();
    await game.untilScreen("title");
    await game.act("continue");
    const after = await game.until((now) => now.screen === "play", "the match");
    if (after.phase === "thinking") {
      assert.deepEqual(matchOf(after), matchOf(caught));
    }
    const settled = await game.untilPlacing();
    assert.equal(settled.turn, 1);
    assert.equal(settled.tier, "expert");
    assert.deepEqual(settled.clocks, [0, 3, 0]);
    if (phase === "sliding") {
      assert.deepEqual(settled.board, caught.board);
    } else {
      assert.equal(total(settled.board), total(caught.board), "the Slider slid the same board");
    }
  });
}

test("reloading again and again between placements keeps the match", async () => {
  const game = await open(shared);
  let before = matchOf(await game.startMatch());
  for (let round = 0; round < 3; round += 1) {
    await game.reload();
    await game.untilScreen("title");
    await game.act("continue");
    assert.deepEqual(matchOf(await game.untilPlacing()), before);
    await game.place({ slot: 2, cell: before.board.indexOf(0) });
    before = matchOf(await game.until((now) => now.turn === round + 1 && now.phase === "placing", "the answer"));
  }
});

test("blocked storage: the match is played for the session, and nothing is shown as an error", async () => {
  const setup = (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
  const game = await open(shared, { setup });
  assert.equal((await game.state()).storage, "session");
  await playTwoTurns(game);
});

test("full storage: play goes on", async () => {
  const setup = (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
  await playTwoTurns(await open(shared, { setup }));
});

test("storage that fills up in a match: play goes on, and the last good save stays", async () => {
  const game = await open(shared);
  const before = matchOf(await game.startMatch());
  await game.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await playTwoTurns(game);
  await game.reload();
  await game.untilScreen("title");
  await game.act("continue");
  assert.deepEqual(matchOf(await game.untilPlacing()), before);
});

test("broken values in storage are ignored", async () => {
  const setup = (page) =>
    page.addInitScript(() => {
      const real = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        return key === "rg.lang" ? real.call(this, key) : "{broken";
      };
    });
  await playTwoTurns(await open(shared, { setup }));
});

async function playTwoTurns(game) {
  if ((await game.state()).screen === "title") {
    await game.startMatch();
  }
  for (let turn = 1; turn <= 2; turn += 1) {
    const { board } = await game.untilPlacing();
    await game.place({ slot: 2, cell: board.indexOf(0) });
    await game.until((now) => now.turn === turn && now.phase === "placing", "the answer");
  }
  assert.ok(await game.page.locator("#failure").isHidden());
}

function total(board) {
  return board.reduce((sum, value) => sum + value, 0);
}
