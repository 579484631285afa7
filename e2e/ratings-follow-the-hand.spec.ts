import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readThenPress } from './pages/person.ts';
import { Player } from './pages/player.ts';
import { STATIONS } from './pages/stations.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findSimulation } from './setup/find-simulation.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.for([
  ['work-style', 'moderately inaccurate', 'very accurate'],
  ['team-days', 'ineffective', 'rather effective'],
] as const)(
  '%s keeps the rating that is shown, by pointer and by key in turns',
  async ([key, clicked, typed]) => {
    const person = await newPerson(browser);
    const page = await signedInPage(person, ACCOUNTS.company_recruiter);
    const simulation = await findSimulation(person);
    const settings = encodeURIComponent(JSON.stringify(STATIONS[key]?.shortest));
    await page.goto(`/user/simulations/${simulation}/play?task=${key}&settings=${settings}`);
    await new Player(page).skipPractice(STATIONS[key]?.title ?? '');
    await readThenPress(page, page.getByRole('button', { name: 'Start', exact: true }));
    const first = page.getByRole('group').first();
    const told = first.locator('strong');
    await first.getByRole('radio').nth(1).click();
    await expect.poll(() => told.innerText()).toMatch(new RegExp(`^${clicked}$`, 'i'));
    await page.keyboard.press('5');
    await expect.poll(() => told.innerText()).toMatch(new RegExp(`^${typed}$`, 'i'));
    await first.getByRole('radio').nth(1).click();
    await expect.poll(() => told.innerText()).toMatch(new RegExp(`^${clicked}$`, 'i'));
    expect(await first.getByRole('radio').nth(1).isChecked()).toBe(true);
    await person.close();
  },
);
