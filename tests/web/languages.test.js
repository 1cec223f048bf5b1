// Every language, chosen from the list in a running match, on small screens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForFile, LANGUAGES, open } from "./game.js";

const shared = browserForFile();

// Zooming halves the page's pixels; the emulated `deviceScaleFactor` never reaches the canvas.
const SCREENS = {
  "a small phone": { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
  "a small phone that lies": { viewport: { width: 568, height: 320 }, hasTouch: true, isMobile: true },
  "a screen zoomed to 200 %": { viewport: { width: 640, height: 400 } },
};

function assertInside({ rects }, { width, height }, what) {
  for (const [name, [x, y, w, h]] of Object.entries(rects)) {
    const inside = x >= -1 && y >= -1 && x + w <= width + 1 && y + h <= height + 1;
    assert.ok(inside, `${what}: ${name} at ${[x, y, w, h]} leaves the screen`);
  }
}

for (const [what, device] of Object.entries(SCREENS)) {
  test(`all languages can be reached and read on ${what}`, async () => {
    const game = await open(shared, { device });
    await game.startMatch();
    await game.tap("slot8");
    await game.until((now) => now.selected === 8, "the 8 in hand");
    const before = await game.match();
    const names = new Set();
    for (const lang of [...LANGUAGES].reverse()) {
      await game.act("languages");
      const list = await game.until((now) => now.dialog === "languages", "the list");
      assert.equal(list.actions.filter(({ id }) => /^language-/.test(id)).length, LANGUAGES.length);
      assertInside(list, device.viewport, `${lang}, list`);
      await game.act(`language-${lang}`);
      const now = await game.until((state) => state.lang === lang && !state.dialog, `language ${lang}`);
      assertInside(now, device.viewport, lang);
      assert.deepEqual(await game.match(), before);
      assert.equal(now.selected, 8);
      assert.equal(await game.page.locator("html").getAttribute("lang"), lang);
      names.add(await game.page.title()).add(await game.page.locator("canvas").getAttribute("aria-label"));
    }
    assert.equal(names.size, 2 * LANGUAGES.length, [...names].join("; "));
    assert.deepEqual(game.errors, []);
  });
}
