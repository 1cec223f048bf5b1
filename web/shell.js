// The page round the game: words, failures, keys, focus. `window.stackedShell` is
// all that the game may ask of its page. No game logic.
(() => {
  "use strict";

  const FALLBACK = "en";
  const $ = (selector) => document.querySelector(selector);
  const canvas = $("#game");
  const loader = $("#loader");
  const failure = $("#failure");

  /** Code of a language to its words, parsed from the templates of the page. */
  const languages = new Map(
    [...document.querySelectorAll("template[data-lang]")].map((template) => [
      template.dataset.lang,
      parse(template.content.textContent),
    ]),
  );
  let words = languages.get(FALLBACK);

  function parse(ftl) {
    const pairs = ftl.matchAll(/^(page-[\w-]+) *= *(.*?) *$/gm);
    return new Map([...pairs].map(([, key, value]) => [key, value]));
  }

  function word(key) {
    return words.get(key) ?? languages.get(FALLBACK).get(key) ?? key;
  }

  /** What the player chose before; the game stores JSON, people may write plain text. */
  function storedLanguage() {
    try {
      const stored = localStorage.getItem("rg.lang");
      return stored?.replace(/^"|"$/g, "");
    } catch {
      return undefined;
    }
  }

  function firstLanguage() {
    const asked = new URLSearchParams(location.search).get("lang");
    const wishes = [asked, storedLanguage(), ...(navigator.languages ?? [])];
    return wishes.map(known).find(Boolean) ?? FALLBACK;
  }

  /** The language of a tag such as `ja-JP`, if the page speaks it. */
  function known(tag) {
    const code = String(tag ?? "").toLowerCase().split(/[-_]/)[0];
    return languages.has(code) ? code : undefined;
  }

  /** What the browser shows round the canvas. */
  function color(css) {
    document.body.style.background = css;
    $('meta[name="theme-color"]').content = css;
  }

  function language(code) {
    document.documentElement.lang = code;
    words = languages.get(known(code) ?? FALLBACK);
    for (const element of document.querySelectorAll("[data-word]")) {
      element.textContent = word(element.dataset.word);
    }
    $("#loader progress").setAttribute("aria-label", word("page-progress"));
    $("#mirror").setAttribute("aria-label", word("page-mirror"));
    canvas.setAttribute("aria-label", word("page-canvas"));
    if (failure.dataset.kind) {
      describeFailure(failure.dataset.kind);
    }
  }

  function describeFailure(kind) {
    $("#failure-title").textContent = word(`page-${kind}-title`);
    $("#failure-text").textContent = word(`page-${kind}-text`);
  }

  /** Covers the page for good. The first failure stays: later ones are its echo. */
  function failed(kind, detail) {
    if (failure.dataset.kind) {
      return;
    }
    failure.dataset.kind = kind;
    describeFailure(kind);
    failure.querySelector("pre").textContent = detail;
    failure.querySelector("details").hidden = !detail;
    loader.hidden = true;
    // It would lie over the message.
    $("#card").close();
    $("#stage").inert = true;
    $("#mirror").inert = true;
    failure.hidden = false;
    failure.querySelector("button").focus();
  }

  /** The game's first picture is on the canvas. */
  function started() {
    loader.hidden = true;
    if (!failure.dataset.kind) {
      canvas.focus({ preventScroll: true });
    }
  }

  /** Bytes so far; `total` is 0 while unknown. */
  function progress(current, total) {
    const bar = $("#loader progress");
    const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
    if (total > 0) {
      bar.value = Math.min(current / total, 1);
      $(".bytes").textContent = `${megabytes(current)} / ${megabytes(total)} MB`;
    } else {
      $(".bytes").textContent = `${megabytes(current)} MB`;
    }
  }

  /** Asked of a canvas that is thrown away: the game's own may hold one kind of context only. */
  function canDraw() {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return Boolean(context);
  }

  function insets() {
    const style = getComputedStyle($("#insets"));
    const sides = ["paddingTop", "paddingRight", "paddingBottom", "paddingLeft"];
    return JSON.stringify(sides.map((side) => Number.parseFloat(style[side]) || 0));
  }

  function title(text) {
    document.title = text;
  }

  // Only what the game uses and the page would scroll by; F5, Tab, zoom stay the browser's.
  const SCROLLING = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " "]);
  addEventListener("keydown", (event) => {
    const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    if (document.activeElement === canvas && SCROLLING.has(event.key) && !modified) {
      event.preventDefault();
    }
  });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    failed("context", "");
  });

  // A trap in wasm that no panic hook saw, such as a full stack.
  const isTrap = (reason) => reason instanceof WebAssembly.RuntimeError;
  addEventListener("error", (event) => {
    if (isTrap(event.error)) {
      failed("panic", String(event.error));
    }
  });
  addEventListener("unhandledrejection", (event) => {
    if (isTrap(event.reason)) {
      failed("panic", String(event.reason));
    }
  });

  failure.querySelector("button").addEventListener("click", () => location.reload());
  $(".wordmark").textContent = document.title;
  language(firstLanguage());

  window.stackedShell = { canDraw, color, failed, insets, language, progress, started, title };
})();
