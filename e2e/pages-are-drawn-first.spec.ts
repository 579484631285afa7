import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';

/** Opens an address of which the app's scripts do not arrive until they are let through. */
async function withoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  // A server that is busy leaves a page to the browser.
  const drawn = page.locator('[data-relied]');
  const open = () => page.goto(address, { waitUntil: 'domcontentloaded' }).then(() => drawn.count());
  await expect.poll(open).toBe(1);
  const running = page.locator('html[data-motion]');
  return async () => {
    expect(await running.count(), 'the app runs already').toBe(0);
    allow();
    await running.waitFor({ state: 'attached' });
  };
}

/** The elements of the page and of its navigation, with their words. */
const standing = (page: Page): Promise<string[]> =>
  page.locator('main, main *, nav, nav *').evaluateAll((elements) =>
    elements.map((element) => {
      // How long ago something was goes on meanwhile.
      if (element.tagName === 'TIME') return 'TIME';
      const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const names = ['class', 'href', 'aria-label', 'data-state', 'data-density', 'checked', 'value'];
      const facts = names.map((name) => element.getAttribute(name) ?? '');
      return [element.tagName, ...facts, ...words.map(({ nodeValue }) => nodeValue)].join(' ');
    }),
  );

/** What of a picture does not stand on the page, in its order; rows out of sight and their menus come later. */
function missingFrom(now: readonly string[], picture: readonly string[]): string[] {
  let at = 0;
  return picture.filter((part) => {
    const found = now.indexOf(part, at);
    if (found >= 0) at = found + 1;
    return found < 0;
  });
}

describe('the list of applicants', () => {
  let browser: Browser;
  let person: BrowserContext;
  let address: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    person = await newPerson(browser, { timezoneId: 'UTC' });
    address = `/user/positions/${await findPosition(person, 'Operations analyst')}/applicants`;
    await person.close();
  });
  afterAll(() => browser.close());

  /** A page of the recruiter's own browser. */
  async function open(options: Parameters<typeof newPerson>[1] = {}): Promise<Page> {
    person = await newPerson(browser, { timezoneId: 'UTC', ...options });
    return signedInPage(person, ACCOUNTS.independent_recruiter);
  }

  test('can be read, and leads on, before the app runs', async () => {
    const page = await open({ javaScriptEnabled: false });
    // A server that is busy leaves a page to the browser, which here cannot.
    const heading = page.getByRole('heading', { level: 1, name: 'Applicants' });
    await expect.poll(() => page.goto(address).then(() => heading.count())).toBe(1);
    const first = page.getByRole('row').nth(1).getByRole('link');
    expect(await first.getAttribute('href')).toMatch(/^\/user\/positions\/[\w-]+\/applicants\/[\w-]+$/);
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').count()).toBeGreaterThan(4);
    await person.close();
  });

  test.each([
    ['at a desk', {}, ''],
    ['on a phone', { viewport: { width: 360, height: 740 }, userAgent: 'Mobile' }, ''],
    ['in Arabic', {}, ''],
    ['with filters', {}, '?q=a&band=%5B%22outstanding%22%5D'],
  ])('stands %s as the app draws it', async (how, options, search) => {
    const page = await open(options);
    await page.goto('/user/settings/account');
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (how === 'in Arabic') {
      await page.getByRole('button', { name: /account$/ }).click();
      await page.getByRole('dialog').getByText('العربية').click();
      await page.locator('html[lang="ar"]').waitFor();
    } else await page.goto('/user/settings/account');
    const run = await withoutScripts(page, address + search);
    await page.locator('h1').waitFor();
    const picture = await standing(page);
    await run();
    await page
      .getByRole('button', { name: /^(Actions for|إجراءات|Clear filters)/ })
      .first()
      .waitFor();
    expect(missingFrom(await standing(page), picture)).toEqual([]);
    await person.close();
  });

  test('does what was asked of it before the app ran', async () => {
    const page = await open();
    const run = await withoutScripts(page, address);
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('textbox').fill('zzz');
    await page.getByRole('button', { name: 'Status' }).first().click();
    await run();
    await page.getByRole('dialog', { name: 'Status' }).waitFor();
    await page.waitForURL(/q=zzz/);
    await person.close();
  });

  test('knows of the keys that were held at a press before the app ran', async () => {
    const page = await open();
    const run = await withoutScripts(page, address);
    const box = (row: number) => page.getByRole('row').nth(row).getByRole('checkbox');
    await box(1).click();
    await box(3).click({ modifiers: ['Shift'] });
    await run();
    await page.getByText('3 selected').waitFor();
    await person.close();
  });

  test('counts a press that is let go only once the app runs', async () => {
    const page = await open();
    const run = await withoutScripts(page, address);
    const status = page.getByRole('button', { name: 'Status' }).first();
    await status.hover();
    await page.mouse.down();
    await run();
    await page.locator('script[data-handed-over]').waitFor({ state: 'attached' });
    await page.mouse.up();
    await page.getByRole('dialog', { name: 'Status' }).waitFor();
    await person.close();
  });

  test('keeps the place of somebody who goes by keyboard', async () => {
    const page = await open();
    const run = await withoutScripts(page, address);
    const field = page.getByRole('textbox');
    await field.focus();
    await run();
    await page.keyboard.type('zz');
    await expect.poll(() => field.inputValue()).toBe('zz');
    await person.close();
  });

  test('is drawn as the browser remembers it', async () => {
    const page = await open();
    await page.goto(address);
    const columns = page.getByRole('button', { name: 'Columns' });
    await columns.click();
    await page.getByRole('radio', { name: 'Compact' }).check();
    await page.getByRole('checkbox', { name: 'Top trait' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /account$/ }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.goto('/user/settings/account');
    const run = await withoutScripts(page, address);
    await page.locator('[data-density="compact"]').waitFor();
    expect(await page.getByRole('columnheader', { name: 'Top trait' }).count()).toBe(0);
    await run();
    await person.close();
  });

  test('shows no picture that was drawn for another browser', async () => {
    const page = await open();
    await page.goto(address);
    await page.getByRole('row').nth(1).waitFor();
    await page.evaluate(() => {
      // As another tab may do after this one was left.
      window.addEventListener('pagehide', () => localStorage.setItem('tryout.locale', 'ar'));
    });
    const run = await withoutScripts(page, address);
    expect(await page.locator('#root > *').count()).toBe(0);
    await run();
    await page.locator('html[lang="ar"] h1').waitFor();
    await person.close();
  });
});

describe('pages for everybody', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const JOB = '/jobs/harbour-logistics/quay-operations-planner';

  test('can be read without scripts, and lead on to applying', async () => {
    const person = await newPerson(browser, { javaScriptEnabled: false });
    const page = await person.newPage();
    // A server that is busy leaves a page to the browser, which here cannot: it is asked for again.
    const drawn = (address: string) =>
      expect
        .poll(() => page.goto(address).then(() => page.locator('[data-relied]').count()), {
          message: address,
        })
        .toBe(1);
    await drawn('/');
    await page.getByRole('link', { name: 'Jobs' }).first().click();
    await page.waitForURL('**/jobs');
    await drawn('/jobs');
    await page.getByRole('link', { name: 'Quay operations planner' }).click();
    await page.waitForURL(`**${JOB}`);
    await page.getByRole('heading', { name: 'Quay operations planner', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.waitForURL('**/apply**');
    await expect.poll(() => page.locator('noscript').innerText()).toContain('please turn on JavaScript');
    await person.close();
  });

  test.each(['/', '/jobs', '/jobs/harbour-logistics', JOB, '/terms/privacy', '/apply/new'])(
    '%s stands as the app draws it, and asks for nothing twice',
    async (address) => {
      const person = await newPerson(browser);
      const page = await person.newPage();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
      });
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      const letScriptsIn = await withoutScripts(page, address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const picture = await standing(page);
      await letScriptsIn();
      await page.waitForFunction(() => {
        const heading = document.querySelector('h1');
        return heading && Object.keys(heading).some((key) => key.startsWith('__react'));
      });
      await expect.poll(async () => missingFrom(await standing(page), picture)).toEqual([]);
      expect(asked.filter((url) => !url.endsWith('/api/config'))).toEqual([]);
      expect(said).toEqual([]);
      await person.close();
    },
  );

  test('the first form of applying keeps what is typed and pressed before the app runs', async () => {
    const person = await newPerson(browser);
    const page = await person.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    const position = await findPosition(person, 'Quay operations planner');
    const run = await withoutScripts(page, `/apply/new?position=${position}`);
    await page.getByRole('heading', { name: 'Apply for Quay operations planner', level: 1 }).waitFor();
    await page.getByLabel('First name').fill('Imani');
    await page.getByLabel('Last name').fill('Early');
    await page.getByLabel('Email').fill(`imani.${crypto.randomUUID()}@example.test`);
    await page.getByRole('checkbox').check();
    await page.getByLabel('Email').press('Enter');
    await page.locator('button[type="submit"]').click();
    expect(new URL(page.url()).pathname).toBe('/apply/new');
    await run();
    await page.waitForURL(/\/apply\/[0-9a-f-]{36}/);
    expect(said).toEqual([]);
    await person.close();
  });

  test('keeps what is filled in while its styles are still on their way', async () => {
    const person = await newPerson(browser);
    const page = await person.newPage();
    const position = await findPosition(person, 'Quay operations planner');
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    await page.route('**/assets/*.css', async (route) => {
      await allowed;
      await route.continue();
    });
    // A server that is busy leaves a page to the browser.
    await expect
      .poll(async () => {
        await page.goto(`/apply/new?position=${position}`, { waitUntil: 'commit' });
        await page.locator('#root').waitFor({ state: 'attached' });
        return page.locator('#root[data-relied]').count();
      })
      .toBe(1);
    const field = (name: string) => page.locator(`input[name="${name}"]`);
    // Nothing is painted yet, so nobody but the browser itself fills fields, as after a reload.
    await field('first_name').evaluate((input: HTMLInputElement) => {
      input.value = 'Imani';
    });
    await page.getByRole('checkbox').evaluate((box: HTMLInputElement) => {
      box.checked = true;
    });
    allow();
    await page.locator('script[data-handed-over]').waitFor({ state: 'attached' });
    await expect.poll(() => field('first_name').inputValue()).toBe('Imani');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    await field('last_name').fill('Early');
    await page.locator('button[type="submit"]').click();
    // What the form holds is what it shows.
    await page.getByText('Please fix').waitFor();
    expect(await field('first_name').getAttribute('aria-invalid')).not.toBe('true');
    expect(await field('email').getAttribute('aria-invalid')).toBe('true');
    await person.close();
  });
});
