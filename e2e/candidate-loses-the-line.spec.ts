import { rmSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { samplePdf } from '../apps/server/src/features/cvs/sample-documents.ts';
import { ApplicationFlow } from './pages/application-flow.ts';
import { playCargoDrone } from './pages/cargo-drone.ts';
import { Player } from './pages/player.ts';
import { playSignalTower } from './pages/signal-tower.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { copyDemo, type Demo } from './setup/demo.ts';
import { holdTime, letTimeRun, ownTheClock, seenSoon, whileHeld } from './setup/own-clock.ts';
import { QUICK_PLAYS, type RunningServer, startServer } from './setup/start-server.ts';

const JOB = '/jobs/harbour-logistics/quay-operations-planner';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** So many rows of the tower are done. */
const rowsDone = (page: Page, rows: number): Locator =>
  page.getByRole('progressbar', { name: 'Progress' }).and(page.locator(`[value="${rows}"]`));

/** A visitor of the demo in front of the map. */
async function beginDemo(page: Page): Promise<Player> {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Play now' }).click();
  return new Player(page);
}

/** Goes on where the person was; without a step, wherever that is: rows go by while the line is down. */
async function resume(player: Player, step: number | null): Promise<void> {
  await player.page.getByRole('heading', { name: 'You’re back: Signal Tower' }).waitFor();
  await player.page.getByRole('button', { name: 'Continue' }).click();
  await player.page.getByText(new RegExp(`You’ll continue at step ${step ?? '\\d+'} of 24`)).waitFor();
}

describe('a candidate loses the line', () => {
  test('while answering: everything is kept and sent by itself', async () => {
    const person = await newPerson(browser);
    const page = await person.newPage();
    const who = {
      first_name: 'Ilse',
      last_name: 'Tide',
      email: 'ilse.tide@example.test',
      phone: '+31 20 1234567',
      cv: { name: 'ilse.pdf', mimeType: 'application/pdf', buffer: await samplePdf() },
    };
    const flow = new ApplicationFlow(page);
    await flow.begin(JOB, who);
    await flow.giveCv(who);
    await flow.sayWho(who);
    const wish = page.getByLabel(/What would you like to get better at here/);
    await wish.fill('Reading the tide');
    await page.getByText(/^Saved/).waitFor();

    await person.setOffline(true);
    await page.getByText('You’re offline.').first().waitFor();
    await wish.fill('Reading the tide, and the weather behind it');
    await page.getByRole('radio', { name: 'Sometimes' }).check();
    await page.getByText('Saved on this device until you’re back online').waitFor();
    await person.setOffline(false);
    await page.getByText(/^Saved/).waitFor();

    const elsewhere = await newPerson(browser, { storageState: await person.storageState() });
    const other = await elsewhere.newPage();
    await other.goto(page.url());
    await expect
      .poll(() => other.getByLabel(/What would you like/).inputValue())
      .toBe('Reading the tide, and the weather behind it');
    expect(await other.getByRole('radio', { name: 'Sometimes' }).isChecked()).toBe(true);
    await elsewhere.close();
    await person.close();
  });

  test('while playing, reloads, opens a second tab and goes on at another device', async () => {
    const person = await newPerson(browser);
    await ownTheClock(person);
    const page = await person.newPage();
    const player = await beginDemo(page);
    await holdTime(page);
    await player.start('Signal Tower');
    await playSignalTower(page, 'keys', rowsDone(page, 3));
    await person.setOffline(true);
    await playSignalTower(page, 'keys', rowsDone(page, 5));
    await seenSoon(player.lineIsLost);
    await playSignalTower(page, 'keys', rowsDone(page, 7));
    await person.setOffline(false);
    await seenSoon(player.allKept);

    await page.reload();
    await resume(player, 8);

    const second = await person.newPage();
    await second.goto(page.url());
    await second.getByRole('heading', { name: 'This game is open elsewhere' }).waitFor();
    await second.getByRole('button', { name: 'Continue here' }).click();
    await resume(new Player(second), 8);
    await page.getByRole('heading', { name: /elsewhere/ }).waitFor();

    const device = await newPerson(browser, { storageState: await person.storageState() });
    await ownTheClock(device);
    const third = await device.newPage();
    await third.goto(page.url());
    await third.getByRole('button', { name: 'Continue here' }).click();
    await resume(new Player(third), 8);
    await whileHeld(third, () => playSignalTower(third, 'keys', rowsDone(third, 10)));
    await device.close();
    await person.close();
  });
});

describe('the server falls over', () => {
  let demo: Demo;
  let server: RunningServer;
  beforeAll(async () => {
    demo = await copyDemo(inject('demo'), 'power-cut');
    server = await startServer(demo);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(demo.dataDir, { recursive: true, force: true });
  });

  test('in the middle of a play: after its return the play goes on with nothing lost', async () => {
    const person = await newPerson(browser, { baseURL: server.baseUrl });
    await ownTheClock(person);
    const page = await person.newPage();
    const player = await beginDemo(page);
    // The one play that a browser's own clock and the server's see as they go, up to the power cut and over it.
    await player.start('Signal Tower');
    await playSignalTower(page, 'keys', rowsDone(page, 4));
    await server.kill();
    await playSignalTower(page, 'keys', rowsDone(page, 8));
    // However long the server takes to return, the tower still stands.
    await holdTime(page);
    server = await startServer({ ...demo, port: server.port, env: { ...demo.env, ...QUICK_PLAYS } });
    await letTimeRun(page);
    await player.allKept.waitFor({ timeout: 60_000 });
    await page.reload();
    await resume(player, null);
    await whileHeld(page, async () => {
      await playSignalTower(page, 'keys', player.next('Cargo Drone'));
      await player.start('Cargo Drone');
      await playCargoDrone(page, 'keys', player.over, () => 3);
    });
    await page.getByRole('link', { name: 'See your score card' }).waitFor();
    await person.close();
  });
});
