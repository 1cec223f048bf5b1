// A browser with the game in it: opening, reading the mirror, pressing, tapping.
import { readdirSync, readFileSync } from "node:fs";
import { after, afterEach, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "./server.js";

export const DIST = process.env.STACKED_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The codes of all languages. */
const LOCALES = new URL("../../assets/locales/", import.meta.url);
export const LANGUAGES = readdirSync(LOCALES);

/** What the page says under `key`. */
export function pageWord(lang, key) {
  const words = readFileSync(new URL(`${lang}/page.ftl`, LOCALES), "utf8");
  return words.split("\n").find((line) => line.startsWith(`${key} = `)).slice(key.length + 3);
}

const FLAGS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--mute-audio",
];

/** One browser for all tests of a file. What a test opens is closed after it, however it ends. */
export function browserForFile() {
  const shared = { opened: [] };
  shared.server = async (options = {}) => {
    const server = await serve({ root: DIST, ...options });
    shared.opened.push(server);
    return server;
  };
  shared.serve = async (options) => (await shared.server(options)).url;
  before(async () => {
    shared.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: FLAGS,
    });
  });
  afterEach(async () => {
    await Promise.all(shared.opened.splice(0).map((opened) => opened.close()));
  });
  after(async () => {
    await shared.browser?.close();
  });
  return shared;
}

/**
 * Opens the page at `url`, or at a server of its own; in `context` as one more tab, else in
 * a browser that has never seen it. `setup(page)` runs before anything is loaded. Only
 * tests of the `worker` let it store the page.
 */
export async function open(
  shared,
  { device = DESKTOP, lang = "en", query = {}, url, context, worker = false, setup, wait = true } = {},
) {
  const address = url ?? (await shared.serve());
  const serviceWorkers = worker ? "allow" : "block";
  const used = context ?? (await shared.browser.newContext({ ...device, locale: lang, serviceWorkers }));
  if (!context) {
    shared.opened.push(used);
  }
  const page = await used.newPage();
  const game = new Game(used, page, Boolean(device.hasTouch), address);
  await setup?.(page);
  await page.goto(`${address}?${new URLSearchParams({ seed: "7", ...query })}`);
  if (wait) {
    await game.untilScreen("title");
  }
  return game;
}

export class Game {
  constructor(context, page, touch, url) {
    Object.assign(this, { context, page, touch, url, errors: [], requests: [] });
    page.on("console", (message) => {
      if (message.type() === "error") {
        this.errors.push(message.text());
      }
    });
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.on("request", (request) => this.requests.push(request.url()));
  }

  /** The game's last snapshot; empty before the first. */
  async state() {
    const state = await this.page.evaluate(() => window.stackedShell?.snapshot?.() ?? {}).catch(whileLoading);
    return { ...state, rects: byName(state.rects ?? []) };
  }

  /** Waits until `holds(state)`, and gives that state back. */
  async until(holds, what, timeout = 30_000) {
    const end = Date.now() + timeout;
    for (;;) {
      const state = await this.state();
      if (state.screen && holds(state)) {
        return state;
      }
      if (Date.now() > end) {
        throw new Error(`waited in vain for ${what}; last state: ${JSON.stringify({ ...state, rects: undefined, words: undefined })}`);
      }
      await pause(30);
    }
  }

  /** Waits for a screen that is drawn and listens. */
  async untilScreen(screen, timeout = 90_000) {
    const state = await this.until((now) => now.screen === screen, `screen ${screen}`, timeout);
    await this.page.waitForSelector("#loader", { state: "hidden" });
    return state;
  }

  async untilPlacing(timeout) {
    return this.until((now) => now.screen === "play" && now.phase === "placing" && !now.paused, "the placer's turn", timeout);
  }

  async frames() {
    return this.page.evaluate(() => window.stacked.frames());
  }

  async press(key) {
    await this.page.keyboard.press(key);
  }

  async middleOf(rect) {
    const { rects } = await this.until((now) => now.rects[rect], `rect ${rect}`);
    const [x, y, width, height] = rects[rect];
    return [x + width / 2, y + height / 2];
  }

  /** A tap or click in the middle of what the game calls `rect`. */
  async tap(rect) {
    await this.tapAt(...(await this.middleOf(rect)));
  }

  async tapAt(x, y) {
    if (this.touch) {
      await this.page.touchscreen.tap(x, y);
    } else {
      await this.page.mouse.click(x, y);
    }
  }

  /** Taps the first of these actions that is on the screen. */
  async act(...ids) {
    const present = ({ actions }) => ids.find((id) => actions.some((action) => action.id === id));
    const state = await this.until(present, `one of the actions ${ids}`);
    await this.tap(`action-${present(state)}`);
  }

  /** From the title into a new match of `tier`, up to the first placement. */
  async startMatch(tier = "beginner") {
    await this.act("play");
    await this.untilScreen("tiers");
    await this.act(`start-${tier}`);
    return this.untilPlacing();
  }

  async canContinue() {
    return (await this.state()).actions.some(({ id }) => id === "continue");
  }

  async speak(lang) {
    await this.act("languages");
    await this.act(`language-${lang}`);
    await this.until((now) => now.lang === lang && !now.dialog, `language ${lang}`);
  }

  /** Places what `choose` says, turn after turn, until the match is over; then its summary. */
  async playToChoke(choose, turns = 250) {
    for (let turn = 0; turn < turns; turn += 1) {
      const now = await this.until(
        (state) => state.screen === "summary" || state.phase === "placing",
        "the next turn",
      );
      if (now.screen === "summary") {
        return now;
      }
      await this.place(choose(now));
      await this.until((state) => state.turn > now.turn, `turn ${now.turn + 1}`);
    }
    throw new Error(`no choke in ${turns} turns`);
  }

  /** Picks a slot and a cell by pointer alone. */
  async place({ slot, cell }) {
    if ((await this.state()).selected !== slot) {
      await this.tap(`slot${slot}`);
      await this.until((now) => now.selected === slot, `slot ${slot} selected`);
    }
    await this.tap(`cell${cell}`);
  }

  async reload() {
    await this.page.reload();
  }

  /** The message that covers the page, once it is there. */
  async failure() {
    const box = this.page.locator("#failure");
    await box.waitFor({ state: "visible", timeout: 60_000 });
    return {
      kind: await box.getAttribute("data-kind"),
      title: await box.locator("h1").textContent(),
      button: box.locator("button"),
    };
  }

  /** Raw touches: an array of [x, y] for each finger that is down after the event. */
  async touches(type, ...fingers) {
    this.wire ??= await this.context.newCDPSession(this.page);
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
    await this.wire.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  /** Sends taps as fast as the wire takes them, without waiting for any to be handled. */
  async tapQuickly(places) {
    this.wire ??= await this.context.newCDPSession(this.page);
    const send = (method, type, rest) => this.wire.send(`Input.${method}`, { type, ...rest });
    const mouse = { button: "left", clickCount: 1 };
    const sent = places.flatMap(([x, y]) =>
      this.touch
        ? [
            send("dispatchTouchEvent", "touchStart", { touchPoints: [{ x, y }] }),
            send("dispatchTouchEvent", "touchEnd", { touchPoints: [] }),
          ]
        : [
            send("dispatchMouseEvent", "mouseMoved", { x, y }),
            send("dispatchMouseEvent", "mousePressed", { x, y, ...mouse }),
            send("dispatchMouseEvent", "mouseReleased", { x, y, ...mouse }),
          ],
    );
    await Promise.all(sent);
  }

  /** Hands `ids` to the game as wishes, in the very frame that shows `phase`. */
  async wishDuring(phase, ...ids) {
    await this.page.evaluate(
      ([phase, ids]) => {
        const shell = window.stackedShell;
        const { mirror } = shell;
        shell.mirror = (json) => {
          mirror(json);
          if (shell.snapshot().phase === phase) {
            shell.mirror = mirror;
            ids.forEach((id) => window.stacked.wish(JSON.stringify({ kind: "action", id })));
          }
        };
      },
      [phase, ids],
    );
  }

  /** What a match is made of; equal before and after anything that must not change it. */
  async match() {
    return matchOf(await this.state());
  }
}

export function matchOf({ board, clocks, turn, tier }) {
  return { board, clocks, turn, tier };
}

export function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Of what has several rectangles, such as a button and the whole screen, the smallest. */
function byName(rects) {
  const area = ([, [, , width, height]]) => width * height;
  return Object.fromEntries([...rects].sort((a, b) => area(b) - area(a)));
}

/** While a page is being replaced it cannot be asked. */
function whileLoading(reason) {
  if (/context was destroyed|navigat/i.test(String(reason))) {
    return {};
  }
  throw reason;
}

/** The tab's icon is asked for by the browser itself, whenever it likes. */
export const ofThePage = (request) => !/\/icon-[^/]*\.svg$/.test(request);
