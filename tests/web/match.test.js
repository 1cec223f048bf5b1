// A whole match through the page alone, on both devices.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, slides } from "./choke.js";
import { browserForFile, DESKTOP, matchOf, ofThePage, open, PHONE } from "./game.js";

const shared = browserForFile();

for (const [size, device, lang] of [["mouse", DESKTOP, "en"], ["touch", PHONE, "ja"]]) {
  test(`a Beginner match is choked by ${size}, and its best is kept`, async () => {
    const game = await open(shared, { device, lang });
    const loaded = game.requests.length;
    await game.startMatch("beginner");
    const summary = await game.playToChoke(choose);
    assert.deepEqual(game.requests.slice(loaded).filter(ofThePage), [], "requests after the page had loaded");
    assert.ok(summary.board.every((value) => value > 0), "the board is full");
    assert.deepEqual(slides(summary.board), [], "no slide is left");
    assert.deepEqual(game.errors, []);

    await game.reload();
    await game.untilScreen("title");
    assert.ok(!(await game.canContinue()), "nothing to continue");
    await game.act("play");
    const { actions } = await game.untilScreen("tiers");
    const { label } = actions.find(({ id }) => id === "start-beginner");
    assert.match(label, new RegExp(`(Best: |ベスト：)${summary.turn}(?!\\d)`));
  });
}

test("the same seed and placements give the same match", async () => {
  const boards = [];
  for (const device of [DESKTOP, PHONE]) {
    const game = await open(shared, { device, query: { seed: "2048" } });
    const seen = [matchOf(await game.startMatch())];
    for (let turn = 0; turn < 4; turn += 1) {
      await game.place(choose(await game.untilPlacing()));
      seen.push(matchOf(await game.until((now) => now.turn === turn + 1 && now.phase === "placing", "the answer")));
    }
    boards.push(seen);
  }
  assert.deepEqual(boards[0], boards[1]);
});

test("the mirror says what the board shows, and its buttons play", async () => {
  const game = await open(shared);
  const { board } = await game.startMatch();
  const cells = game.page.locator("#mirror td[data-cell]");
  const values = await cells.evaluateAll((found) => found.map((cell) => Number(cell.dataset.value)));
  assert.deepEqual(values, board);

  const empty = board.findIndex((value) => value === 0);
  const offers = await game.page.locator("#mirror td button").count();
  assert.equal(offers, board.filter((value) => value === 0).length);
  await game.page.evaluate((cell) => document.querySelector(`#mirror td[data-cell="${cell}"] button`).click(), empty);
  const after = await game.until((now) => now.turn === 1, "the placement");
  assert.equal(await game.page.locator("#mirror [data-event]").getAttribute("aria-live"), "polite");
  assert.equal(await game.page.locator("#mirror [data-event]").textContent(), after.event);

  await game.untilPlacing();
  await game.page.evaluate(() => document.querySelector('#mirror [data-action="pause"]').click());
  await game.until((now) => now.paused, "the pause");
});

for (const phase of ["thinking", "sliding"]) {
  test(`changing the language while the Slider is ${phase} keeps the match`, async () => {
    const game = await open(shared, { device: PHONE });
    const { board } = await game.startMatch();
    await game.wishDuring(phase, "language-ja");
    await game.place({ slot: 4, cell: board.indexOf(0) });
    const caught = await game.until((now) => now.lang === "ja", "the language");
    assert.equal(await game.page.locator("html").getAttribute("lang"), "ja");
    const after = await game.untilPlacing();
    assert.equal(after.turn, 1);
    assert.deepEqual(after.clocks, [0, 1, 0]);
    if (caught.phase === "sliding") {
      assert.deepEqual(after.board, caught.board);
    }
    await game.place({ slot: 2, cell: after.board.indexOf(0) });
    await game.until((now) => now.turn === 2, "play to go on");
  });
}

test("the language chosen from the list in a match is remembered", async () => {
  const game = await open(shared, { device: PHONE });
  await game.startMatch();
  const before = await game.match();
  await game.speak("ja");
  assert.deepEqual(await game.match(), before);
  await game.reload();
  assert.equal((await game.untilScreen("title")).lang, "ja");
});

test("an Expert's search never holds the page for more than 8 ms", async (context) => {
  const game = await open(shared);
  await game.startMatch("expert");
  for (let turn = 0; turn < 8; turn += 1) {
    await game.place(choose(await game.untilPlacing()));
    await game.until((now) => now.turn === turn + 1 && now.phase === "placing", "the answer");
  }
  const longest = await game.page.evaluate(() => window.stacked.longest_slice());
  context.diagnostic(`the longest slice took ${longest.toFixed(1)} ms`);
  assert.ok(longest > 0, "it was measured");
  assert.ok(longest <= 8, `${longest} ms`);
});
