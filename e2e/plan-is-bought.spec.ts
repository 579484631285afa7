import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { signUpQuickly } from './setup/sign-up-quickly.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

type Answer = Record<string, unknown>;

/** Calls the API as somebody, where the call is not what is looked at. */
async function call(person: BrowserContext, path: string, data?: object, put = false): Promise<Answer> {
  const options = { data, headers: { 'x-tryout-client': 'web' } };
  const { request } = person;
  const answer = await (data === undefined
    ? request.get(`/api${path}`)
    : put
      ? request.put(`/api${path}`, options)
      : request.post(`/api${path}`, options));
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Answer }).data;
}

async function sellPlan(admin: BrowserContext, name: string, monthly_price: number, positions: number) {
  const { id } = await call(admin, '/admin/plans', {
    key: name.toLowerCase(),
    audience: 'company',
    position: 90,
    name,
    description: '',
    wordings: {},
    annual_price: monthly_price * 10,
    monthly_price,
    currency: 'USD',
    trial_days: 0,
    features: { 'positions.active': positions, 'applicants.per_month': 100, 'simulations.library': true },
  });
  await call(admin, `/admin/plans/${id}/publish`, { version: 1 });
  return String(id);
}

test('a company meets the limit of its plan, buys a larger one for the rest of the month, and publishes', async () => {
  const admin = await newPerson(browser);
  const desk = await signedInPage(admin, ACCOUNTS.super_admin);
  const plans = [await sellPlan(admin, 'Pier', 1_200, 1), await sellPlan(admin, 'Quay', 2_400, 5)];

  const owner = await newPerson(browser);
  await signUpQuickly(owner, 'pia.pier@example.test', 'Quiet-Harbour-7', 'Pier and Sons');
  await call(
    owner,
    '/billing/details',
    {
      legal_name: 'Pier and Sons Ltd',
      email: '',
      address: { line1: '', line2: '', postal_code: '', city: '', region: '', country: 'DE' },
      tax_id: '',
      language: 'en',
    },
    true,
  );
  const quote = await call(owner, `/payments/quote?plan_id=${plans[0]}&period=month`);
  const { order } = await call(owner, '/payments/subscribe/plan/checkout', {
    plan_id: plans[0],
    period: 'month',
    quoted_at: quote.quoted_at,
    expected_total: quote.total,
  });
  const { order_id } = order as { order_id: string };
  await call(owner, '/payments/test', { order_id, card: '4242424242424242' });
  await call(owner, '/orders/verify/plan/order', { order_id });
  const [first, second] = await Promise.all(
    ['Rope maker', 'Net mender'].map(async (title) => {
      const { id } = await call(owner, '/position', { title });
      const description = 'You make what holds ships and fish.';
      await call(owner, `/position/${id}`, { description, remote: 'yes', wizard_step: 6 }, true);
      return String(id);
    }),
  );
  await call(owner, `/position/${first}/transitions`, { from: 'draft', to: 'published' });

  let page = await owner.newPage();
  await page.goto(`/user/positions/${second}/edit/check`);
  await page.getByText('Published positions: 1 of 1 in your plan used.').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refused = page.getByRole('alertdialog', { name: 'Opps' });
  await refused.getByText('All 1 active positions in your plan are in use.').waitFor();
  await refused.getByRole('link', { name: 'See plans' }).click();

  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('link', { name: 'Choose Quay' }).click();
  await page.getByText('This replaces Pier.').waitFor();
  await page.getByText('Quay for the rest of the period').waitFor();
  await page.getByText('Unused part of the current plan').waitFor();
  await page.getByRole('button', { name: /^Pay US\$1[12]/ }).click();

  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  const pay = page.getByRole('button', { name: /^Pay US\$1[12]/ });
  await pay.click();
  await page.getByText('Your bank declined the card. Nothing was charged.').waitFor();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  const order_of_change = new URL(page.url()).searchParams.get('order');
  const paid = page.waitForResponse((answer) => answer.url().endsWith('/api/payments/test'));
  await pay.click();
  await paid;
  // The tab is gone before the return page says anything: the provider's message is what gives.
  await page.close();
  const since = Date.now();
  const limit = async () => {
    const features = await call(owner, '/features/user/features');
    return (features['positions.active'] as { limit: number }).limit;
  };
  await expect.poll(limit, { interval: 250, timeout: 10_000 }).toBe(5);
  expect(Date.now() - since).toBeLessThanOrEqual(10_000);
  page = await owner.newPage();
  await page.goto(`/user/billing/return?order=${order_of_change}&kind=plan`);
  await page.getByText('Payment confirmed. Quay is active.').waitFor();

  await page.goto(`/user/positions/${second}/edit/check`);
  await page.getByText('Published positions: 1 of 5 in your plan used.').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL(/\/share/);

  await page.goto('/user/billing/invoices');
  const invoices = page.getByRole('grid', { name: 'Invoices' });
  await expect.poll(() => invoices.getByRole('row').count()).toBe(3);
  const shown = (await invoices.getByRole('row').nth(1).innerText()).match(/[A-Z]+-\d{6}/)?.[0] ?? '';
  expect(shown).not.toBe('');

  await desk.goto('/user/admin/orders');
  await desk
    .getByRole('row', { name: /Pier and Sons/ })
    .first()
    .getByText('Quay')
    .waitFor();
  await desk.getByRole('tab', { name: 'Revenue' }).click();
  await desk.getByRole('table').getByText('Quay').first().waitFor();
  for (const id of plans)
    await call(admin, `/admin/plans/${id}/transitions`, { from: 'published', to: 'closed' });
}, 240_000);
