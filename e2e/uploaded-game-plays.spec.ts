import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DotCount } from './pages/dot-count.ts';
import { Player } from './pages/player.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { sideways, violations } from './setup/look-at-page.ts';
import { applicantOf, positionWithSample } from './setup/uploaded-game.ts';
import { Visit } from './setup/visit.ts';

const PAIRS = 6;
/** What a browser says of words in the builds host's headers that it does not know yet. */
const OWN_HEADERS = /Permissions-Policy header: Unrecognized feature/;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let browser: Browser;
let position: Awaited<ReturnType<typeof positionWithSample>>;

beforeAll(async () => {
  browser = await launchBrowser();
  const admin = await newPerson(browser);
  const recruiter = await newPerson(browser);
  position = await positionWithSample({ admin, recruiter }, 'dot-count', { trials: PAIRS, show_ms: 5000 });
  await admin.close();
  await recruiter.close();
}, 180_000);
afterAll(() => browser.close());

/** Somebody who has applied, in front of the map. */
async function atTheMap(person: BrowserContext, email: string): Promise<Page> {
  const application = await applicantOf(person, position.id, email);
  const page = await person.newPage();
  await page.goto(`/apply/${application}/ready`);
  await page.getByLabel('I understand what is measured and how it’s used').check();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await new Player(page).next('Dot Count').waitFor();
  return page;
}

describe('a game that somebody uploaded', () => {
  test('is played by keys, paused, left in the middle, without a line, and ends in a card', async () => {
    const person = await newPerson(browser);
    const page = await atTheMap(person, 'dora.keys@example.test');
    const player = new Player(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.getByRole('button', { name: /practi/i }).count()).toBe(0);
    await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
    const game = new DotCount(page);
    await game.beginByKeys();
    await game.answerByKey();
    await game.step(2, PAIRS).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    expect(await page.locator('iframe').isVisible()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Paused' }).waitFor({ state: 'hidden' });
    await game.answerByKey('ArrowRight');
    await game.step(3, PAIRS).waitFor();

    await player.allKept.waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'You’re back: Dot Count' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await game.frame.getByText(`Pairs left: ${PAIRS - 2}`).waitFor();
    await page.keyboard.press('Enter');
    await game.step(3, PAIRS).waitFor();

    await person.setOffline(true);
    await player.lineIsLost.waitFor();
    for (let pair = 3; pair < PAIRS; pair += 1) {
      await game.answerByKey();
      await game.step(pair + 1, PAIRS).waitFor();
    }
    await game.answerByKey();
    await page.getByRole('heading', { name: 'Saving your last steps…' }).waitFor();
    await person.setOffline(false);
    await page.getByRole('link', { name: 'See your score card' }).waitFor();
    await page.getByRole('link', { name: 'See your score card' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await person.close();
  });

  test('is played on a phone, in Arabic too, and fits its screen', async () => {
    const person = await newPerson(browser, PHONE);
    const page = await atTheMap(person, 'dora.touch@example.test');
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    const game = new DotCount(page);
    await game.beginByPress();
    for (let pair = 1; pair < 3; pair += 1) {
      await game.answerByPress();
      await game.step(pair + 1, PAIRS).waitFor();
    }
    expect(await sideways(page, 320)).toBeLessThanOrEqual(0);
    await page.setViewportSize(PHONE.viewport);

    await page.evaluate(() => localStorage.setItem('tryout.locale', 'ar'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    const visit = new Visit(page);
    await visit.settled();
    expect(await violations(page)).toEqual([]);
    await page.locator('button', { hasText: 'تابع' }).tap();
    await game.frame.locator('html[dir=rtl]').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page, 320)).toBeLessThanOrEqual(0);
    expect(visit.heard().filter((line) => !OWN_HEADERS.test(line))).toEqual([]);
    await person.close();
  });

  test('can be passed by and come back to with the keyboard, and goes on at another device', async () => {
    const person = await newPerson(browser);
    const page = await atTheMap(person, 'dora.device@example.test');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const game = new DotCount(page);
    await game.beginByKeys();
    await game.answerByKey();
    await game.step(2, PAIRS).waitFor();
    await new Player(page).allKept.waitFor();
    await page.getByRole('button', { name: 'Skip past the game' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go to the game');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');

    const device = await newPerson(browser, { storageState: await person.storageState() });
    const other = await device.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Continue here' }).click();
    await other.getByRole('button', { name: 'Continue', exact: true }).click();
    await new DotCount(other).frame.getByText(`Pairs left: ${PAIRS - 1}`).waitFor();
    await device.close();
    await person.close();
  });
});
