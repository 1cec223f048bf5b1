// The share card: what is shown, copied and sent, and what is said of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForFile, DESKTOP, open, PHONE } from "./game.js";

const shared = browserForFile();

/** A 2 on the last cell chokes it. */
const NEARLY_CHOKED =
  "stacked 1 stack beginner 4x4 0/2/4 seed 7 undone 0 open " +
  "2a1,4b1,2c1,4d1,4a2,2b2,4c2,2d2,2a3,4b3,2c3,4d3,4a4,2b4,4c4 moves";
const LAST = 15;

/** The card of a choke just made; `prepare` runs in the page before anything else. */
async function openCard({ device = DESKTOP, lang = "en", prepare = () => {} } = {}) {
  const setup = async (page) => {
    await page.addInitScript((record) => localStorage.setItem("rg.match", JSON.stringify(record)), NEARLY_CHOKED);
    await page.addInitScript(prepare);
  };
  const game = await open(shared, { device, lang, setup });
  await game.act("continue");
  await game.untilPlacing();
  await game.place({ slot: 2, cell: LAST });
  await game.untilScreen("summary");
  await game.act("share");
  const { share } = await game.until((now) => now.dialog === "share", "the card");
  const dialog = game.page.locator("#card");
  await dialog.waitFor({ state: "visible" });
  return { game, share, dialog, press: (name) => dialog.locator(`[data-do="${name}"]`).click() };
}

const said = (dialog) => dialog.locator("[role=status]");

/** Replaces the clipboard by one that keeps what it is given. */
function keepCopies() {
  window.copies = [];
  const writeText = async (text) => void window.copies.push(text);
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
}

function refuseCopies() {
  const writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
}

function haveNoClipboard() {
  Object.defineProperty(navigator, "clipboard", { value: undefined });
}

for (const [device, lang, hook] of [
  [DESKTOP, "en", "I choked the Beginner Slider in 1 turn."],
  [PHONE, "ja", "初級のスライダーを1ターンで詰ませました。"],
]) {
  test(`the exact card is seen and copied, in ${lang}`, async () => {
    const { game, share, dialog, press } = await openCard({ device, lang });
    await game.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const [title, told, ...rest] = share.card.split("\n");
    const call = rest.pop();
    assert.equal(title, await game.page.title());
    assert.equal(told, hook);
    assert.deepEqual(rest, ["⬜🟨⬜🟨", "🟨⬜🟨⬜", "⬜🟨⬜🟨", "🟨⬜🟨⬜"]);
    assert.ok(call.endsWith(` ${game.url.replace(/\/?$/, "/")}`), `${call} has the plain address`);
    assert.equal(await dialog.locator("pre").textContent(), share.card);
    assert.equal(await said(dialog).textContent(), "");

    await press("copy");
    await game.page.waitForFunction((word) => document.querySelector("#card [role=status]").textContent === word, share.copied);
    assert.equal(await game.page.evaluate(() => navigator.clipboard.readText()), share.card);
    assert.deepEqual(game.errors, []);
  });
}

for (const prepare of [refuseCopies, haveNoClipboard]) {
  test(`nothing is called copied that was not: ${prepare.name}`, async () => {
    const { game, share, dialog, press } = await openCard({ prepare });
    await press("copy");
    await dialog.getByText(share.not_copied).waitFor();
    assert.equal(await game.page.evaluate(() => String(getSelection()).trim()), share.card);
    assert.deepEqual(game.errors, []);
  });
}

/** A system sheet that ends as the page's `sheet` says. */
function haveSheet() {
  window.shared = [];
  navigator.share = async (what) => {
    window.shared.push(what);
    if (window.sheet) {
      throw new DOMException("", window.sheet);
    }
  };
}

test("the card goes to the system's sheet, and a dismissed sheet is no error", async () => {
  const { game, share, dialog, press } = await openCard({ device: PHONE, prepare: haveSheet });
  await press("send");
  await game.page.evaluate(() => {
    window.sheet = "AbortError";
  });
  await press("send");
  assert.deepEqual(await game.page.evaluate(() => window.shared), [{ text: share.card }, { text: share.card }]);
  assert.equal(await said(dialog).textContent(), "");
  assert.deepEqual(game.errors, []);
});

test("a sheet that fails leaves the card copied", async () => {
  const prepare = `(${haveSheet})(); (${keepCopies})(); window.sheet = "NotAllowedError";`;
  const { game, share, dialog, press } = await openCard({ prepare });
  await press("send");
  await dialog.getByText(share.copied).waitFor();
  assert.deepEqual(await game.page.evaluate(() => window.copies), [share.card]);
});

test("where there is no sheet there is no button for it", async () => {
  const prepare = () => Object.defineProperty(Navigator.prototype, "share", { value: undefined });
  const { dialog } = await openCard({ prepare });
  assert.ok(await dialog.locator('[data-do="send"]').isHidden());
});

test("the card closes by its button and by Escape, and can be opened again", async () => {
  const { game, dialog, press } = await openCard();
  for (const close of [() => press("close"), () => game.press("Escape"), () => press("close")]) {
    await dialog.waitFor({ state: "visible" });
    await close();
    await dialog.waitFor({ state: "hidden" });
    const now = await game.until((state) => !state.dialog, "the summary");
    assert.equal(now.screen, "summary");
    await game.act("share");
  }
  await dialog.waitFor({ state: "visible" });
  await game.press("Escape");
  await game.until((state) => !state.dialog, "the summary");
  await game.press("r");
  await game.untilPlacing();
  assert.deepEqual(game.errors, []);
});

test("a small phone that lies shows the card and all its buttons", async () => {
  const device = { viewport: { width: 568, height: 320 }, hasTouch: true, isMobile: true };
  const { dialog, press } = await openCard({ device });
  const box = await dialog.boundingBox();
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 568 && box.y + box.height <= 320, JSON.stringify(box));
  // It scrolls where it has to.
  await press("close");
  await dialog.waitFor({ state: "hidden" });
});
