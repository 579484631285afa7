import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Something an answer waits for until the test lets it go. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** An application of this person that has been played. */
async function playedApplication(person: BrowserContext): Promise<string | undefined> {
  const answer = await person.request.get('/api/user/applications');
  const { data } = (await answer.json()) as {
    data: { items: { application_id: string; score_card_id: string | null }[] };
  };
  return data.items.find(({ score_card_id }) => score_card_id !== null)?.application_id;
}

test('the way to the score card does not move when the thanks of the games arrive', async () => {
  const person = await newPerson(browser);
  const page = await signedInPage(person, ACCOUNTS.candidate);
  const played = await playedApplication(person);
  const { opened, open } = gate();
  await page.route('**/api/game/check/application*', async (route) => {
    await opened;
    const response = await route.fetch();
    const body = (await response.json()) as { data: { simulations: { words: object }[] } };
    for (const simulation of body.data.simulations) {
      simulation.words = { en: { name: 'A day at the harbour', intro: '', thanks: 'Well sailed.' } };
    }
    await route.fulfill({ response, json: body });
  });
  await page.goto(`/apply/${played}/done`);
  const link = page.getByRole('link', { name: 'See your score card' });
  await link.waitFor();
  // Words are wider before their font is there, which is not what is looked at.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await link.boundingBox();
  open();
  await page.getByText('Well sailed.').first().waitFor();
  expect(await link.boundingBox()).toEqual(before);
  await person.close();
});

test('the consent to play stays where it is once it is there, however late the notice and the connection are', async () => {
  const person = await newPerson(browser, { viewport: { width: 360, height: 740 } });
  const page = await signedInPage(person, ACCOUNTS.candidate);
  const played = await playedApplication(person);
  await page.route('**/api/game/check/application*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      data: { allowed: boolean; simulations: { state: string | null }[] };
    };
    body.data.allowed = true;
    for (const simulation of body.data.simulations) simulation.state = null;
    await route.fulfill({ response, json: body });
  });
  const [notice, line] = [gate(), gate()];
  await page.route('**/api/application/notice?*', async (route) => {
    await notice.opened;
    await route.continue();
  });
  await page.route('**/api/health', async (route) => {
    await line.opened;
    await route.continue();
  });
  await page.goto(`/apply/${played}/ready`);
  await page.getByRole('heading', { name: 'Before you play' }).waitFor();
  const consent = page.getByLabel('I understand what is measured and how it’s used');
  expect(await consent.count()).toBe(0);
  notice.open();
  await consent.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const place = () => consent.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  line.open();
  await page.getByText(/^(Good|Slow) \(/).waitFor();
  expect(await place()).toBe(before);
  await person.close();
});

test('the way on of the wizard stands at the same place on every step, at the beginning and at the end of a page', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 720 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  const made = await person.request.post('/api/position', {
    headers: { 'x-tryout-client': 'web' },
    data: { title: 'Where Next stands' },
  });
  const { data } = (await made.json()) as { data: { id: string } };
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const places: string[] = [];
  for (const step of ['basics', 'description', 'questions', 'simulations', 'people']) {
    await page.goto(`/user/positions/${data.id}/edit/${step}`);
    await next.waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const end of [false, true]) {
      await page.evaluate((isEnd) => window.scrollTo(0, isEnd ? document.body.scrollHeight : 0), end);
      const { x = 0, y = 0 } = (await next.boundingBox()) ?? {};
      places.push(`${Math.round(x)}, ${Math.round(y)}`);
    }
  }
  expect([...new Set(places)]).toHaveLength(1);
  await person.close();
});
