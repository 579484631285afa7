import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playCargoDrone } from './pages/cargo-drone.ts';
import { Player } from './pages/player.ts';
import { playSignalTower } from './pages/signal-tower.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { ownTheClock, whileHeld } from './setup/own-clock.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Plays both games of the short simulation, from the map on. */
async function playBoth(page: Page): Promise<void> {
  const player = new Player(page);
  await whileHeld(page, async () => {
    await player.start('Signal Tower');
    await playSignalTower(page, 'keys', player.next('Cargo Drone'));
    await player.start('Cargo Drone');
    await playCargoDrone(page, 'keys', player.over, (flight) => 6 + flight);
  });
  await player.over.waitFor();
}

interface Own {
  readonly application_id: string;
  readonly position_title: string;
  readonly score_card_id: string | null;
}

test('a short-listed applicant plays once more to confirm, and another attempt is granted, played and chosen', async () => {
  const person = await newPerson(browser);
  await ownTheClock(person);
  const candidate = await signedInPage(person, ACCOUNTS.candidate);
  const mine = await person.request.get('/api/user/applications');
  const { data } = (await mine.json()) as { data: { items: readonly Own[] } };
  const own = data.items.find(({ score_card_id }) => score_card_id !== null);
  const application_id = own?.application_id ?? '';

  const team = await newPerson(browser);
  const recruiter = await signedInPage(team, ACCOUNTS.company_recruiter);
  const moved = await team.request.post('/api/update/position/application/status', {
    headers: { 'x-tryout-client': 'web' },
    data: { application_id, from: 'applied', to: 'short_listed', mail: { send: false } },
  });
  expect(moved.ok(), await moved.text()).toBe(true);

  // The recruiter asks for a confirmation play, and the candidate finds it on the application.
  await recruiter.goto('/user/positions');
  await recruiter
    .getByRole('link', { name: own?.position_title ?? '', exact: true })
    .first()
    .click();
  await recruiter.waitForURL(/\/user\/positions\/[0-9a-f-]{36}/);
  const position = /positions\/([0-9a-f-]{36})/.exec(recruiter.url())?.[1];
  const applicant = `/user/positions/${position}/applicants/${application_id}`;
  await recruiter.goto(applicant);
  await recruiter.getByRole('button', { name: 'Request a confirmation play…' }).click();
  const dialog = recruiter.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The first result stands out.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await recruiter.getByText('Requested, not started').waitFor();

  await candidate.goto(`/user/applications/${application_id}`);
  await candidate.getByRole('link', { name: 'View request' }).click();
  await candidate.getByRole('heading', { name: 'Confirmation play' }).waitFor();
  await candidate.getByRole('button', { name: 'Start playing' }).click();
  await playBoth(candidate);

  const confirmation = recruiter.getByRole('region', { name: 'Confirmation play' });
  await recruiter.goto(applicant);
  await confirmation
    .getByText(
      /^(Consistent with the first play|Not consistent with the first play|Not enough data to tell)$/,
    )
    .waitFor();
  expect(await confirmation.innerText()).toMatch(/Difference [+−-]?\d.* from 2 games/);

  // Another attempt for a named fault, played on the same way as the first.
  await recruiter.getByRole('button', { name: 'Grant another attempt…' }).click();
  await dialog.getByRole('radio', { name: 'Technical fault' }).check();
  await dialog.getByLabel('Reason').fill('The line broke twice.');
  await dialog.getByRole('button', { name: 'Grant attempt' }).click();
  await recruiter.getByText('Attempt granted.').first().waitFor();

  await candidate.goto(`/apply/${application_id}/ready`);
  await candidate.getByLabel('I understand what is measured and how it’s used').check();
  await candidate.getByRole('button', { name: 'Start playing' }).click();
  await playBoth(candidate);
  await person.close();

  // The first valid attempt counts until a person says otherwise, with a reason, and that is on record.
  await recruiter.goto(applicant);
  const second = recruiter.getByRole('row', { name: 'Attempt 2 of 2' });
  expect(await second.innerText()).toContain('Doesn’t count');
  await second.getByRole('button', { name: 'Make attempt 2 count' }).click();
  await dialog.getByLabel('Reason').fill('The first was broken by the line.');
  await dialog.getByRole('button', { name: 'Make attempt 2 count' }).click();
  await recruiter.getByText('Score card updated.').first().waitFor();
  await expect.poll(() => second.innerText()).toContain('The first was broken by the line.');
  await recruiter.getByRole('tab', { name: 'Activity' }).click();
  const log = recruiter.getByRole('tabpanel');
  for (const entry of [
    'Asked for a confirmation play',
    'Granted another attempt',
    'Chose the attempt that counts',
  ])
    await log.getByText(entry).first().waitFor();
  await recruiter.goto(`/user/positions/${position}/applicants`);
  await recruiter.getByText('Attempt 2 of 2').first().waitFor();
  await team.close();
});
