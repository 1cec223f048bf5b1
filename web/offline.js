// Lets the game play offline after one visit, and offers a new build once it is all there.
// Nothing is replaced under a running game: a build is taken by a button that is shown
// between matches only, or it comes with the next visit.
(() => {
  "use strict";

  /** Screens between matches, where a reload interrupts nothing. */
  const BETWEEN = new Set(["title", "tiers", "summary"]);
  const CHECK_EVERY_MS = 3_600_000;
  /** Long enough to read one line. */
  const OFFLINE_MS = 8_000;

  const $ = (selector) => document.querySelector(selector);
  const mirror = $("#mirror");
  const failure = $("#failure");
  const { build } = $("#app-files").dataset;

  /** The worker of a newer build that has all its files. */
  let newer;
  let declined;
  /** The player has not yet been told that the network is gone. */
  let untold = !navigator.onLine;

  function between() {
    return BETWEEN.has(mirror.dataset.screen) && !mirror.dataset.dialog && failure.hidden;
  }

  function show() {
    $("#update").hidden = !(newer && newer !== declined && between());
    if (untold && between()) {
      untold = false;
      $("#offline").hidden = false;
      setTimeout(hideOffline, OFFLINE_MS);
    }
  }

  function hideOffline() {
    $("#offline").hidden = true;
  }

  function later() {
    declined = newer;
    show();
    $("#game").focus({ preventScroll: true });
  }

  function take() {
    const reload = () => location.reload();
    if (newer.state === "installed") {
      newer.addEventListener("statechange", reload, { once: true });
      newer.postMessage("take");
    } else {
      // Another tab was quicker.
      reload();
    }
  }

  function buildOf(worker) {
    return new Promise((told) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => told(data);
      worker.postMessage("build", [port2]);
    });
  }

  async function consider(worker) {
    if ((await buildOf(worker)) === build) {
      // The network brought this page before its worker was there.
      worker.postMessage("take");
    } else {
      newer = worker;
      show();
    }
  }

  /** A worker on its way is looked at when it has all its files; the very first waits for nobody. */
  function follow({ installing, active }) {
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && active) {
        consider(installing);
      }
    });
  }

  async function watch() {
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    follow(registration);
    registration.addEventListener("updatefound", () => follow(registration));
    if (registration.waiting) {
      consider(registration.waiting);
    }
    const check = () => registration.update().catch(() => {});
    setInterval(check, CHECK_EVERY_MS);
    document.addEventListener("visibilitychange", () => document.hidden || check());
  }

  /** Once the game runs, so that its download comes first; or once it failed, in case a newer build is there. */
  async function begin() {
    const known = await navigator.serviceWorker.getRegistration();
    if (failure.hidden || known) {
      await watch();
    }
  }

  $("#update [data-word=page-update-take]").addEventListener("click", take);
  $("#update [data-word=page-update-later]").addEventListener("click", later);
  addEventListener("offline", () => {
    untold = true;
    show();
  });
  addEventListener("online", () => {
    untold = false;
    hideOffline();
  });

  let begun = false;
  const observer = new MutationObserver(() => {
    show();
    // A page in one file has no build and no worker; an old browser has no workers at all.
    if (!begun && build && navigator.serviceWorker) {
      begun = true;
      begin().catch((reason) => console.warn(`not kept for offline: ${reason}`));
    }
  });
  observer.observe(mirror, { attributeFilter: ["data-screen", "data-dialog"] });
  observer.observe(failure, { attributeFilter: ["hidden"] });
})();
