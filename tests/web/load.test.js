// The page comes up in any size and language, asks nothing of anybody else, and works anywhere.
import assert from "node:assert/strict";
import { stat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { browserForFile, DESKTOP, DIST, LANGUAGES, ofThePage, open, pause, PHONE } from "./game.js";

const shared = browserForFile();

for (const [size, device, languages] of [["desktop", DESKTOP, ["en"]], ["phone", PHONE, LANGUAGES]]) {
  for (const lang of languages) {
    test(`${size}, ${lang}: the title appears and no other request is made`, async () => {
      const game = await open(shared, { device, lang });
      const state = await game.state();
      assert.equal(state.lang, lang);
      assert.equal(state.touch, game.touch);
      assert.equal(await game.page.locator("html").getAttribute("lang"), lang);
      assert.match(await game.page.title(), /^Stacked — ./);
      assert.equal(await game.page.evaluate(() => document.activeElement.id), "game");

      const loaded = game.requests.length;
      await game.startMatch();
      await pause(1500);
      assert.deepEqual(game.requests.slice(loaded).filter(ofThePage), [], "requests after the page had loaded");
      const foreign = game.requests.filter((request) => !request.startsWith(game.url));
      assert.deepEqual(foreign, [], "requests to other places");
      assert.deepEqual(game.errors, []);
    });
  }
}

test("the language of the link beats the stored one, which beats the browser's", async () => {
  const stored = (page) => page.addInitScript(() => localStorage.setItem("rg.lang", '"ja"'));
  const byStore = await open(shared, { lang: "en", setup: stored });
  assert.equal((await byStore.state()).lang, "ja");
  const byLink = await open(shared, { lang: "en", query: { lang: "en" }, setup: stored });
  assert.equal((await byLink.state()).lang, "en");
  const unknown = await open(shared, { lang: "xx", query: { lang: "zz" } });
  assert.equal((await unknown.state()).lang, "en");
});

test("it works in a sub-folder", async () => {
  const url = await shared.serve({ prefix: "/some/where/" });
  const game = await open(shared, { url });
  const elsewhere = game.requests.filter((request) => !request.startsWith(url));
  assert.deepEqual(elsewhere, []);
  assert.deepEqual(game.errors, []);
});

for (const gzip of [false, true]) {
  test(`the progress bar is true, ${gzip ? "packed" : "plain"}`, async () => {
    const fault = (name) => (name.endsWith(".wasm") ? "slow" : undefined);
    const url = await shared.serve({ gzip, fault });
    const game = await open(shared, { url, wait: false });
    const seen = new Set();
    await Promise.race([
      game.untilScreen("title"),
      (async () => {
        while (!game.page.isClosed() && (await game.page.locator("#loader").isVisible())) {
          seen.add(await game.page.evaluate(() => document.querySelector("#loader progress").value));
          await pause(40);
        }
      })(),
    ]);
    const values = [...seen];
    assert.ok(values.filter((value) => value > 0 && value < 1).length >= 3, `steps seen: ${values}`);
    assert.deepEqual(values, [...values].sort((a, b) => a - b), "it never goes back");

    const wasm = (await readdir(DIST)).find((name) => name.endsWith("_bg.wasm"));
    const megabytes = ((await stat(join(DIST, wasm))).size / 1e6).toFixed(1);
    assert.equal(await game.page.locator(".bytes").textContent(), `${megabytes} / ${megabytes} MB`);
    await game.untilScreen("title");
  });
}
