import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../../platform/config.ts';
import { jsonb } from '../../../platform/database/json.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { createCompany, createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { takeMessage } from '../orders/take-fact.ts';
import { type TestMessage, testSigningSecret } from '../payments/test-driver.ts';
import { signMessage } from '../payments/webhook-signature.ts';

/** Plans and an add-on on sale, and a clock that tests move. */
export interface BillingWorld {
  readonly app: TestApp;
  readonly db: Db;
  readonly clock: { now: Date };
  readonly plans: Readonly<Record<'small' | 'large' | 'trial', string>>;
  readonly addOn: string;
  readonly recurring: string;
  readonly superAdmin: { readonly token: string };
}

/** Puts a plan on sale. */
export async function createPlan(
  db: Db,
  plan: {
    name: string;
    annual: number;
    monthly: number;
    positions: number;
    trial?: number;
    currency?: string;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`insert into plans (id, key, status, audience, created_at, updated_at)
    values (${id}, ${`plan-${id.slice(-12)}`}, 'published', 'company', now(), now())`.execute(db);
  await sql`insert into plan_versions (id, plan_id, version, name, wordings, annual_price, monthly_price, trial_days,
      currency, features, created_at, published_at)
    values (${uuidv7()}, ${id}, 1, ${plan.name}, ${jsonb({ ar: { name: 'خطة' } })}, ${plan.annual}, ${plan.monthly},
      ${plan.trial ?? 0}, ${plan.currency ?? 'USD'}, ${jsonb({ 'positions.active': plan.positions, 'simulations.library': true })}, now(), now())`.execute(
    db,
  );
  return id;
}

async function createAddOn(db: Db, kind: 'one_time' | 'recurring'): Promise<string> {
  const id = uuidv7();
  await sql`insert into add_ons (id, key, status, audiences, created_at, updated_at)
    values (${id}, ${`add-${id.slice(-12)}`}, 'published', '{company}', now(), now())`.execute(db);
  await sql`insert into add_on_versions (id, add_on_id, version, name, price, kind, every, expires_days, grants, created_at,
      published_at)
    values (${uuidv7()}, ${id}, 1, 'More positions', 2500, ${kind}, ${kind === 'recurring' ? 'month' : null},
      ${kind === 'one_time' ? 30 : null}, ${jsonb({ 'positions.active': 2 })}, now(), now())`.execute(db);
  return id;
}

/** The server with billing on. */
export async function startBilling(config: Partial<Config> = {}, jobs = false): Promise<BillingWorld> {
  const clock = { now: new Date('2026-06-01T00:00:00.000Z') };
  const app = await startTestApp({ now: () => clock.now, config: { library: false, ...config }, jobs });
  const { db } = app;
  await switchBilling(db, true);
  return {
    app,
    db,
    clock,
    plans: {
      small: await createPlan(db, { name: 'Small', annual: 120_000, monthly: 12_000, positions: 3 }),
      large: await createPlan(db, { name: 'Large', annual: 240_000, monthly: 24_000, positions: 10 }),
      trial: await createPlan(db, { name: 'Trial', annual: 99_900, monthly: 9_990, positions: 5, trial: 14 }),
    },
    addOn: await createAddOn(db, 'one_time'),
    recurring: await createAddOn(db, 'recurring'),
    superAdmin: await createUser(db, 'super_admin'),
  };
}

/** Turns billing on or off for the platform. */
export async function switchBilling(db: Db, isOn: boolean): Promise<void> {
  await sql`insert into app_configs (key, value) values ('billing', ${jsonb(isOn)})
    on conflict (key) do update set value = excluded.value`.execute(db);
}

/** A company with its billing details. */
export async function createBuyer(
  world: BillingWorld,
  details: { country?: string; tax_id?: string; language?: 'en' | 'ar' } = {},
) {
  const company = await createCompany(world.db);
  const as = company.admin.token;
  const saved = await world.app.call({
    method: 'PUT',
    path: '/billing/details',
    as,
    body: {
      legal_name: 'Harbour Logistics Ltd',
      email: '',
      address: {
        line1: '1 Quay Street',
        line2: '',
        postal_code: '10115',
        city: 'Berlin',
        region: '',
        country: details.country ?? 'DE',
      },
      tax_id: details.tax_id ?? '',
      language: details.language ?? 'en',
    },
  });
  if (saved.status !== 200) throw new Error(saved.raw);
  return { ...company, as };
}

/** What is wanted, as the quote's query and the body of buying take it. */
export interface Wanted {
  readonly plan_id?: string;
  readonly add_on_id?: string;
  readonly period?: 'month' | 'year';
  readonly quantity?: number;
  readonly coupon?: string;
}

/** The quote of something. */
export async function quoteFor(world: BillingWorld, as: string, wanted: Wanted): Promise<TestBody> {
  const query = Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, String(value)]));
  const answer = await world.app.call({ path: '/payments/quote', as, query });
  if (answer.status !== 200) throw new Error(answer.raw);
  return answer.body.data;
}

/** Orders something at the price that is shown. */
export async function order(world: BillingWorld, as: string, wanted: Wanted): Promise<TestBody> {
  const quote = await quoteFor(world, as, wanted);
  const answer = await world.app.call({
    method: 'POST',
    path: wanted.plan_id ? '/payments/subscribe/plan/checkout' : '/payments/buy/addons',
    as,
    body: { ...wanted, quoted_at: quote.quoted_at, expected_total: quote.total },
  });
  if (answer.status !== 200) throw new Error(answer.raw);
  return answer.body.data;
}

/** Pays in the test checkout. */
export function pay(world: BillingWorld, as: string, orderId: string, card: string, confirmed?: boolean) {
  return world.app.call({
    method: 'POST',
    path: '/payments/test',
    as,
    body: { order_id: orderId, card, ...(confirmed === undefined ? {} : { confirmed }) },
  });
}

/** Delivers the messages that the test checkout queued, as the job would; answers how many. */
export async function deliver(world: BillingWorld): Promise<number> {
  const messages = await queuedMessages(world.db);
  for (const message of messages) {
    const raw = JSON.stringify(message);
    await takeMessage(world.app.services, 'test', raw, signedTest(world, raw));
  }
  return messages.length;
}

/** Messages that wait, oldest first; they are taken out of the queue. */
export async function queuedMessages(db: Db): Promise<TestMessage[]> {
  const { rows } = await sql<{ message: TestMessage }>`
    delete from pgboss.job where name = 'billing.tell' and state = 'created' returning data -> 'message' as message
  `.execute(db);
  return rows.map(({ message }) => message).sort((a, b) => a.id.localeCompare(b.id));
}

/** The signature of the test checkout over a message, now. */
export function signedTest(world: BillingWorld, raw: string, at: Date = world.clock.now): string {
  return signMessage(testSigningSecret(world.app.services), raw, at);
}

/** Sends a message to the webhook. */
export function send(world: BillingWorld, raw: string, signature: string) {
  return world.app.call({
    method: 'POST',
    path: '/payments/webhooks/test',
    body: raw,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
}

/** What an organization has been given: source, what and until when. */
export async function givenTo(
  db: Db,
  organizationId: string,
): Promise<{ source: string; key: string; value: unknown; starts: string; ends: string | null }[]> {
  const { rows } = await sql<{
    source: string;
    key: string;
    value: unknown;
    starts: string;
    ends: string | null;
  }>`select source, key, value, starts, ends from entitlements where organization_id = ${organizationId}
    order by source, key, starts`.execute(db);
  return rows;
}

/** Moves the clock. */
export function pass(world: BillingWorld, days: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + days * 86_400_000);
}
