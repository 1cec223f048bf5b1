// Lets sounds out. The browser allows none before the first gesture; until then, and while
// the page is hidden, what the game plays is dropped, so that nothing waits to burst out.
(() => {
  "use strict";

  const shell = window.stackedShell;
  /** A context that has had nothing to play for so long is put to sleep. */
  const IDLE_MS = 20_000;
  const GESTURES = ["pointerup", "touchend", "keydown", "click"];

  let context;
  /** All that sounds goes through it; replaced to end everything at once. */
  let output;
  let idle;
  /** Asleep because nothing sounded, not because the browser wants it so. */
  let resting = false;

  function rest() {
    resting = true;
    context.suspend().catch(() => {});
  }

  function stayAwake() {
    clearTimeout(idle);
    idle = setTimeout(rest, IDLE_MS);
  }

  function wake() {
    if (document.hidden || !window.AudioContext) {
      return;
    }
    try {
      context ??= new AudioContext();
    } catch {
      return;
    }
    // "suspended" by the browser or by us, "interrupted" by a phone call.
    if (context.state !== "running") {
      const awake = () => {
        resting = false;
      };
      context.resume().then(awake, awake);
    }
    stayAwake();
  }

  /** Plays one channel of samples `after` seconds from now. */
  shell.play = (samples, rate, loudness, after) => {
    if (document.hidden || !(context?.state === "running" || resting)) {
      return;
    }
    wake();
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    if (!output) {
      output = context.createGain();
      output.connect(context.destination);
    }
    output.gain.value = loudness;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(output);
    source.start(context.currentTime + after);
  };

  /** Ends everything that sounds or waits to. */
  shell.hush = () => {
    output?.disconnect();
    output = undefined;
  };

  // These listeners stay: after an interruption only a later gesture brings sound back.
  for (const gesture of GESTURES) {
    addEventListener(gesture, wake, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      shell.hush();
      context?.suspend().catch(() => {});
    } else if (context) {
      wake();
    }
  });
})();
