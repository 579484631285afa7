import { TASK_KEYS, type TaskKey } from '@tryout/games/registry';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasOnly } from './pages/person.ts';
import { Player } from './pages/player.ts';
import { STATIONS, type StationPlay } from './pages/stations.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findSimulation } from './setup/find-simulation.ts';
import { violations } from './setup/look-at-page.ts';
import { passTimeQuickly } from './setup/quick-time.ts';
import { Visit } from './setup/visit.ts';

/** A station of minutes is over in seconds; people, and their hands, are as much quicker. */
const TIMES_FASTER = 4;

const PEOPLE = {
  keys: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  touch: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

function stationOf(key: TaskKey): StationPlay {
  const station = STATIONS[key];
  if (!station) throw new Error(`Nobody knows how to play ${key}: enter it in pages/stations.ts.`);
  return station;
}

/** The presses of the other kind that the page heard. */
async function listenForOtherHands(
  person: BrowserContext,
  by: 'keys' | 'touch',
): Promise<() => readonly string[]> {
  const heard: string[] = [];
  await person.exposeBinding('pressedOtherwise', (_source, what: string) => {
    heard.push(what);
  });
  await person.addInitScript(
    (kind) => {
      const { pressedOtherwise } = window as unknown as { pressedOtherwise(what: string): void };
      addEventListener(
        kind,
        (event) => pressedOtherwise(`${kind} on ${(event.target as Element).tagName}`),
        true,
      );
    },
    by === 'keys' ? 'pointerdown' : 'keydown',
  );
  return () => heard;
}

async function playAlone(key: TaskKey, by: 'keys' | 'touch'): Promise<void> {
  const { title, shortest, play } = stationOf(key);
  const person = await newPerson(browser, PEOPLE[by]);
  await passTimeQuickly(person, TIMES_FASTER);
  const otherHands = await listenForOtherHands(person, by);
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  const visit = new Visit(page);
  hasOnly(page, by);
  const simulation = await findSimulation(person);
  const settings = encodeURIComponent(JSON.stringify(shortest));
  await page.goto(`/user/simulations/${simulation}/play?task=${key}&settings=${settings}`);

  const player = new Player(page);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const over = page.getByRole('heading', { name: 'Your result (preview)', level: 1 });
  await player.skipPractice(title);
  await start.waitFor();
  const found = [...(await violations(page))];
  const [, atStep] = await Promise.all([
    play(page, by, over),
    start.waitFor({ state: 'hidden' }).then(() => violations(page)),
  ]);
  found.push(...atStep, ...(await violations(page)));

  const scores = await page.getByRole('main').innerText();
  expect(scores).toMatch(/\d of 100|Not Calculated|No formula scores this task yet/);
  expect({ found, otherHands: otherHands(), heard: visit.heard() }).toEqual({
    found: [],
    otherHands: [],
    heard: [],
  });
  await person.close();
}

/** Two people play at the same time, each one station after the other. */
describe.each(['keys', 'touch'] as const)('by %s', { concurrent: true }, (by) => {
  test.for(TASK_KEYS)('%s is played from its instructions to its scores', { concurrent: false }, (key) =>
    playAlone(key, by),
  );
});
