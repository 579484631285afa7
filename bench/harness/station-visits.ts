import type { TaskKey } from '@tryout/games/registry';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { takeTime, touchesWith } from '../../e2e/pages/person.ts';
import { STATIONS } from '../../e2e/pages/stations.ts';
import { PHONE_SCORES, slowToScore } from './phone-speed.ts';
import { serveStations } from './served-stations.ts';
import { whenPainted } from './when-painted.ts';

/** How fast this machine is changes from minute to minute. */
const RECALIBRATED_MS = 30_000;
/** A good mobile line: 9 Mbit/s, 60 ms. */
const LINE = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 };
const SCREEN = { width: 360, height: 740 };
/** The browser's window around it: what lies beyond its edge is never painted, so no touch there has a frame. */
const WINDOW = { width: 800, height: 1100 };
/** A finger rests on the glass about so long; let go in the moment it comes down, a touch counts its answer twice. */
const FINGER_DOWN_MS = 80;
/** Frames shorter than this the browser does not report; such inputs count as this long. */
const LEAST_REPORTED_MS = 16;
/** A station is played until it was touched this often, anew where it ends before, each time for at most so long. */
const TOUCHES = 20;
const MOST_VISITS = 3;
const LONGEST_PLAYED_MS = 10_000;

/** The stations as built for the workbench, in a browser like a phone's. */
export interface StationVisits {
  /** Milliseconds from asking for the page, with an empty cache, to the frame that shows the instructions. */
  firstFrame(key: TaskKey): Promise<number>;
  /** Bytes of the station's own file of scripts, gzip; what all stations share is not in it. */
  chunkBytes(key: TaskKey): number;
  /**
   * Milliseconds from each touch of a person who plays to the next frame on screen: the longest of what the browser
   * says of its pointerdown, pointerup and click.
   */
  inputsToFrames(key: TaskKey): Promise<readonly number[]>;
  /** How many times slower than this machine the phone was, at the least and at the most. */
  slowdown(): { readonly least: number; readonly most: number };
  close(): Promise<void>;
}

/** Builds the stations, serves them and starts the browser. */
export async function openStations(phone: keyof typeof PHONE_SCORES): Promise<StationVisits> {
  const { baseURL, browser, chunkBytes, close } = await serveStations();
  const slowed: number[] = [];
  let takenAt = Number.NEGATIVE_INFINITY;
  const calibrated = <T>(run: (page: Page) => Promise<T>): Promise<T> =>
    onPhone(browser, baseURL, async (page, session) => {
      if (performance.now() - takenAt > RECALIBRATED_MS) {
        slowed.push(await slowToScore(page, session, PHONE_SCORES[phone]));
        takenAt = performance.now();
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowed.at(-1) ?? 1 });
      return run(page);
    });
  return {
    chunkBytes,
    slowdown: () => ({ least: Math.min(...slowed), most: Math.max(...slowed) }),
    firstFrame: (key) => calibrated((page) => firstFrame(page, key)),
    async inputsToFrames(key) {
      const waits: number[] = [];
      for (let visit = 0; visit < MOST_VISITS && waits.length < TOUCHES; visit += 1) {
        const heard = await calibrated(async (page) => {
          await firstFrame(page, key);
          return playFor(page, key);
        });
        waits.push(...heard);
      }
      return waits;
    },
    close,
  };
}

async function onPhone<T>(
  browser: Browser,
  baseURL: string,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const person = await browser.newContext({
    baseURL,
    viewport: SCREEN,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  const page = await person.newPage();
  const session = await person.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
  await session.send('Network.emulateNetworkConditions', LINE);
  touchesWith(page, async (x, y) => {
    const touchPoints = [{ x: Math.round(x), y: Math.round(y) }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await new Promise((resolve) => setTimeout(resolve, FINGER_DOWN_MS));
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
  try {
    return await run(page, session);
  } finally {
    await person.close();
  }
}

/** Milliseconds to the frame that shows the instructions. */
const firstFrame = (page: Page, key: TaskKey): Promise<number> =>
  whenPainted(page, `/?bare=1&mode=test&game=${key}`, { selector: 'main button' });

/** Listens to what the browser itself says of each input: from the moment of the touch to the next frame painted. */
async function playFor(page: Page, key: TaskKey): Promise<readonly number[]> {
  const station = STATIONS[key];
  if (!station) throw new Error(`nobody knows how to play ${key}`);
  await page.evaluate((durationThreshold) => {
    const waits = new Map<number, number>();
    let touches = 0;
    addEventListener(
      'pointerdown',
      () => {
        touches += 1;
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (!['pointerdown', 'pointerup', 'click'].includes(entry.name) || entry.interactionId === 0)
          continue;
        waits.set(entry.interactionId, Math.max(entry.duration, waits.get(entry.interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    Object.assign(window, { heardInputs: () => ({ waits: [...waits.values()], touches }) });
  }, LEAST_REPORTED_MS);
  const done = page.getByRole('heading', { name: 'Task complete' });
  const playing = station.play(page, 'touch', done).catch((error: unknown) => {
    // The visit ends while somebody still plays.
    if (!page.isClosed()) throw error;
  });
  const heard = () =>
    page.evaluate(() =>
      (window as unknown as { heardInputs(): { waits: number[]; touches: number } }).heardInputs(),
    );
  const enough = async () => {
    const began = Date.now();
    while (Date.now() - began < LONGEST_PLAYED_MS && (await heard()).touches < TOUCHES)
      await takeTime(page, 500);
  };
  await Promise.race([playing, enough()]);
  const { waits, touches } = await heard();
  const unreported = Math.max(0, touches - waits.length);
  return [...waits, ...new Array<number>(unreported).fill(LEAST_REPORTED_MS)];
}
