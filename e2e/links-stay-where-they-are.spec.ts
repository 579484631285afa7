import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the way to the score card does not move when the thanks of the games arrive', async () => {
  const person = await newPerson(browser);
  const page = await signedInPage(person, ACCOUNTS.candidate);
  const answer = await person.request.get('/api/user/applications');
  const { data } = (await answer.json()) as {
    data: { items: { application_id: string; score_card_id: string | null }[] };
  };
  const played = data.items.find((application) => application.score_card_id !== null);
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/game/check/application*', async (route) => {
    await released;
    const response = await route.fetch();
    const body = (await response.json()) as { data: { simulations: { words: object }[] } };
    for (const simulation of body.data.simulations) {
      simulation.words = { en: { name: 'A day at the harbour', intro: '', thanks: 'Well sailed.' } };
    }
    await route.fulfill({ response, json: body });
  });
  await page.goto(`/apply/${played?.application_id}/done`);
  const link = page.getByRole('link', { name: 'See your score card' });
  await link.waitFor();
  // Words are wider before their font is there, which is not what is looked at.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await link.boundingBox();
  letGo();
  await page.getByText('Well sailed.').first().waitFor();
  expect(await link.boundingBox()).toEqual(before);
  await person.close();
});
