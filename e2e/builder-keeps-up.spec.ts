import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Workshop } from './pages/workshop.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What the browser sends when it stores the tasks of a draft. */
interface SentTasks {
  readonly tasks: readonly { readonly id?: string; readonly group_id: string | null }[];
}

const TASKS = /\/api\/simulation\/[^/]+\/tasks$/;

/** Holds the first save of tasks on its way until it is let go, and tells what each save sent. */
async function holdFirstSave(page: Page) {
  const sent: SentTasks[] = [];
  const statuses: number[] = [];
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(TASKS, async (route: Route) => {
    sent.push(route.request().postDataJSON() as SentTasks);
    if (sent.length === 1) await released;
    const answer = await route.fetch();
    statuses.push(answer.status());
    await route.fulfill({ response: answer });
  });
  return { sent, statuses, letGo: () => letGo() };
}

test('what is built while a save is on its way is stored once and keeps its ids', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.super_admin);
  await page.goto('/user/simulations');
  const workshop = new Workshop(page);
  await workshop.beginSimulation(`Slow line ${Date.now()}`);
  await workshop.step('Tasks');
  const saves = await holdFirstSave(page);

  await workshop.addTask('Signal Tower');
  await expect.poll(() => saves.sent.length).toBe(1);
  await workshop.addTask('Cargo Drone');
  await page.getByRole('button', { name: 'Add a group' }).click();
  saves.letGo();
  await expect.poll(() => saves.statuses.length).toBe(2);
  const first = saves.sent[1]?.tasks[0]?.id;
  expect(first).toBeDefined();

  await workshop.addTask('Glyph Grid');
  await expect.poll(() => saves.statuses).toEqual([200, 200, 200]);
  expect(saves.sent[2]?.tasks.map(({ id }) => id === first)).toEqual([true, false, false]);
  expect(saves.sent[2]?.tasks[1]?.id).toBeDefined();
  await page.getByText(/^Saved/).waitFor();
  await page.reload();
  for (const task of ['Signal Tower', 'Cargo Drone', 'Glyph Grid']) {
    await page.getByRole('listitem', { name: task, exact: true }).waitFor();
  }
  await person.close();
});

test('a save whose answer was lost is known as one’s own, and the work goes on', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.super_admin);
  await page.goto('/user/simulations');
  const workshop = new Workshop(page);
  await workshop.beginSimulation(`Cut line ${Date.now()}`);
  await workshop.step('Tasks');
  const statuses: number[] = [];
  await page.route(TASKS, async (route) => {
    const answer = await route.fetch();
    statuses.push(answer.status());
    await (statuses.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
  });

  await workshop.addTask('Signal Tower');
  await page.getByText(/^Not saved/).waitFor();
  await workshop.addTask('Cargo Drone');
  await expect.poll(() => statuses).toEqual([200, 409, 200]);
  await page.getByText(/^Saved/).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.reload();
  for (const task of ['Signal Tower', 'Cargo Drone']) {
    await page.getByRole('listitem', { name: task, exact: true }).waitFor();
  }
  await person.close();
});

test('a save that the server could not be reached for is tried again by itself', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.super_admin);
  await page.goto('/user/simulations');
  const workshop = new Workshop(page);
  await workshop.beginSimulation(`Away for a moment ${Date.now()}`);
  await workshop.step('Tasks');
  await page.route(TASKS, (route) => route.abort('connectionrefused'));
  await workshop.addTask('Signal Tower');
  await page.getByText(/^Not saved/).waitFor();
  await page.getByText('The server could not be reached. Check your connection and try again.').waitFor();
  await page.unroute(TASKS);
  await page.getByText(/^Saved/).waitFor();
  await person.close();
});

test('who keeps the own version keeps also what somebody else has taken away meanwhile', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.super_admin);
  await page.goto('/user/simulations');
  const workshop = new Workshop(page);
  await workshop.beginSimulation(`Two hands ${Date.now()}`);
  await workshop.step('Tasks');
  await workshop.addTask('Signal Tower');
  await page.getByText(/^Saved/).waitFor();
  const path = `/api/simulation/${new URL(page.url()).pathname.split('/')[3]}`;
  const { data } = (await (await person.request.get(`${path}/record`)).json()) as { data: { edit: number } };
  const taken = await person.request.put(`${path}/tasks`, {
    data: { edit: data.edit, tasks: [] },
    headers: { 'X-Tryout-Client': 'web' },
  });
  expect(taken.status()).toBe(200);

  const statuses: number[] = [];
  page.on('response', (answer) => TASKS.test(answer.url()) && statuses.push(answer.status()));
  await workshop.addTask('Cargo Drone');
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect.poll(() => statuses).toEqual([409, 200]);
  await page.reload();
  for (const task of ['Signal Tower', 'Cargo Drone']) {
    await page.getByRole('listitem', { name: task, exact: true }).waitFor();
  }
  await person.close();
});
