import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDocx, samplePdf } from '../apps/server/src/features/cvs/sample-documents.ts';
import { type Applicant, ApplicationFlow } from './pages/application-flow.ts';
import { playCargoDrone } from './pages/cargo-drone.ts';
import { Player } from './pages/player.ts';
import { PositionWizard } from './pages/position-wizard.ts';
import { playSignalTower } from './pages/signal-tower.ts';
import { playTeamDays } from './pages/team-days.ts';
import { ACCOUNTS, signedInPage, signIn } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { mailTo } from './setup/mailbox.ts';
import { ownTheClock, whileHeld } from './setup/own-clock.ts';

const TITLE = 'Lock keeper';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The platform's setting: minutes for undoing, until candidates are told of a decision. */
async function tellAfter(minutes: number): Promise<void> {
  const admin = await newPerson(browser);
  const page = await signedInPage(admin, ACCOUNTS.super_admin);
  await page.goto('/user/admin/config');
  await page
    .getByLabel('Minutes before a candidate is notified of a decision; 0 notifies immediately.')
    .fill(`${minutes}`);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved.').first().waitFor();
  await admin.close();
}

/** Writes, shares and publishes the position; gives the path of its public page. */
async function publish(page: Page): Promise<string> {
  await signIn(page, ACCOUNTS.company_recruiter);
  const wizard = new PositionWizard(page);
  await wizard.create(TITLE);
  await page.getByLabel('Workplace').selectOption({ label: 'Hybrid' });
  await page.getByLabel('Openings').fill('2');
  await wizard.next();
  await page.getByLabel('Description').fill('You let ships in and out of the harbour, by day and by night.');
  await wizard.next();
  await page.getByLabel('Phone number').selectOption({ label: 'Required' });
  await wizard.addQuestion('Single choice', 'Can you work nights?', ['Yes', 'No']);
  await wizard.addQuestion('Long text', 'What do you do when two ships come at once?');
  await wizard.dragQuestion(2, 1);
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Question', exact: true }).first().inputValue())
    .toBe('What do you do when two ships come at once?');
  await page
    .getByText(/^Saved /)
    .first()
    .waitFor();
  await wizard.next();
  await wizard.addSimulation('First day at the harbour');
  await wizard.next();
  await wizard.shareWith(ACCOUNTS.employee);
  await wizard.next();
  await wizard.publish();
  await page.getByText('Your position is live.').waitFor();
  await page.getByRole('img', { name: /^QR code for http.*lock-keeper/ }).waitFor();
  await page.getByRole('button', { name: 'Invite candidates' }).waitFor();
  const path = await page.getByRole('link', { name: 'Open page' }).getAttribute('href');
  expect(path).toMatch(/\/jobs\/harbour-logistics\/lock-keeper/);
  return path ?? '';
}

async function answerQuestions(page: Page, isPhone: boolean): Promise<void> {
  await page
    .getByLabel(/What do you do when two ships come at once/)
    .fill('I ask both how long they can wait, and let in the one that cannot.');
  if (isPhone) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Plays all three games; somebody who is less sure answers every fifth signal the other way. */
async function play(page: Page, by: 'keys' | 'touch', sure: boolean): Promise<void> {
  const player = new Player(page);
  const other = { left: 'right', right: 'left' } as const;
  await whileHeld(page, async () => {
    await player.start('Signal Tower');
    await playSignalTower(page, by, player.next('Cargo Drone'), (shown, row) =>
      sure || row % 5 > 0 ? shown : other[shown],
    );
    await player.start('Cargo Drone');
    await playCargoDrone(page, by, player.next('Team Days'), (flight) => (sure ? 5 + (flight % 3) : 1));
    await player.start('Team Days');
    await playTeamDays(page, by, player.over, (scenario, response) => 1 + ((scenario + response * 2) % 7));
  });
}

/** Applies, plays, and gives the job fit that the own score card shows. */
async function applyAndPlay(
  page: Page,
  job: string,
  who: Applicant,
  by: 'keys' | 'touch',
): Promise<{ fit: number }> {
  const flow = new ApplicationFlow(page);
  await flow.begin(job, who);
  await flow.giveCv(who);
  await flow.sayWho(who);
  await answerQuestions(page, by === 'touch');
  await flow.startPlaying();
  await play(page, by, by === 'touch');
  await page.getByRole('heading', { name: `Thank you, ${who.first_name}` }).waitFor();
  await page.getByRole('link', { name: 'See your score card' }).click();
  await page.getByRole('heading', { name: 'Your score card', level: 1 }).waitFor();
  const fit = await page.getByRole('region', { name: 'Fit with this job' }).innerText();
  await page.getByRole('link', { name: 'Open my application' }).click();
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  return { fit: Number(fit.match(/\d+/)?.[0]) };
}

/** A page of somebody whose games are played on the journey's clock. */
async function newPlayer(options: BrowserContextOptions = {}): Promise<Page> {
  const person = await newPerson(browser, options);
  await ownTheClock(person);
  return person.newPage();
}

test('a company publishes, two people apply and play, one is approved and told', async () => {
  await tellAfter(0);
  const recruiter = await (await newPerson(browser)).newPage();
  const job = await publish(recruiter);

  const amina: Applicant = {
    first_name: 'Amina',
    last_name: 'Quayside',
    email: 'amina.quayside@example.test',
    phone: '+49 30 1234567',
    cv: { name: 'amina.pdf', mimeType: 'application/pdf', buffer: await samplePdf() },
  };
  const jonas: Applicant = {
    first_name: 'Jonas',
    last_name: 'Ebb',
    email: 'jonas.ebb@example.test',
    phone: '+49 30 7654321',
    cv: {
      name: 'jonas.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: sampleDocx(),
    },
  };
  const phone = await newPlayer(PHONE);
  const desk = await newPlayer();
  const [first, second] = await Promise.all([
    applyAndPlay(phone, job, amina, 'touch'),
    applyAndPlay(desk, job, jonas, 'keys'),
  ]);
  expect(first.fit).toBeGreaterThan(second.fit);

  await recruiter.getByRole('link', { name: 'View applicants' }).click();
  const rows = recruiter.getByRole('row').filter({ has: recruiter.getByRole('rowheader') });
  await expect.poll(() => rows.count()).toBe(2);
  const listed = await rows.allInnerTexts();
  expect(listed[0]).toContain('Amina Quayside');
  expect(listed[0]).toContain(`${first.fit}`);
  expect(listed[1]).toContain('Jonas Ebb');
  expect(listed[1]).toContain(`${second.fit}`);

  // Until the address is confirmed, the recruiter is told so and the mailbox gets nothing but the link.
  expect(listed[0]).toContain('Email not confirmed');
  const application = phone.url();
  const proof = await mailTo(phone.context(), amina.email, /\/confirm-email\/\S+/);
  await phone.goto(/\/confirm-email\/\S+/.exec(proof)?.[0] ?? '');
  await phone.getByRole('button', { name: 'Confirm email address' }).click();
  await phone.getByText('Email address confirmed').first().waitFor();
  await phone.goto(application);
  await phone.getByRole('heading', { name: TITLE, level: 1 }).waitFor();

  await recruiter.getByRole('link', { name: 'Amina Quayside' }).click();
  await recruiter.getByRole('heading', { name: 'Amina Quayside', level: 1 }).waitFor();
  await recruiter.getByRole('heading', { name: 'How was this calculated?' }).click();
  await recruiter.getByText('Weighted average of the categories').waitFor();
  await recruiter.getByRole('button', { name: 'Verify score card' }).click();
  await recruiter.getByText(/^Match\. Recalculating from \d+ stored events gave the same card\.$/).waitFor();
  await recruiter.getByText(/^Show all \d+ facts$/).click();
  const facts = recruiter.getByRole('table', { name: 'Facts of the play' });
  expect(await facts.getByRole('row', { name: 'Touch answers' }).innerText()).toMatch(/\b(9\d(\.\d)?|100)%/);
  for (const none of [
    'from a script',
    'controlled by software',
    'without details from the browser',
    'before the screen',
  ])
    expect(await facts.getByRole('row', { name: none }).innerText()).toMatch(/\b0%/);

  await recruiter.getByRole('button', { name: 'Move', exact: true }).click();
  await recruiter.getByRole('button', { name: 'Approved…' }).click();
  const dialog = recruiter.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ label: 'Already interviewed or known' });
  await expect.poll(() => dialog.getByLabel('Email text').inputValue()).toContain('Hello Amina');
  await dialog.getByLabel('Email text').fill('Dear Amina, the job is yours.');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await recruiter
    .getByText('Amina Quayside moved to Approved. The candidate is notified immediately.')
    .first()
    .waitFor();

  // The candidate has the news on the open page, without a reload, and in the mailbox.
  await phone.getByText('You were approved').waitFor();
  await phone.goto('/user/notifications');
  await phone.getByText(`Update on your application for ${TITLE}`).first().waitFor();
  await phone.goto('/dev/outbox');
  const mail = phone
    .getByRole('article')
    .filter({ hasText: `Update on your application for ${TITLE}` })
    .filter({ hasText: amina.email });
  await mail.getByText('Dear Amina, the job is yours.').waitFor();
  for (const page of [recruiter, phone, desk]) await page.context().close();
  await tellAfter(10);
});
