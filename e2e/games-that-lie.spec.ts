import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lyingGame } from './builds/lying-game.ts';
import { becomeSuperAdmin, uploadBuild } from './builds/uploaded-build.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

let browser: Browser;
let person: BrowserContext;
let tryPage: string;

beforeAll(async () => {
  browser = await launchBrowser();
  person = await newPerson(browser);
  await becomeSuperAdmin(person);
  const versionId = await uploadBuild(person, lyingGame(`liar-${Date.now()}`));
  const answer = await person.request.get(`/api/admin/build/version/${versionId}`);
  const { data } = (await answer.json()) as { data: { build: { id: string } } };
  tryPage = `/user/admin/builds/${data.build.id}?version=${versionId}&tab=try`;
});
afterAll(() => browser?.close());

/** The game in its frame on the build's page, ready. */
async function begun(): Promise<Page> {
  const page = await person.newPage();
  await page.goto(tryPage);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Ready' }).waitFor();
  return page;
}

const press = (page: Page, name: string) =>
  page.frameLocator('iframe').getByRole('button', { name, exact: true }).click();

/** Rows of the table of values: key, trial, value and whether it counts. */
const values = (page: Page) =>
  page
    .getByRole('table', { name: /^Values/ })
    .locator('tbody tr')
    .allInnerTexts();

/** The longest time without a frame, ms. */
function longestFrame(page: Page, within: number): Promise<number> {
  return page.evaluate(async (ms) => {
    let most = 0;
    for (let last = performance.now(), end = last + ms; last < end; ) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      most = Math.max(most, now - last);
      last = now;
    }
    return most;
  }, within);
}

describe('a game that lies', () => {
  it('is believed one value once, in turn, before the end, and only what its manifest declares', async () => {
    const page = await begun();
    await press(page, 'say what is not so');
    // Of the four that were in turn the last one of each key stands: a text for a number, and a key of its own making.
    await expect
      .poll(() => values(page))
      .toEqual([
        expect.stringMatching(/^score\b.*no: wrong type/s),
        expect.stringMatching(/^bonus\b.*no: not in the manifest/s),
      ]);
    const told = await values(page);
    await page.getByText('Required data points not received yet: score').waitFor();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);

    await press(page, 'finish and go on');
    await page
      .getByRole('status')
      .filter({ hasText: /^Complete/ })
      .waitFor();
    expect(await values(page)).toEqual(told);
    await page.close();
  });

  it('that floods the page is stopped, and the page stays usable', async () => {
    const page = await begun();
    const usual = await longestFrame(page, 500);
    await press(page, 'send 20,000 a second');
    expect(await longestFrame(page, 3_000)).toBeLessThan(Math.max(1_500, 10 * usual));
    await page.getByRole('status').filter({ hasText: 'Failed' }).waitFor();
    await page.getByText('It sent far more data than a game may, so it was stopped.').waitFor();
    await page.getByRole('tab', { name: 'Manifest' }).click();
    await page.getByRole('table', { name: 'Data points' }).waitFor();
    await page.close();
  });
});
