import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TaskKey } from '@tryout/games/registry';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { takeTime } from '../../e2e/pages/person.ts';
import { STATIONS } from '../../e2e/pages/stations.ts';
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs';

/** A middling phone on a good mobile line: a processor 4 times slower than this machine's, 9 Mbit/s, 60 ms. */
const SLOWER = 4;
const LINE = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 };
/** Frames shorter than this the browser does not report; such inputs count as this long. */
const LEAST_REPORTED_MS = 16;
/** How long a station is played, ms. */
const PLAYED_MS = 8000;

/** The stations as built for the workbench, in a browser like a phone's. */
export interface StationVisits {
  /** Milliseconds from asking for the page, with an empty cache, to the frame that shows the instructions. */
  firstFrame(key: TaskKey): Promise<number>;
  /** Milliseconds from each input of a person who plays by touch to the frame that shows its effect. */
  inputsToFrames(key: TaskKey): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** Builds the stations, serves them and starts the browser. */
export async function openStations(): Promise<StationVisits> {
  const outDir = mkdtempSync(join(tmpdir(), 'tryout-stations-'));
  const configFile = join(import.meta.dirname, '../../packages/games/harness/vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir, reportCompressedSize: false } });
  const served = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = served.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the stations are not served');
  const baseURL = `http://127.0.0.1:${address.port}`;
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-sync'],
  });
  return {
    firstFrame: (key) => onPhone(browser, baseURL, (page) => firstFrame(page, key)),
    inputsToFrames: (key) =>
      onPhone(browser, baseURL, async (page) => {
        await firstFrame(page, key);
        return playFor(page, key);
      }),
    async close() {
      await browser.close();
      await served.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

async function onPhone<T>(browser: Browser, baseURL: string, run: (page: Page) => Promise<T>): Promise<T> {
  const person = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  const page = await person.newPage();
  const session = await person.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    return await run(page);
  } finally {
    await person.close();
  }
}

async function firstFrame(page: Page, key: TaskKey): Promise<number> {
  await page.goto(`/?bare=1&mode=test&game=${key}`, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(
    () => {
      const button = document.querySelector('main button');
      return button && button.getBoundingClientRect().height > 0 ? performance.now() : false;
    },
    null,
    { polling: 'raf' },
  );
  return Number(await seen.jsonValue());
}

/** Listens to what the browser itself says of each input: from the moment of the touch to the next frame painted. */
async function playFor(page: Page, key: TaskKey): Promise<readonly number[]> {
  const station = STATIONS[key];
  if (!station) throw new Error(`nobody knows how to play ${key}`);
  await page.evaluate((durationThreshold) => {
    const waits: number[] = [];
    let touches = 0;
    addEventListener(
      'pointerdown',
      () => {
        touches += 1;
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'pointerdown') waits.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    Object.assign(window, { heardInputs: () => ({ waits, touches }) });
  }, LEAST_REPORTED_MS);
  const done = page.getByRole('heading', { name: 'This station is done' });
  const playing = station.play(page, 'touch', done).catch((error: unknown) => {
    // The visit ends while somebody still plays.
    if (!page.isClosed()) throw error;
  });
  await Promise.race([playing, takeTime(page, PLAYED_MS)]);
  const { waits, touches } = await page.evaluate(() =>
    (window as unknown as { heardInputs(): { waits: number[]; touches: number } }).heardInputs(),
  );
  const unreported = Math.max(0, touches - waits.length);
  return [...waits, ...new Array<number>(unreported).fill(LEAST_REPORTED_MS)];
}
