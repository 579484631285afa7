import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { samplePdf } from '../apps/server/src/features/cvs/sample-documents.ts';
import { ApplicationFlow } from './pages/application-flow.ts';
import { playCargoDrone } from './pages/cargo-drone.ts';
import { Player } from './pages/player.ts';
import { PositionWizard } from './pages/position-wizard.ts';
import { SignUp } from './pages/sign-up.ts';
import { playSignalTower } from './pages/signal-tower.ts';
import { Workshop } from './pages/workshop.ts';
import { signIn } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { newDatabase } from './setup/database.ts';
import { violations } from './setup/look-at-page.ts';
import { ownTheClock, whileHeld } from './setup/own-clock.ts';
import { QUICK_PLAYS, type RunningServer, startServer } from './setup/start-server.ts';

const ADMIN = { email: 'first@harbour.test', password: 'Quay-side-77' };
const POSITION = 'Deck hand';
/** What the formulas' test cases say of somebody who answers most signals right and brings something home. */
const PREDICTED = { 'Signal reading': 80, 'Loading sense': 60, job_fit: 70 } as const;

let browser: Browser;
let dataDir: string;
let server: RunningServer;

/** A platform with the games and nothing else: no traits, formulas, templates, simulations, demo. */
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tryout-empty-library-'));
  const env = {
    TRYOUT_LIBRARY: '0',
    TRYOUT_DEMO: '0',
    TRYOUT_ADMIN_EMAIL: ADMIN.email,
    TRYOUT_ADMIN_PASSWORD: ADMIN.password,
    ...QUICK_PLAYS,
    DATABASE_URL: await newDatabase(inject('demo').databases, `empty-library-${Date.now()}`),
  };
  [browser, server] = await Promise.all([launchBrowser(), startServer({ dataDir, env })]);
});
afterEach(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const person = (): Promise<BrowserContext> => newPerson(browser, { baseURL: server.baseUrl });

async function signInFirst(page: Page): Promise<void> {
  await signIn(page, ADMIN.email, ADMIN.password);
  const accept = page.getByRole('checkbox', { name: /^I have read and accept/ });
  await accept.first().waitFor();
  for (const box of await accept.all()) await box.check();
  await page.getByRole('button', { name: /^(Accept|Continue|Finish)/ }).click();
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
}

async function build(page: Page): Promise<void> {
  const workshop = new Workshop(page);
  const found: string[] = [];
  const look = async () => {
    // What has scrolled under the top bar is measured as cut off, and its title as half faded: a page hears of having
    // been scrolled a frame later.
    await page.evaluate(async () => {
      window.scrollTo(0, 0);
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    });
    await page.waitForFunction(() => window.scrollY === 0 && document.getAnimations().length === 0);
    found.push(...(await violations(page)));
  };

  await workshop.open('Traits');
  await look();
  await workshop.addEntry('category', 'Deck work');
  await workshop.addEntry('trait', 'Seamanship');
  await workshop.addEntry('subtrait', 'Signal reading');
  await workshop.chooseEntry('Seamanship');
  await workshop.addEntry('subtrait', 'Loading sense');
  await look();

  await workshop.condition('Careful', 'acc_all >= 0.5');
  await workshop.formula('Signal reading', 'Signal Tower', 'when @Careful: 8 of 10\notherwise: 2 of 10');
  await workshop.testCases([
    { data_point: 'Correct answers', given: 1, value: 8 },
    { data_point: 'Correct answers', given: 0.2, value: 8 },
  ]);
  await workshop.failingCases.waitFor();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/test case/)
    .first()
    .waitFor();
  expect(
    await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).isEnabled(),
  ).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
  await workshop.testCases([
    { data_point: 'Correct answers', given: 1, value: 8 },
    { data_point: 'Correct answers', given: 0.2, value: 2 },
  ]);
  await look();
  await workshop.activate();

  await workshop.condition('Came home', 'total_points exists');
  await workshop.formula('Loading sense', 'Cargo Drone', 'when @"Came home": 6 of 10');
  await workshop.testCases([{ data_point: 'Points earned', given: 100, value: 6 }]);
  await workshop.activate();

  await workshop.scoreTemplate('Deck hands', 'Deck work');
  await look();

  await workshop.beginSimulation('Deck trial');
  await workshop.step('Scoring');
  await page.getByLabel('Weights', { exact: true }).selectOption({ label: 'Deck hands, version 1' });
  await page.getByRole('spinbutton', { name: 'Weight of Deck work in percent' }).waitFor();
  await workshop.step('Tasks');
  await workshop.addTask('Signal Tower');
  await workshop.addTask('Cargo Drone');
  await look();
  await workshop.step('Look and text');
  await page.getByLabel('Introduction').fill('Two stations of the harbour, about ten minutes.');
  await workshop.step('Test and publish');
  await workshop.tryAndPublish();
  await look();
  expect(found).toEqual([]);
}

async function foundCompany(who: BrowserContext): Promise<Page> {
  const page = await who.newPage();
  const signUp = new SignUp(page);
  const email = 'tomas@keel-works.test';
  await page.goto('/public/signup/1');
  await signUp.fillAccount({
    role: 'Hire for a company',
    first_name: 'Tomas',
    last_name: 'Keel',
    email,
    password: 'Quiet-Harbour-7',
  });
  await signUp.goOn();
  await signUp.enterCode(who, email);
  await page.getByLabel('Organization name').fill('Keel Works');
  await signUp.goOn();
  await signUp.acceptTerms();
  await page.waitForURL(/\/user$/);
  return page;
}

async function publishPosition(page: Page): Promise<string> {
  const wizard = new PositionWizard(page);
  await wizard.create(POSITION);
  await page.getByLabel('Workplace').selectOption({ label: 'Hybrid' });
  await wizard.next();
  await page.getByLabel('Description').fill('You keep the deck in order and read the signals.');
  await wizard.next();
  await wizard.next();
  await wizard.addSimulation('Deck trial');
  await wizard.next();
  await wizard.next();
  await wizard.publish();
  return (await page.getByRole('link', { name: 'Open page' }).getAttribute('href')) ?? '';
}

async function applyAndPlay(page: Page, job: string): Promise<void> {
  const flow = new ApplicationFlow(page);
  const who = {
    first_name: 'Amina',
    last_name: 'Quayside',
    email: 'amina@example.test',
    phone: '+49 30 1234567',
    cv: { name: 'amina.pdf', mimeType: 'application/pdf', buffer: await samplePdf() },
  };
  await flow.begin(job, who);
  await flow.giveCv(who);
  await flow.sayWho(who);
  await flow.startPlaying();
  const player = new Player(page);
  await whileHeld(page, async () => {
    await player.start('Signal Tower');
    await playSignalTower(page, 'keys', player.next('Cargo Drone'));
    await player.start('Cargo Drone');
    await playCargoDrone(page, 'keys', player.over, () => 2);
  });
}

test('from an empty library to the score that the test cases predict', async () => {
  const admin = await person();
  const adminPage = await admin.newPage();
  await signInFirst(adminPage);
  await build(adminPage);
  await admin.close();

  const company = await person();
  const recruiter = await foundCompany(company);
  const job = await publishPosition(recruiter);

  const candidate = await person();
  await ownTheClock(candidate);
  const page = await candidate.newPage();
  await applyAndPlay(page, job);
  await page.getByRole('link', { name: 'See your score card' }).click();
  await page.getByRole('heading', { name: 'Your score card', level: 1 }).waitFor();
  const fit = await page.getByRole('region', { name: 'Fit with this job' }).innerText();
  expect(Number(fit.match(/\d+/)?.[0])).toBe(PREDICTED.job_fit);

  await recruiter.getByRole('link', { name: 'View applicants' }).click();
  await recruiter.getByRole('link', { name: 'Amina Quayside' }).click();
  await recruiter.getByRole('heading', { name: 'How was this calculated?' }).click();
  for (const [formula, score] of Object.entries(PREDICTED)) {
    if (formula === 'job_fit') continue;
    await recruiter.getByText(`${formula} ${score} of 100`).first().waitFor({ state: 'attached' });
  }
  await recruiter.getByRole('button', { name: 'Verify score card' }).click();
  await recruiter.getByText(/^Match\. Recalculating from \d+ stored events gave the same card\.$/).waitFor();
  await company.close();
  await candidate.close();
});
