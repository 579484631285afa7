import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePdf } from '../apps/server/src/features/cvs/sample-documents.ts';
import { ApplicationFlow } from './pages/application-flow.ts';
import { BuildManager } from './pages/build-manager.ts';
import { DotCount } from './pages/dot-count.ts';
import { Player } from './pages/player.ts';
import { PositionWizard } from './pages/position-wizard.ts';
import { Workshop } from './pages/workshop.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { authorPlays, authorRuns } from './setup/author-tools.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { countPresses } from './setup/count-presses.ts';
import { violations } from './setup/look-at-page.ts';

const PAIRS = 4;
/** Of four pairs, one is answered wrongly. */
const PREDICTED = 75;
/** What the author says in the second version instead of "Which field has more dots?". */
const NEW_WORDS = 'On which side are more dots?';

let browser: Browser;
let workplace: string;

beforeAll(async () => {
  browser = await launchBrowser();
  workplace = mkdtempSync(join(tmpdir(), 'tryout-author-'));
});
afterAll(async () => {
  await browser.close();
  rmSync(workplace, { recursive: true, force: true });
});

/** The author's part: from nothing to a zip, with nothing but the four commands and a browser. */
async function makeGame(folder: string, name: string): Promise<string> {
  await authorRuns('new', folder, '--name', name);
  const author = await newPerson(browser);
  const page = await author.newPage();
  const harness = await authorPlays(folder);
  await page.goto(harness.url);
  const game = new DotCount(page);
  // As long as it takes: a pair would be gone before a slow machine has looked.
  await page.getByLabel('Time', { exact: true }).selectOption('no limits');
  await page.getByRole('button', { name: 'Begin a new play' }).click();
  await game.button('Practise first').click();
  for (let pair = 0; pair < 3; pair += 1) {
    await game.answerByKey();
    await game.button('Go on').press('Enter');
  }
  await game.button('Begin').press('Enter');
  await game.answerByKey();
  await game.step(2, 24).waitFor();
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByText('The play is complete.').waitFor();
  await page.getByRole('region', { name: 'Problems' }).getByText('None.').waitFor();
  await harness.stop();
  await author.close();
  return pack(folder, '1.0');
}

async function pack(folder: string, version: string): Promise<string> {
  const zip = `${folder}-${version}.zip`;
  expect(await authorRuns('pack', folder, zip)).toMatch(/files, .* bytes, sha256 [0-9a-f]{64}/);
  return zip;
}

/** The author's next version asks in other words. */
function changeGame(folder: string): void {
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
    writeFileSync(path, text.replace(from, to));
  };
  change('words.js', 'Which field has more dots?', NEW_WORDS);
  change('build.json', '"version": "1.0"', '"version": "1.1"');
}

/** Upload, test run, make stable. */
async function bringIn(page: Page, zip: string): Promise<void> {
  const builds = new BuildManager(page);
  await builds.open();
  await builds.choose(zip);
  await builds.passed('1.0');
  await builds.log.getByText(/bytes unpacked/).waitFor();
  await builds.log.getByText(/declares 3 data points/).waitFor();
  await builds.tab('Try it');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await builds.game.getByRole('heading', { name: 'Which field has more dots?' }).waitFor();
  await builds.makeStable(/^Make stable$/, '1.0');
}

/** What is measured with the game and how it counts, all through the pages. */
async function putToUse(page: Page, name: string): Promise<void> {
  const workshop = new Workshop(page);
  await workshop.open('Tasks');
  await page.getByRole('button', { name: 'New task' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Game').selectOption({ label: name });
  await dialog.getByLabel('Name').fill(`Quick ${name}`);
  await dialog.getByRole('button', { name: 'Create task' }).click();
  await page.getByRole('heading', { name: `Quick ${name}`, level: 1 }).waitFor();
  await page.getByLabel(/trials/).fill(`${PAIRS}`);
  await page.getByLabel(/show.ms/).fill('5000');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('This task is published and can’t be edited.').waitFor();

  await workshop.open('Traits');
  await workshop.addEntry('category', `${name}: numbers`);
  await workshop.addEntry('trait', `${name}: amounts`);
  await workshop.addEntry('subtrait', `${name}: dots`);
  await workshop.formula(
    `${name}: dots`,
    name,
    'when accuracy >= 0: accuracy * 100 of 100\notherwise: not calculated',
  );
  await workshop.testCases([{ data_point: 'accuracy', given: 0.5, value: 50 }]);
  await workshop.activate();
  await workshop.scoreTemplate(`${name} weights`, `${name}: numbers`);

  await workshop.beginSimulation(`${name} trial`);
  await workshop.step('Scoring');
  await page.getByLabel('Weights', { exact: true }).selectOption({ label: `${name} weights, version 1` });
  await page.getByRole('spinbutton', { name: `Weight of ${name}: numbers in percent` }).waitFor();
  await workshop.step('Tasks');
  await workshop.addTask(`Quick ${name}`);
  await workshop.step('Look and text');
  await page.getByLabel('Introduction').fill('One short game with dots.');
  await workshop.step('Test and publish');
  await workshop.tryAndPublish();
}

/** A published position on which the game is played; the path of its page. */
async function openPosition(page: Page, name: string): Promise<string> {
  await page.goto('/user/positions');
  const wizard = new PositionWizard(page);
  await wizard.create(`Counter, ${name}`);
  await page.getByLabel('Workplace').selectOption({ label: 'Remote' });
  await wizard.next();
  await page.getByLabel('Description').fill('You see at a glance how much there is.');
  await wizard.next();
  await wizard.next();
  await wizard.addSimulation(`${name} trial`);
  await wizard.next();
  await wizard.next();
  await wizard.publish();
  return (await page.getByRole('link', { name: 'Open page' }).getAttribute('href')) ?? '';
}

/** Somebody applies and opens the game: it asks its question. */
async function applyTo(person: BrowserContext, job: string, first_name: string): Promise<Page> {
  const page = await person.newPage();
  const flow = new ApplicationFlow(page);
  const who = {
    first_name,
    last_name: 'Tally',
    email: `${first_name.toLowerCase()}-${Date.now()}@example.test`,
    phone: '+49 30 1234567',
    cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await samplePdf() },
  };
  await flow.begin(job, who);
  await flow.giveCv(who);
  await flow.sayWho(who);
  await flow.startPlaying();
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  return page;
}

/** Answers pairs rightly, but for those that are named; the last one ends the game. */
async function answer(page: Page, pairs: readonly number[], wrong: readonly number[] = []): Promise<void> {
  const game = new DotCount(page);
  for (const pair of pairs) {
    await game.step(pair, PAIRS).waitFor();
    await game.answerRightly(!wrong.includes(pair));
  }
}

const firstWords = (page: Page, words: string) =>
  page.frameLocator('iframe').getByRole('heading', { name: words }).waitFor();

test('from an empty folder to a score card, and on to a second version and back', async () => {
  const name = `Tally ${Math.random().toString(36).slice(2, 6)}`;
  const folder = join(workplace, name.toLowerCase().replace(' ', '-'));
  const zip = await makeGame(folder, name);

  const admin = await newPerson(browser);
  const presses = await countPresses(admin);
  const adminPage = await signedInPage(admin, ACCOUNTS.super_admin);
  await bringIn(adminPage, zip);
  const pressed = presses().length;
  await putToUse(adminPage, name);

  const company = await newPerson(browser);
  const recruiter = await signedInPage(company, ACCOUNTS.company_recruiter);
  const job = await openPosition(recruiter, name);

  const amina = await newPerson(browser);
  const page = await applyTo(amina, job, 'Amina');
  await new DotCount(page).beginByKeys();
  await answer(page, [1, 2, 3, 4], [2]);
  await page.getByRole('link', { name: 'See your score card' }).click();
  await page.getByRole('heading', { name: 'Your score card', level: 1 }).waitFor();
  const fit = await page.getByRole('region', { name: 'Fit with this job' }).innerText();
  expect(Number(fit.match(/\d+/)?.[0])).toBe(PREDICTED);
  await amina.close();

  await recruiter.getByRole('link', { name: 'View applicants' }).click();
  await recruiter.getByRole('link', { name: 'Amina Tally' }).click();
  await recruiter.getByRole('heading', { name: 'How was this calculated?' }).click();
  await recruiter.getByText(`${name}: dots ${PREDICTED} of 100`).first().waitFor({ state: 'attached' });
  await recruiter.getByRole('button', { name: 'Verify score card' }).click();
  await recruiter.getByText(/^Match\. Recalculating from \d+ stored events gave the same card\.$/).waitFor();
  await company.close();

  const bilal = await newPerson(browser);
  const running = await applyTo(bilal, job, 'Bilal');
  await firstWords(running, 'Which field has more dots?');
  await new DotCount(running).beginByKeys();
  await answer(running, [1]);
  await new DotCount(running).step(2, PAIRS).waitFor();
  await new Player(running).allKept.waitFor();

  changeGame(folder);
  const builds = new BuildManager(adminPage);
  await builds.open();
  await adminPage.getByRole('link', { name, exact: true }).click();
  await builds.choose(await pack(folder, '1.1'), 'Upload new version');
  await builds.passed('1.1');
  await adminPage.goto('/user/admin/builds');
  await adminPage.getByRole('button', { name: /^Background jobs/ }).click();
  const checked = adminPage
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: `${name} 1.1` });
  await checked.getByText('Passed its checks').waitFor();
  await checked.getByRole('link', { name: 'View checks' }).click();
  await builds.passed('1.1');
  await builds.tab('Try it');
  await adminPage.getByRole('button', { name: 'Start', exact: true }).click();
  await firstWords(adminPage, NEW_WORDS);
  await adminPage.getByRole('button', { name: 'Make stable' }).click();
  await builds.dialog.getByText('Version 1.1 replaces 1.0 as the stable version.').waitFor();
  await builds.dialog.getByText('1 published simulation keeps its current version').waitFor();
  expect(await violations(adminPage)).toEqual([]);
  await builds.giveReason();
  await builds.dialog.getByRole('button', { name: 'Make stable' }).click();
  await adminPage.getByText('Version 1.1 is now stable').waitFor();

  await running.reload();
  await running.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
  await new DotCount(running).frame.getByText(`Pairs left: ${PAIRS - 1}`).waitFor();
  await running.keyboard.press('Enter');
  await answer(running, [2, 3, 4]);
  await running.getByRole('link', { name: 'See your score card' }).waitFor();
  await bilal.close();
  const carla = await newPerson(browser);
  const late = await applyTo(carla, job, 'Carla');
  await firstWords(late, 'Which field has more dots?');
  await carla.close();

  const before = presses().length;
  await builds.makeStable(/^Roll back to 1\.0$/, '1.0');
  expect(pressed + presses().length - before).toBeLessThanOrEqual(8);
  await admin.close();
});
