// Pictures of every station at 1280 and 360, by day, at dusk and at night: its instructions, and how it is played. To
// be looked at; what a machine can see is counted beside.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TASK_KEYS, type TaskKey } from '@tryout/games/registry';
import type { Page } from 'playwright-core';
import { STATIONS } from '../e2e/pages/stations.ts';
import { conclude, report } from './harness/report.ts';
import { serveStations } from './harness/served-stations.ts';

const SCREENS = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;
/** Stations that are done, of four, by which the town has its hour. */
const HOURS = { day: 1, dusk: 2, night: 3 } as const;
/** When pictures of the play are taken, ms after it has begun. */
const PLAYED_MS = [900, 2600] as const;
/** The demonstration of the instructions comes a little after its words. */
const SHOWN_MS = 900;

const folder = process.env.BENCH_PICTURES ?? mkdtempSync(join(tmpdir(), 'tryout-pictures-'));
mkdirSync(folder, { recursive: true });
const wanted = process.env.BENCH_STATIONS?.split(',');
const keys = TASK_KEYS.filter((key) => !wanted || wanted.includes(key));
const hours = Object.entries(HOURS).filter(
  ([hour]) => !process.env.BENCH_HOUR || process.env.BENCH_HOUR === hour,
);

const outOfSight: string[] = [];
const tooWide: string[] = [];
let taken = 0;

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`) });
  taken += 1;
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(name);
}

async function visit(page: Page, key: TaskKey, name: string, by: 'keys' | 'touch', done: number) {
  await page.goto(`/?bare=1&mode=test&game=${key}&done=${done}&of=4`);
  const start = page.getByRole('button', { name: /^(Start|Continue)$/ });
  await start.waitFor();
  await page.waitForTimeout(SHOWN_MS);
  await take(page, `${name}-0-instructions`);
  const box = await start.boundingBox();
  if (!box || box.y + box.height > (page.viewportSize()?.height ?? 0)) outOfSight.push(name);
  const finished = page.getByRole('heading', { name: 'Task complete' });
  const playing = STATIONS[key]?.play(page, by, finished).catch((error: unknown) => {
    // The visit ends while somebody still plays.
    if (!page.isClosed()) throw error;
  });
  const began = Date.now();
  for (const [turn, at] of PLAYED_MS.entries()) {
    await Promise.race([playing, page.waitForTimeout(Math.max(0, at - (Date.now() - began)))]);
    await take(page, `${name}-${turn + 1}-played`);
  }
}

const { baseURL, browser, close } = await serveStations();
try {
  for (const key of keys)
    for (const [screen, viewport] of Object.entries(SCREENS))
      for (const [hour, done] of hours) {
        const hasTouch = screen === 'phone';
        const person = await browser.newContext({
          baseURL,
          viewport,
          hasTouch,
          isMobile: hasTouch,
          locale: 'en-US',
        });
        await visit(
          await person.newPage(),
          key,
          `${key}-${screen}-${hour}`,
          hasTouch ? 'touch' : 'keys',
          done,
        );
        await person.close();
      }
} finally {
  await close();
}
const none = { most: 0 };
report({
  what: 'stations whose Start is out of sight',
  figure: outOfSight.length,
  unit: '',
  limit: none,
  from: outOfSight.join(', '),
});
report({
  what: 'pictures wider than their screen',
  figure: tooWide.length,
  unit: '',
  limit: none,
  from: tooWide.join(', '),
});
console.log(`${taken} pictures are in ${folder}`);
conclude();
