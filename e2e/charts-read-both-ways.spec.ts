import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Where bars of the page begin and end and where the poles under them are, px from the left. */
const bars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-band]:has(> span)')].flatMap((track) => {
      const fill = track.querySelector(':scope > span')?.getBoundingClientRect();
      const whole = track.getBoundingClientRect();
      if (!fill || whole.width === 0) return [];
      const poles = [...(track.closest('ul')?.parentElement?.querySelectorAll('p[aria-hidden] > bdi') ?? [])];
      const [low, high] = poles.map((pole) => pole.getBoundingClientRect());
      return [
        {
          fromLeft: fill.left - whole.left,
          fromRight: whole.right - fill.right,
          // Positive where the high pole is to the right of the low one; without poles there is nothing to compare.
          poles: low && high ? high.left + high.right - low.left - low.right : null,
        },
      ];
    }),
  );

describe.each([
  ['en', 1],
  ['ar', -1],
] as const)('in %s', (locale, direction) => {
  test.each([360, 1280])(
    'bars at %i px begin at the low pole and grow towards the high one',
    async (width) => {
      const person = await newPerson(browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      await person.addInitScript((words) => localStorage.setItem('tryout.locale', words), locale);
      const page = await signedInPage(person, ACCOUNTS.candidate);
      const answer = await person.request.get('/api/user/applications');
      const { data } = (await answer.json()) as { data: { items: { score_card_id: string | null }[] } };
      const card = data.items.find(({ score_card_id }) => score_card_id !== null)?.score_card_id;
      await page.goto(`/user/score-cards/${card}`);
      await page.waitForFunction((words) => document.documentElement.lang === words, locale);
      await page.locator('p[aria-hidden] > bdi').first().waitFor();
      const drawn = await bars(page);
      expect(drawn.filter(({ poles }) => poles !== null).length).toBeGreaterThan(2);
      for (const bar of drawn) {
        expect(direction === 1 ? bar.fromLeft : bar.fromRight).toBeLessThan(1.5);
        if (bar.poles !== null) expect(Math.sign(bar.poles)).toBe(direction);
      }
      await person.close();
    },
  );
});
