import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playCargoDrone } from './pages/cargo-drone.ts';
import { Player } from './pages/player.ts';
import { playSignalTower } from './pages/signal-tower.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { countPresses } from './setup/count-presses.ts';
import { explainer } from './setup/explain.ts';
import { ownTheClock, timeOf, whileHeld } from './setup/own-clock.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a visitor has a score card in three minutes and eight presses, and finds it among the applicants', async () => {
  const person = await newPerson(browser);
  await ownTheClock(person);
  const presses = await countPresses(person);
  const page = await person.newPage();
  const explained = explainer(page);
  const began = Date.now();
  await page.goto('/');
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();

  const player = new Player(page);
  const outside = Date.now() - began;
  const playedFrom = await timeOf(page);
  await whileHeld(page, async () => {
    await player.start('Signal Tower');
    await playSignalTower(page, 'keys', player.next('Cargo Drone'));
    await player.start('Cargo Drone');
    await playCargoDrone(page, 'keys', player.over, (flight) => 6 + flight);
  });
  const played = (await timeOf(page)) - playedFrom;
  const over = Date.now();

  await page.getByRole('link', { name: 'See your score card' }).click();
  await explained(page.getByRole('heading', { name: 'Your score card', level: 1 }).waitFor());
  const ownFit = await page.getByRole('region', { name: 'Fit with this job' }).innerText();
  // Playing takes what it takes a person; the rest, what it takes this machine.
  const seconds = (outside + played + Date.now() - over) / 1000;
  expect(seconds).toBeLessThanOrEqual(180);
  await page.getByRole('heading', { name: 'What this means, and what it doesn’t' }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/\brank\b|other applicants/i);
  const fit = ownFit.match(/\d+(?:\.\d+)?/)?.[0] ?? '';
  expect(Number(fit)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'See the recruiter’s side' }).click();
  await page.getByRole('heading', { name: /^Visitor/, level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('main').innerText()).toContain(fit);
  expect(presses(), presses().join(' → ')).toHaveLength(8);

  const name = await page.getByRole('heading', { name: /^Visitor/, level: 1 }).innerText();
  await page.getByRole('link', { name: 'Applicants' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect.poll(() => row.innerText()).toContain(`Job fit ${fit} of 100`);
  await person.close();
});
