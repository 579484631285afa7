import type { TaskKey } from '@tryout/games/registry';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hasOnly, readThenPress } from '../pages/person.ts';
import { Player } from '../pages/player.ts';
import { STATIONS, type StationPlay } from '../pages/stations.ts';
import { ACCOUNTS, signedInPage } from '../setup/accounts.ts';
import { newPerson } from '../setup/browser.ts';
import { findSimulation } from '../setup/find-simulation.ts';
import { violations } from '../setup/look-at-page.ts';
import { ownTheClock, timePassesUntil, whileHeld } from '../setup/own-clock.ts';
import { Visit } from '../setup/visit.ts';

const PEOPLE = {
  keys: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  touch: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;

function stationOf(key: TaskKey): StationPlay {
  const station = STATIONS[key];
  if (!station) throw new Error(`Nobody knows how to play ${key}: enter it in pages/stations.ts.`);
  return station;
}

/** Where somebody sits down to play. */
interface Seat {
  readonly by: 'keys' | 'touch';
  readonly page: Page;
  readonly simulation: string;
  /** The presses of the other kind that the page heard since this was asked last. */
  readonly otherHands: () => readonly string[];
}

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
  return () => heard.splice(0);
}

/** Somebody who has nothing but a keyboard, or a touch screen, and goes from station to station in one tab. */
export class PlayerByHand {
  private readonly seat: Seat;
  private readonly visit: Visit;

  private constructor(seat: Seat) {
    this.seat = seat;
    this.visit = new Visit(seat.page);
    hasOnly(seat.page, seat.by);
  }

  static async begin(browser: Browser, by: 'keys' | 'touch'): Promise<PlayerByHand> {
    const person = await newPerson(browser, PEOPLE[by]);
    await ownTheClock(person);
    const otherHands = await listenForOtherHands(person, by);
    const page = await signedInPage(person, ACCOUNTS.company_recruiter);
    return new PlayerByHand({ by, page, otherHands, simulation: await findSimulation(person) });
  }

  /** Plays a station from its instructions to its scores. */
  async play(key: TaskKey): Promise<void> {
    const { by, page, simulation, otherHands } = this.seat;
    const { title, shortest, play } = stationOf(key);
    const settings = encodeURIComponent(JSON.stringify(shortest));
    await page.goto(`/user/simulations/${simulation}/play?task=${key}&settings=${settings}`);

    const player = new Player(page);
    const start = page.getByRole('button', { name: 'Start', exact: true });
    const over = page.getByRole('heading', { name: 'Your result (preview)', level: 1 });
    await player.skipPractice(title);
    await start.waitFor();
    const found: string[] = [];
    // The pages before and after a game are the same for both hands; all rules are gone through where room is scarce.
    const lookAround = async () => {
      if (by === 'touch') found.push(...(await violations(page)));
    };
    await lookAround();
    await whileHeld(page, async () => {
      await readThenPress(page, start);
      await timePassesUntil(page, async () => !(await start.isVisible()));
      found.push(...(await violations(page)));
      await play(page, by, over);
    });
    await lookAround();

    const scores = await page.getByRole('main').innerText();
    expect(scores).toMatch(/\d of 100|Not Calculated|No formula scores this task yet/);
    expect({ found, otherHands: otherHands(), heard: this.visit.heard() }).toEqual({
      found: [],
      otherHands: [],
      heard: [],
    });
  }
}
