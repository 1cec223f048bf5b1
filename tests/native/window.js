// The game's window on a screen of its own (Xvfb), driven by real mouse and key events
// and read through `--trace`.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const target = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, "../../target");
export const BINARY = process.env.STACKED_BINARY ?? join(target, "debug/stacked");
const SHOTS = process.env.SHOTS ?? join(import.meta.dirname, "shots");

/** A folder of one test's own, for scores. */
export const freshFolder = () => mkdtempSync(join(tmpdir(), "stacked-native-"));

/** Starts a screen; `display` is what programs on it are told. */
export async function openScreen(number, size = "1280x800") {
  const display = `:${number}`;
  const server = spawn("Xvfb", [display, "-screen", "0", `${size}x24`], { stdio: "ignore" });
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      execFileSync("xdotool", ["getdisplaygeometry"], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" });
      return { display, close: () => server.kill() };
    } catch {
      await sleep(100);
    }
  }
  throw new Error("Xvfb did not start");
}

/** A running game. */
export class Window {
  /** The last snapshot, and how many frames were drawn. */
  snapshot;
  frames = 0;
  stderr = "";
  #display;
  #process;

  static async open(display, args = [], env = {}) {
    const window = new Window();
    window.#display = display;
    window.#process = spawn(BINARY, ["--trace", "--lang", "en", ...args], {
      env: { ...process.env, DISPLAY: display, WAYLAND_DISPLAY: "", WGPU_BACKEND: "vulkan", ...env },
    });
    window.#process.stderr.on("data", (text) => {
      window.stderr += text;
    });
    createInterface({ input: window.#process.stdout }).on("line", (line) => {
      const said = JSON.parse(line);
      if (said.frames === undefined) {
        window.snapshot = said;
      } else {
        window.frames = said.frames;
      }
    });
    await window.until((now) => now.screen === "title" && window.frames > 4);
    window.focus();
    await sleep(300);
    return window;
  }

  async until(holds, seconds = 30) {
    for (let tries = 0; tries < seconds * 20; tries += 1) {
      if (this.snapshot && holds(this.snapshot)) {
        return this.snapshot;
      }
      if (this.#process.exitCode !== null) {
        throw new Error(`the game ended: ${this.stderr}`);
      }
      await sleep(50);
    }
    throw new Error(`it did not come to that: ${JSON.stringify(this.snapshot)}`);
  }

  #tool(...args) {
    return execFileSync("xdotool", args, { env: { ...process.env, DISPLAY: this.#display } }).toString();
  }

  focus() {
    const ids = this.#tool("search", "--pid", String(this.#process.pid)).trim().split("\n");
    this.#tool("windowfocus", ids.at(-1));
  }

  key(...keys) {
    this.#tool("key", ...keys);
  }

  #middle(name) {
    const [, [left, top, width, height]] = this.snapshot.rects.find(([rect]) => rect === name);
    return [left + width / 2, top + height / 2].map((pixels) => String(Math.round(pixels)));
  }

  click(name) {
    this.#tool("mousemove", ...this.#middle(name), "click", "1");
  }

  drag(from, to) {
    const [start, end] = [this.#middle(from), this.#middle(to)];
    this.#tool("mousemove", ...start, "mousedown", "1", "mousemove", ...end, "mouseup", "1");
  }

  shot(name) {
    mkdirSync(SHOTS, { recursive: true });
    const env = { ...process.env, DISPLAY: this.#display };
    execFileSync("import", ["-window", "root", join(SHOTS, `${name}.png`)], { env });
  }

  async close(signal = "SIGTERM") {
    const ended = new Promise((done) => this.#process.once("exit", done));
    this.#process.kill(signal);
    await ended;
  }
}
