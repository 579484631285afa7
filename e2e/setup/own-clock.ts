import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';

/** The clock of a page as its journey reaches it. */
interface PageClock {
  hold(): void;
  letRun(): void;
  pass(ms: number): Promise<void>;
  passUntilChange(mostMs: number): Promise<number>;
  /** What the page waits for: requests that have no answer yet, and whether time is held. */
  state(): string;
}

/** So long a page may take to come to what is waited for, by the world's clock, ms. */
const LONGEST_WAIT_MS = 60_000;
/** So much passes without a change before the page is looked at again, ms. */
const LOOK_AGAIN_MS = 1000;

/** A bit of time, ms. */
const LITTLE_MS = 20;

/** Whether time is over is asked this often, ms: asked with every frame, a page that rests would draw frames for it. */
const LOOK_MS = 16;

const owned = new WeakSet<BrowserContext>();

/**
 * From here on the journey owns the clock of all pages of a person: while it holds the time of a page, nothing passes
 * there but what it lets pass, frame by frame. Frames, timers, `performance.now` and the stamps of events agree. A slow
 * machine then only takes longer: no game runs away from its player. Time also waits for answers of the server, so that
 * a slow one is as good as a quick one. Until it is held for the first time, and when it is let run, time passes as
 * everywhere, but for what a machine that is busy with others leaves out: a play would be paused for it, as by sleep.
 */
export async function ownTheClock(person: BrowserContext): Promise<void> {
  owned.add(person);
  await person.addInitScript(installClock);
}

/** Whether the journey owns the clock of a page. */
export const isOwned = (page: Page): boolean => owned.has(page.context());

/** Time stands still from here on. Nothing happens to a page whose clock is not owned. */
export async function holdTime(page: Page): Promise<void> {
  if (isOwned(page)) await page.evaluate(() => window.journeyClock.hold());
}

/** Time passes by itself again. */
export async function letTimeRun(page: Page): Promise<void> {
  if (isOwned(page)) await page.evaluate(() => window.journeyClock.letRun());
}

/** Runs something with the time of the page held. */
export async function whileHeld(page: Page, run: () => Promise<void>): Promise<void> {
  await holdTime(page);
  await run();
  await letTimeRun(page);
}

/** The time of the page, ms since it was opened. */
export function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** Lets exactly so much time pass: that of a person who sees and moves. */
export async function passTime(page: Page, ms: number): Promise<void> {
  if (isOwned(page)) return page.evaluate((most) => window.journeyClock.pass(most), ms);
  const began = await timeOf(page);
  await page.waitForFunction((until) => performance.now() >= until, began + ms, { polling: LOOK_MS });
}

/** A movement of the hand takes a moment: where time is held, the frame that shows it. */
export async function oneFrame(page: Page): Promise<void> {
  if (isOwned(page)) await page.evaluate(() => window.journeyClock.pass(1000 / 60));
}

/**
 * Lets time pass, from change to change of the page, until `isSo`. Answers whether it came to that before `mostMs` of
 * the page's time were over; without them it has to.
 */
export async function timePassesUntil(
  page: Page,
  isSo: () => Promise<boolean>,
  mostMs?: number,
): Promise<boolean> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (let passed = 0; ; ) {
    if (await isSo()) return true;
    if (mostMs !== undefined && passed >= mostMs) return false;
    if (Date.now() > deadline) throw new Error(`In vain for ${LONGEST_WAIT_MS / 1000} s: ${isSo}`);
    passed += isOwned(page)
      ? await page.evaluate((most) => window.journeyClock.passUntilChange(most), LOOK_AGAIN_MS)
      : await nextFrame(page);
  }
}

/** Lets time pass until something can be seen. */
export async function seen(target: Locator): Promise<void> {
  const first = target.first();
  const page = target.page();
  if (!isOwned(page)) return first.waitFor();
  await timePassesUntil(page, () => first.isVisible()).catch(async (error: Error) => {
    throw new Error(`${error.message}\nNot seen: ${target}\n${await stateOf(page)}`);
  });
}

/**
 * Lets little time pass, until something can be seen that comes over the line: of the game next to nothing goes by, so
 * that it stands where it stood.
 */
export async function seenSoon(target: Locator): Promise<void> {
  const page = target.page();
  if (!isOwned(page)) return target.first().waitFor();
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!(await target.first().isVisible())) {
    if (Date.now() > deadline) throw new Error(`Not seen for ${LONGEST_WAIT_MS / 1000} s: ${target}`);
    await passTime(page, LITTLE_MS);
    await delay(LITTLE_MS * 3);
  }
}

/** Lets time pass until something cannot be seen any more. */
export async function gone(target: Locator): Promise<void> {
  const page = target.page();
  if (!isOwned(page)) return target.waitFor({ state: 'hidden' });
  await timePassesUntil(page, async () => !(await target.isVisible())).catch(async (error: Error) => {
    throw new Error(`${error.message}\nStill seen: ${target}\n${await stateOf(page)}`);
  });
}

/** What a page shows and waits for, for whoever looks why a journey went on in vain. */
async function stateOf(page: Page): Promise<string> {
  const shown = (await page.locator('body').innerText()).slice(0, 600);
  return `${await page.evaluate(() => window.journeyClock.state())}\n${shown}`;
}

/** Waits for the next frame of a page whose clock is the world's; answers how long that took, ms. */
function nextFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const began = performance.now();
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
}

declare global {
  interface Window {
    journeyClock: PageClock;
    /** For what looks at the page and is no part of it. */
    worldTimers: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;
  }
}

/** Runs in every page before its own scripts. */
function installClock(): void {
  const FRAME_MS = 1000 / 60;
  const TICK_MS = 4;
  /** What waits for no more than this comes next, ms. */
  const SOON_MS = 1000;
  /** Most that passes by itself between two ticks, ms. */
  const LONGEST_STILL_MS = 1000;
  /** An answer that does not come for so long is not waited for any more, ms of the world. */
  const LONGEST_ANSWER_MS = 20_000;

  const world = {
    now: performance.now.bind(performance),
    frame: window.requestAnimationFrame.bind(window),
    often: window.setInterval.bind(window) as (run: () => void, ms: number) => number,
    fetch: window.fetch.bind(window),
    stamp: Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get,
  };

  window.worldTimers = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  } as Window['worldTimers'];

  type Timer = { at: number; readonly every: number | null; readonly run: () => void };
  const timers = new Map<number, Timer>();
  let frames = new Map<number, FrameRequestCallback>();
  let handles = 1_000_000;
  let held = false;
  /** The page's time, and the world's when it was that late. */
  let time = world.now();
  let since = time;
  /** How much of it passed when it was last settled. */
  let passed = 0;

  /** While nothing could run for long, next to no time passes: the page did not sleep, its machine was busy. */
  const sinceThen = () => (held ? 0 : Math.min(world.now() - since, LONGEST_STILL_MS));
  const now = () => time + sinceThen();

  function settle(): void {
    passed = sinceThen();
    time += passed;
    since = world.now();
  }

  function runSafely(run: () => void): void {
    try {
      run();
    } catch (error) {
      reportError(error);
    }
  }

  /** Runs what is due by `until`, in its order, each at its time. */
  function runTimers(until: number): void {
    for (;;) {
      let next: readonly [number, Timer] | undefined;
      for (const entry of timers)
        if (entry[1].at <= until && !(next && next[1].at <= entry[1].at)) next = entry;
      if (!next) return;
      const [handle, timer] = next;
      if (held) time = Math.max(time, timer.at);
      if (timer.every === null) timers.delete(handle);
      else timer.at = Math.max(timer.at + timer.every, until - timer.every);
      runSafely(timer.run);
    }
  }

  /** Whether the page itself waits for its time to pass. */
  function isWaiting(): boolean {
    for (const { at, every } of timers.values()) if (every === null && at <= time + SOON_MS) return true;
    return false;
  }

  function runFrames(): void {
    const due = frames;
    frames = new Map();
    const at = now();
    for (const run of due.values()) runSafely(() => run(at));
  }

  world.often(() => {
    if (held) return;
    settle();
    runTimers(time);
  }, TICK_MS);
  const onWorldFrame = () => {
    if (!held && frames.size > 0) runFrames();
    world.frame(onWorldFrame);
  };
  world.frame(onWorldFrame);

  performance.now = now;
  window.requestAnimationFrame = (run) => {
    handles += 1;
    frames.set(handles, run);
    return handles;
  };
  window.cancelAnimationFrame = (handle) => {
    frames.delete(handle);
  };
  // A machine that is short of everything may take the window out of sight; its person still sits before it.
  const hidden: string[] = [];
  document.addEventListener('visibilitychange', () => hidden.push(`at ${Math.round(world.now())} ms`), true);
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
  let longestStepMs = 0;
  let lastStep: number | null = null;
  const timer =
    (repeats: boolean) =>
    (run: TimerHandler, ms?: number, ...rest: unknown[]): number => {
      handles += 1;
      const wait = Math.max(1, Number(ms) || 0);
      const call = () => (typeof run === 'function' ? run(...rest) : undefined);
      timers.set(handles, { at: now() + wait, every: repeats ? wait : null, run: call });
      return handles;
    };
  const forget = (handle?: number) => {
    if (handle !== undefined) timers.delete(handle);
  };
  Object.assign(window, {
    setTimeout: timer(false),
    setInterval: timer(true),
    clearTimeout: forget,
    clearInterval: forget,
  });
  const stamps = new WeakMap<Event, number>();
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get(this: Event) {
      const known = stamps.get(this);
      if (known !== undefined) return known;
      const away = Number(world.stamp?.call(this)) - since;
      const stamp = held ? time : Math.min(now(), time + Math.max(away, -passed));
      stamps.set(this, stamp);
      return stamp;
    },
  });

  let asked = 0;
  const unanswered = new Set<string>();
  window.fetch = async (...request) => {
    const [target] = request;
    const name = `${target instanceof Request ? target.url : target} since ${Math.round(world.now())} ms`;
    unanswered.add(name);
    asked += 1;
    try {
      const answer = await world.fetch(...request);
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
      if (!isStream && answer.body) await answer.clone().arrayBuffer();
      return answer;
    } finally {
      unanswered.delete(name);
      asked -= 1;
    }
  };

  const channel = new MessageChannel();
  const turns: (() => void)[] = [];
  channel.port1.onmessage = () => turns.shift()?.();
  /** What the page has put off to its next turn has run. */
  const turn = () =>
    new Promise<void>((resolve) => {
      turns.push(resolve);
      channel.port2.postMessage(null);
    });
  const worldFrame = () => new Promise<unknown>((resolve) => world.frame(resolve));

  async function answered(): Promise<void> {
    const began = world.now();
    while (asked > 0 && world.now() - began < LONGEST_ANSWER_MS) await worldFrame();
    await turn();
  }

  async function step(ms: number): Promise<void> {
    await answered();
    const until = time + ms;
    longestStepMs = Math.max(longestStepMs, ms, time - (lastStep ?? time));
    lastStep = until;
    runTimers(until);
    time = until;
    runFrames();
    await turn();
    await turn();
  }

  /** What only moves something tells a journey nothing. */
  const MOVES = new Set(['style', 'transform', 'd', 'x', 'y', 'cx', 'cy', 'width', 'height', 'opacity']);
  let changed = false;
  new MutationObserver((records) => {
    changed ||= records.some(({ attributeName }) => !MOVES.has(attributeName ?? ''));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  window.journeyClock = {
    hold() {
      settle();
      held = true;
    },
    letRun() {
      since = world.now();
      held = false;
    },
    state: () =>
      `Time is ${held ? 'held' : 'running'} at ${Math.round(now())} ms of the page, ${Math.round(world.now())} ms of the world; no answer yet: ${[...unanswered].join(', ') || 'nothing'}; longest step ${Math.round(longestStepMs)} ms; sight changed: ${hidden.join(', ') || 'never'}.`,
    async pass(ms) {
      if (!held) {
        for (const until = now() + ms; now() < until; ) await worldFrame();
        return;
      }
      for (let left = ms; left > 0; left -= FRAME_MS) await step(Math.min(FRAME_MS, left));
    },
    async passUntilChange(mostMs) {
      changed = false;
      let passed = 0;
      if (!held) {
        const began = now();
        await worldFrame();
        return now() - began;
      }
      while (!changed && passed < mostMs) {
        // Time that nothing waits for passes as it does in the world: something is loading.
        if (frames.size === 0 && !isWaiting()) await worldFrame();
        await step(FRAME_MS);
        passed += FRAME_MS;
      }
      return passed;
    },
  };
}
