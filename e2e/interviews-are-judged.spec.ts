import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { beginInterview } from './setup/begin-interview.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';
import { sideways, violations } from './setup/look-at-page.ts';

const DAY = 86_400_000;
const WORDS = 'Named three customers and what each of them needed';

describe('an interview', () => {
  let browser: Browser;
  let recruiter: BrowserContext;
  let manager: BrowserContext;
  let id: string;
  let event: string;
  let record: string;

  const api = async (person: BrowserContext, path: string, data?: object) => {
    const answer = await person.request.fetch(`/api${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { 'x-tryout-client': 'journey' },
      ...(data ? { data } : {}),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: never }).data;
  };

  beforeAll(async () => {
    browser = await launchBrowser();
    recruiter = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
    manager = await newPerson(browser, { viewport: { width: 360, height: 740 } });
    await (await signedInPage(recruiter, ACCOUNTS.company_recruiter)).close();
    await (await signedInPage(manager, ACCOUNTS.employee)).close();
    const position = await findPosition(recruiter, 'Quay operations planner');
    const { items } = (await api(recruiter, `/applicants?position_id=${position}&status=short_listed`)) as {
      items: { application_id: string; job_fit_score: number | null }[];
    };
    const applicant = items.find((each) => each.job_fit_score !== null)?.application_id ?? '';
    record = `/user/positions/${position}/applicants/${applicant}`;
    const { items: people } = (await api(recruiter, `/events/people?application_id=${applicant}`)) as {
      items: { user_id: string; kind: string; is_you: boolean }[];
    };
    const asked = people.filter((each) => each.is_you || each.kind === 'hiring_manager');
    const created = (await api(recruiter, '/event', {
      application_id: applicant,
      kind: 'phone_screen',
      way: 'fixed',
      title: 'Talk about customers',
      duration_min: 30,
      starts_at: new Date(Date.now() + 300 * DAY).toISOString(),
      participants: asked.map(({ user_id }) => ({ user_id })),
    })) as { id: string };
    id = created.id;
    event = `/user/events/${id}`;
  });
  afterAll(() => browser.close());

  test('is judged by keyboard on a phone; others see it once their own is sent, beside the scores', async () => {
    await beginInterview(id);
    const phone = await manager.newPage();
    await phone.goto('/user');
    await phone.getByRole('link', { name: /^Give feedback ?: Talk about customers$/ }).focus();
    await phone.keyboard.press('Enter');
    await phone.getByRole('heading', { level: 1, name: 'Interview kit' }).waitFor();
    const heard = phone.getByRole('textbox', { name: 'What you heard: question 1' });
    await heard.focus();
    await phone.keyboard.type(WORDS);
    const rating = phone.getByRole('radiogroup', { name: 'Rating: question 1' });
    await rating.getByRole('radio').nth(3).focus();
    await phone.keyboard.press('Space');
    await phone.getByText('Saved', { exact: false }).last().waitFor();
    await phone.reload();
    await expect.poll(() => heard.inputValue()).toBe(WORDS);
    expect(await violations(phone)).toEqual([]);
    expect(await sideways(phone, 360)).toBe(0);

    const page = await recruiter.newPage();
    await page.goto(event);
    await page.getByText('You’ll see what others think once you’ve sent yours.').waitFor();

    await phone.getByRole('button', { name: 'Send feedback' }).focus();
    await phone.keyboard.press('Enter');
    await phone.getByText('Choose your overall recommendation.').first().waitFor();
    await phone.getByRole('radio', { name: 'Strong yes' }).focus();
    await phone.keyboard.press('Space');
    await phone.getByRole('button', { name: 'Send feedback' }).focus();
    await phone.keyboard.press('Enter');
    await phone.getByText('Feedback sent.').waitFor();

    await page.reload();
    await page.getByText(/^Feedback: 1 of \d sent/).waitFor();
    expect(await page.getByText(WORDS).count()).toBe(0);
    await page.getByRole('link', { name: 'Give feedback' }).click();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await page.getByText('Feedback sent.').waitFor();
    await page.goto(event);
    await page.getByText(WORDS).waitFor();
    await page.getByText('The interviewers disagree', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.evaluate(() => localStorage.setItem('tryout.locale', 'ar'));
    await page.goto(`${record}?tab=interviews`);
    await page.getByText(WORDS).waitFor();
    await page.getByRole('table', { name: 'النتائج وتقييمات المقابلات جنبًا إلى جنب' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await violations(page)).toEqual([]);
  });
});
