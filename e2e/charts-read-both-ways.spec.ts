import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findFirst } from './setup/find-first.ts';
import { findPosition } from './setup/find-position.ts';
import { findSimulation } from './setup/find-simulation.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function pageOf(email: string): Promise<{ person: BrowserContext; page: Page }> {
  const person = await newPerson(browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  return { person, page: await signedInPage(person, email) };
}

const DIRECTIONS = [
  ['ltr', 1],
  ['rtl', -1],
] as const;

/** Turns the page the way round: one visit shows a chart in both directions. */
const turn = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate(async (dir) => {
    document.documentElement.dir = dir;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, direction);

/** Where bars of the page begin and end and where the poles under them are, px from the left. */
const bars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-band]:has(> span)')].flatMap((track) => {
      const fill = track.querySelector(':scope > span')?.getBoundingClientRect();
      const whole = track.getBoundingClientRect();
      if (!fill || whole.width === 0 || fill.width < 2) return [];
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
  test('bars of the own card begin at the low pole and grow towards the high one', async () => {
    const { person, page } = await pageOf(ACCOUNTS.candidate);
    await person.addInitScript((words) => localStorage.setItem('tryout.locale', words), locale);
    const answer = await person.request.get('/api/user/applications');
    const { data } = (await answer.json()) as { data: { items: { score_card_id: string | null }[] } };
    const card = data.items.find(({ score_card_id }) => score_card_id !== null)?.score_card_id;
    await page.goto(`/user/score-cards/${card}`);
    await page.waitForFunction((words) => document.documentElement.lang === words, locale);
    await page.locator('p[aria-hidden] > bdi').first().waitFor();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const drawn = await bars(page);
      expect(drawn.filter(({ poles }) => poles !== null).length).toBeGreaterThan(2);
      for (const bar of drawn) {
        expect(direction === 1 ? bar.fromLeft : bar.fromRight).toBeLessThan(1.5);
        if (bar.poles !== null) expect(Math.sign(bar.poles)).toBe(direction);
      }
    }
    await person.close();
  });

  test('counts of a position and why applications ended begin beside their names, a histogram at its zero', async () => {
    const { person, page } = await pageOf(ACCOUNTS.company_recruiter);
    await person.addInitScript((words) => localStorage.setItem('tryout.locale', words), locale);
    const position = await findPosition(person, 'Quay operations planner');
    await page.goto(`/user/positions/${position}`);
    await page.waitForFunction((words) => document.documentElement.lang === words, locale);
    // Rows of bands, of stages and of reasons.
    await page.waitForFunction(() => {
      const bands = document.querySelectorAll('main ol > li > svg[aria-hidden] > rect').length;
      return (
        bands >= 6 && document.querySelector('main li > [aria-hidden] > [style*="inline-size"]') !== null
      );
    });
    const rows = await page.evaluate(() => {
      const found = document.querySelectorAll(
        'main ol > li > svg[aria-hidden] > rect, main li > span[aria-hidden] > span[style*="inline-size"]',
      );
      return [...found].flatMap((bar) => {
        const [fill, track] = [bar, bar.parentElement as Element].map((each) => each.getBoundingClientRect());
        const name = bar.closest('li')?.firstElementChild?.getBoundingClientRect();
        if (!fill || !track || !name || fill.width < 2) return [];
        return [
          {
            fromName: Math.abs(name.left < track.left ? fill.left - track.left : track.right - fill.right),
            side: Math.sign(track.left - name.left),
          },
        ];
      });
    });
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row.fromName).toBeLessThan(1.5);
      expect(row.side).toBe(direction);
    }

    await page.goto(`/user/simulations/${await findSimulation(person)}/candidates`);
    await page.locator('main form button[type="submit"]').click();
    const shape = page.locator('main svg[role="img"]:has(> rect)').first();
    await shape.waitFor();
    const columns = await shape.evaluate((svg) => {
      const middle = (box: DOMRect) => (box.left + box.right) / 2;
      const at = [...svg.querySelectorAll('rect')].map((each) => middle(each.getBoundingClientRect()));
      const poles = [...(svg.nextElementSibling?.children ?? [])].map((each) =>
        middle(each.getBoundingClientRect()),
      );
      return { drawn: (at.at(-1) ?? 0) - (at[0] ?? 0), poles: (poles[1] ?? 0) - (poles[0] ?? 0) };
    });
    expect([Math.sign(columns.drawn), Math.sign(columns.poles)]).toEqual([direction, direction]);
    await person.close();
  });
});

test('on the card of the hiring side bars, whiskers, the shape and the timeline agree with their labels', async () => {
  const { person, page } = await pageOf(ACCOUNTS.company_recruiter);
  await person.addInitScript(() => localStorage.setItem('tryout.card_details', 'open'));
  const position = await findPosition(person, 'Quay operations planner');
  const answer = await person.request.get(`/api/applicants?position_id=${position}&recordsPerPage=10`);
  const { data } = (await answer.json()) as { data: { items: readonly { application_id: string }[] } };
  await page.goto(`/user/positions/${position}/applicants/${data.items[0]?.application_id}/score-card`);
  const timeline = page.getByRole('slider', { name: /^Responses in/ }).first();
  await page
    .getByText(/^Single responses in/)
    .first()
    .click();
  await timeline.waitFor();
  await page.locator('svg[role="img"] circle').first().waitFor();
  for (const [direction, sign] of DIRECTIONS) {
    await turn(page, direction);
    for (const bar of await bars(page)) {
      expect(sign === 1 ? bar.fromLeft : bar.fromRight, direction).toBeLessThan(1.5);
    }
    const seen = await page.evaluate(() => {
      const middle = (box: DOMRect) => (box.left + box.right) / 2;
      // How far a bar's end is from the middle of the line that tells how exact it is, where that line is whole.
      const whiskers = [...document.querySelectorAll('[data-band] > span[title]')].flatMap((mark) => {
        const track = mark.parentElement?.getBoundingClientRect();
        const fill = mark.parentElement?.querySelector(':scope > span')?.getBoundingClientRect();
        const line = mark.getBoundingClientRect();
        if (!track || !fill || line.left < track.left + 2 || line.right > track.right - 2) return [];
        if (mark.matches('[style*="inline-size"]') === false) return [];
        const end = getComputedStyle(mark).direction === 'rtl' ? fill.left : fill.right;
        return [Math.abs(middle(line) - end)];
      });
      const radar = [...document.querySelectorAll('svg[role="img"] g:has(> circle)')].map((axis) => {
        const center = middle((axis.closest('svg') as Element).getBoundingClientRect());
        const [dot, label] = ['circle', 'text'].map((part) =>
          middle((axis.querySelector(part) as Element).getBoundingClientRect()),
        );
        return { dot: (dot ?? 0) - center, label: (label ?? 0) - center };
      });
      const line = document.querySelector('[role="slider"]');
      const dots = [...(line?.querySelectorAll('svg g[data-look]') ?? [])].map((dot) =>
        middle(dot.getBoundingClientRect()),
      );
      const ends = [...(line?.querySelectorAll('p[aria-hidden] > span') ?? [])].map((end) =>
        middle(end.getBoundingClientRect()),
      );
      return {
        whiskers,
        radar,
        dots: (dots.at(-1) ?? 0) - (dots[0] ?? 0),
        ends: (ends.at(-1) ?? 0) - (ends[0] ?? 0),
      };
    });
    expect(seen.whiskers.length).toBeGreaterThan(0);
    for (const off of seen.whiskers) expect(off, direction).toBeLessThan(4);
    for (const { dot, label } of seen.radar) {
      if (Math.abs(dot) > 8) expect(Math.sign(dot), direction).toBe(Math.sign(label));
    }
    // Time reads the same way round in both, and its ends are written where they are.
    expect(seen.dots).toBeGreaterThan(0);
    expect(seen.ends).toBeGreaterThan(0);
  }
  await person.close();
});

test('a slider is lowest where reading begins, and its bars follow', async () => {
  const { person, page } = await pageOf(ACCOUNTS.super_admin);
  const { id } = await findFirst(person, '/admin/score/templates');
  await page.goto(`/user/admin/score-templates/${id}`);
  const slider = page.locator('input[type="range"]').last();
  await slider.waitFor();
  for (const [direction, sign] of DIRECTIONS) {
    await turn(page, direction);
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not shown.');
    const low = sign === 1 ? box.x + 8 : box.x + box.width - 8;
    await page.mouse.click(low, box.y + box.height / 2);
    expect(Number(await slider.inputValue()), direction).toBeLessThan(10);
    for (const bar of await bars(page)) {
      expect(sign === 1 ? bar.fromLeft : bar.fromRight, direction).toBeLessThan(1.5);
    }
  }
  await person.close();
});
