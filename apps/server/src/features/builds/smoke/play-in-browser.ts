import type { BrowserContext, Frame, Page } from 'playwright-core';
import { SANDBOX } from '../host/frame-headers.ts';
import { type Collected, collect } from './collect.ts';
import type { CutShort, HostLook, Observed, SmokeTask } from './observed.ts';
import { openBrowser } from './open-browser.ts';
import { memoryOfDescendants } from './process-family.ts';
import { serveBuild } from './serve-build.ts';
import { serveHostPage } from './serve-host-page.ts';

const LOOK_MS = 200;
const MEMORY_MS = 500;
/** An answer that a game's own page owes; one that is busy does not get more. */
const ANSWER_MS = 3_000;
/** A second of frames is counted; a machine that has much else to do takes its time over it. */
const COUNTED_WITHIN_MS = 15_000;
const NOTHING_SEEN: HostLook = {
  state: 'loading',
  hello_ms: null,
  ready_ms: null,
  completed_ms: null,
  values: 0,
  missing: [],
  unfit: [],
  problems: [],
  said: [],
};

/**
 * Opens a build in a browser as its players will, lets it play itself where it can, and says what was seen. `onOpened` is
 * called before the game is: whatever fails from there on is the game's doing.
 */
export async function playInBrowser(task: SmokeTask, onOpened: () => Promise<void>): Promise<Observed> {
  const ends = performance.now() + task.limits.total_ms;
  const hostPage = await serveHostPage(task.manifest.profile);
  const build = await serveBuild(task, hostPage.origin);
  const { browser, isSandboxed } = await openBrowser(task.chromium, [hostPage.origin, build.origin]);
  const watch = watchMemory(browser, task.limits.memory_bytes);
  try {
    const page = browser.pages()[0] ?? (await browser.newPage());
    const collected = collect(page, build, hostPage.origin);
    await page.goto(hostPage.origin);
    await page.waitForFunction(() => 'smoke' in window);
    await onOpened();
    await page.evaluate((given) => window.smoke.begin(given), {
      url: build.url,
      sandbox: SANDBOX[task.manifest.profile],
      manifest: task.manifest,
    });
    const run = await watchGame(page, task, ends, () => watch.isOver || collected.hasCrashed);
    return {
      browser: `Chromium ${browser.browser()?.version() ?? ''}`.trim(),
      is_sandboxed: isSandboxed,
      ...run,
      cut_short: watch.isOver ? 'memory' : collected.hasCrashed ? 'crash' : run.cut_short,
      ...summary(collected),
      peak_memory_bytes: watch.peak,
    };
  } finally {
    watch.stop();
    await within(ANSWER_MS, browser.close(), undefined);
    await build.close();
    hostPage.close();
  }
}

/** Ends the browser when it takes more memory than it may. */
function watchMemory(browser: BrowserContext, most: number) {
  const watched = { peak: null as number | null, isOver: false, stop: () => clearInterval(timer) };
  const timer = setInterval(async () => {
    const bytes = await memoryOfDescendants(process.pid);
    if (bytes === null) return;
    watched.peak = Math.max(watched.peak ?? 0, bytes);
    if (bytes <= most || watched.isOver) return;
    watched.isOver = true;
    await browser.close();
  }, MEMORY_MS);
  return watched;
}

async function watchGame(page: Page, { manifest, limits }: SmokeTask, ends: number, isBroken: () => boolean) {
  const opened = performance.now();
  let look = NOTHING_SEEN;
  let measured: Promise<Measured> | null = null;
  let cutShort: CutShort = null;
  for (;;) {
    look =
      (await within(
        ANSWER_MS,
        page.evaluate(() => window.smoke.look()),
        null,
      )) ?? look;
    if (look.ready_ms !== null)
      measured ??= measureFrame(gameFrame(page), Math.min(COUNTED_WITHIN_MS, ends - performance.now()));
    if (isBroken() || isFinished(look, manifest.simulate)) break;
    if (look.ready_ms === null && performance.now() - opened > limits.ready_ms) break;
    if (performance.now() > ends) {
      cutShort = 'time';
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  const none = { first_paint_ms: null, frames_per_second: null };
  return { look, cut_short: cutShort, ...((await measured) ?? none) };
}

function isFinished({ state, ready_ms }: HostLook, simulates: boolean): boolean {
  if (state === 'completed' || state === 'terminated' || state === 'failed') return true;
  return !simulates && ready_ms !== null;
}

function gameFrame(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame !== page.mainFrame());
}

interface Measured {
  readonly first_paint_ms: number | null;
  readonly frames_per_second: number | null;
}

/** When the game first showed something, and how many frames it showed within a second; nothing if not told within `ms`. */
async function measureFrame(frame: Frame | undefined, ms: number): Promise<Measured> {
  const nothing = { first_paint_ms: null, frames_per_second: null };
  if (!frame) return nothing;
  const measuring = frame.evaluate(async (): Promise<Measured> => {
    const frames = await new Promise<number>((resolve) => {
      let count = 0;
      const started = performance.now();
      const next = (now: number) => {
        count += 1;
        if (now - started < 1000) requestAnimationFrame(next);
        else resolve(((count - 1) * 1000) / (now - started));
      };
      requestAnimationFrame(next);
    });
    const [paint] = performance.getEntriesByType('paint');
    return {
      first_paint_ms: paint ? Math.round(paint.startTime) : null,
      frames_per_second: Math.round(frames),
    };
  });
  return within(Math.max(ANSWER_MS, ms), measuring, nothing);
}

/** The answer, or `instead` when it fails or does not come in time: a page that is busy or gone owes nobody one. */
function within<T>(ms: number, answer: Promise<T>, instead: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(instead), ms);
  });
  return Promise.race([answer.catch(() => instead), late]).finally(() => clearTimeout(timer));
}

function summary(collected: Collected) {
  return {
    errors: collected.errors.list(),
    error_count: collected.errors.count,
    held_back: collected.heldBack.list(),
    held_back_count: collected.heldBack.count,
    outside: collected.outside.list(),
    loaded_files: collected.loadedFiles.count,
    missing_files: collected.missingFiles.list(),
  };
}
