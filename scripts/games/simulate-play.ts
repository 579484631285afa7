import { randomUUID } from 'node:crypto';
import type { HostReport } from '@tryout/game-sdk/host';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import { chromium } from 'playwright-core';
import type { UnpackedFile } from '../../apps/server/src/features/builds/archive/archive-outcome.ts';
import { servePlay } from './serve-play.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];
/** How long a game may take to play itself, ms. */
const LONGEST = 60_000;
/** The browser speaks of the policy around the game, which is not the game's. */
const NOT_ABOUT_THE_GAME = /^Unrecognized Content-Security-Policy directive/;

/** What came of a simulated play. */
export interface SimulatedPlay {
  readonly report: HostReport;
  /** Errors that the browser noticed or the game told of; at most 20. */
  readonly errors: readonly string[];
  readonly seconds: number;
}

/** Lets unpacked files be served as in a play, and the game play itself in a browser. */
export async function simulatePlay(
  files: readonly UnpackedFile[],
  pathOf: (sha256: string) => string,
  manifestText: string,
  executablePath: string,
): Promise<SimulatedPlay> {
  const version = randomUUID();
  const entry = parseManifestText(manifestText).manifest?.entry;
  const byPath = new Map(files.map((file) => [file.path, { ...file, is_entry: file.path === entry }]));
  const served = await servePlay({
    version,
    manifestText: () => manifestText,
    find: async (id, path) => (id === version ? (byPath.get(path) ?? null) : null),
    pathOf,
  });
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (line) => {
      if (line.type() === 'error' && !NOT_ABOUT_THE_GAME.test(line.text())) errors.push(line.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    const began = performance.now();
    await page.goto(`${served.url}/#simulate`);
    const report = await page.evaluate(
      (longest) =>
        new Promise<HostReport>((resolve) => {
          const until = performance.now() + longest;
          const look = setInterval(() => {
            const now = window.harness?.report();
            const isOver = now && /^(completed|terminated|failed)$/.test(now.state);
            if (!now || (!isOver && performance.now() < until)) return;
            clearInterval(look);
            resolve(now);
          }, 50);
        }),
      LONGEST,
    );
    const seconds = (performance.now() - began) / 1000;
    const told = await page.evaluate(() => window.harness?.errors() ?? []);
    return { report, errors: [...new Set([...errors, ...told])].slice(0, 20), seconds };
  } finally {
    await browser.close();
    await served.close();
  }
}
