// Whatever goes wrong, the player reads why and has a button; the match is kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForFile, LANGUAGES, matchOf, open, pageWord, PHONE } from "./game.js";

const shared = browserForFile();
const wasmRequests = (game) => game.requests.filter((url) => url.endsWith(".wasm"));

for (const lang of LANGUAGES) {
  test(`no WebGL 2, ${lang}: told before the game is fetched`, async () => {
    const setup = (page) =>
      page.addInitScript(() => {
        const real = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
          return kind === "webgl2" ? null : real.call(this, kind, ...rest);
        };
      });
    const game = await open(shared, { lang, setup, wait: false });
    const { kind, title } = await game.failure();
    assert.equal(kind, "webgl");
    assert.equal(title, pageWord(lang, "page-webgl-title"));
    assert.deepEqual(wasmRequests(game), []);
  });
}

for (const [fault, file] of [
  ["missing", /\.wasm$/],
  ["cut", /\.wasm$/],
  ["short", /\.wasm$/],
  ["missing", /stacked-\w+\.js$/],
]) {
  test(`download ${fault} (${file}): told, and the button fetches again`, async () => {
    let broken = true;
    const url = await shared.serve({
      fault: (name) => (broken && file.test(name) ? fault : undefined),
    });
    const game = await open(shared, { url, wait: false });
    const { kind, button } = await game.failure();
    assert.equal(kind, "download");
    broken = false;
    await button.click();
    await game.untilScreen("title");
    assert.ok(await game.page.locator("#failure").isHidden());
  });
}

test("no connection at all while the game is fetched", async () => {
  const setup = (page) => page.route(/\.wasm$/, (route) => route.abort("connectionreset"));
  const game = await open(shared, { lang: "ja", setup, wait: false });
  const { kind, title } = await game.failure();
  assert.equal(kind, "download");
  assert.match(title, /ダウンロード/);
});

test("a whole download that is no game: told as such", async () => {
  const url = await shared.serve({ fault: (name) => (name.endsWith(".wasm") ? "garbage" : undefined) });
  const game = await open(shared, { url, wait: false });
  assert.equal((await game.failure()).kind, "start");
});

test("lost context: a message, and reload brings the match back", async () => {
  const game = await open(shared, { device: PHONE });
  await game.startMatch();
  await game.place({ slot: 2, cell: 0 });
  const before = matchOf(await game.until((now) => now.turn === 1 && now.phase === "placing", "the answer"));
  await game.page.evaluate(() =>
    document.querySelector("#game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext(),
  );
  const { kind, button } = await game.failure();
  assert.equal(kind, "context");
  await button.tap();
  await game.untilScreen("title");
  await game.act("continue");
  assert.deepEqual(matchOf(await game.untilPlacing()), before);
});

test("a panic is told once, with its words, and the first failure stays", async () => {
  const game = await open(shared);
  await game.page.evaluate(() => {
    window.stackedShell.failed("panic", "board.rs:12: <b>boom</b>");
    window.stackedShell.failed("context", "");
  });
  const { kind } = await game.failure();
  assert.equal(kind, "panic");
  assert.equal(await game.page.locator("#failure pre").textContent(), "board.rs:12: <b>boom</b>");
  assert.equal(await game.page.evaluate(() => document.activeElement.localName), "button");
});

test("a trap that no hook saw is a panic too", async () => {
  const game = await open(shared);
  await game.page.evaluate(() => {
    setTimeout(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    }, 0);
  });
  assert.equal((await game.failure()).kind, "panic");
});
