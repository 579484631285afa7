import type { InvoiceLine, TaxLine } from '@tryout/domain/billing/invoice-totals';
import type { OrderPurpose, OrderStatus, PaymentFact } from '@tryout/domain/billing/orders';
import type { Period } from '@tryout/domain/billing/periods';
import type { PeriodEnd, SubscriptionStatus } from '@tryout/domain/billing/subscriptions';
import type { FeatureValue } from '@tryout/domain/plans/features';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, readPage } from '../../platform/http/keyset.ts';
import type { Customer, DriverName, ToldFact } from './payments/payment-driver.ts';

/** What can be bought, by version. */
export interface Offer {
  readonly kind: 'plan' | 'addon';
  /** Of the plan or add-on, whatever the version. */
  readonly offer_id: string;
  readonly version_id: string;
  readonly name: string;
  readonly wordings: Readonly<Record<string, { readonly name?: string }>>;
  readonly audiences: readonly string[];
  readonly is_on_sale: boolean;
  readonly annual_price: number;
  readonly monthly_price: number | null;
  readonly currency: string;
  readonly trial_days: number;
  readonly values: Readonly<Record<string, FeatureValue>>;
  readonly is_recurring: boolean;
  readonly every: Period | null;
  readonly expires_days: number | null;
}

const PLAN_OFFER = sql`'plan' as kind, p.id as offer_id, v.id as version_id, v.name, v.wordings, array[p.audience] as audiences,
  p.status = 'published' as is_on_sale, v.annual_price, v.monthly_price, v.currency, v.trial_days, v.features as values,
  true as is_recurring, null as every, null::integer as expires_days`;
const ADD_ON_OFFER = sql`'addon' as kind, a.id as offer_id, v.id as version_id, v.name, v.wordings, a.audiences,
  a.status = 'published' as is_on_sale, v.price as annual_price, v.price as monthly_price, v.currency, 0 as trial_days,
  v.grants as values, v.kind = 'recurring' as is_recurring, v.every, v.expires_days`;

/** What a plan is sold as now; undefined: it was never published. */
export async function findPlanOffer(db: Db, planId: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select ${PLAN_OFFER} from plan_versions v join plans p on p.id = v.plan_id
    where v.plan_id = ${planId} and v.published_at is not null order by v.version desc limit 1
  `.execute(db);
  return rows[0];
}

/** What an add-on is sold as now. */
export async function findAddOnOffer(db: Db, addOnId: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select ${ADD_ON_OFFER} from add_on_versions v join add_ons a on a.id = v.add_on_id
    where v.add_on_id = ${addOnId} and v.published_at is not null order by v.version desc limit 1
  `.execute(db);
  return rows[0];
}

/** What was bought with a version. */
export async function findOffer(
  db: Db,
  bought: { readonly plan_version_id: string | null; readonly add_on_version_id: string | null },
): Promise<Offer> {
  const { rows } = bought.plan_version_id
    ? await sql<Offer>`
        select ${PLAN_OFFER} from plan_versions v join plans p on p.id = v.plan_id where v.id = ${bought.plan_version_id}
      `.execute(db)
    : await sql<Offer>`
        select ${ADD_ON_OFFER} from add_on_versions v join add_ons a on a.id = v.add_on_id
        where v.id = ${bought.add_on_version_id}
      `.execute(db);
  const [offer] = rows;
  if (!offer) throw new Error('what was bought is gone from the catalogue');
  return offer;
}

/** Somebody’s address on an invoice. */
export interface PostalAddress {
  readonly line1: string;
  readonly line2: string;
  readonly postal_code: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

/** An address without anything. */
export const NO_ADDRESS: PostalAddress = {
  line1: '',
  line2: '',
  postal_code: '',
  city: '',
  region: '',
  country: '',
};

/** Who an organization's invoices are made out to. */
export interface BillingDetails {
  readonly legal_name: string;
  readonly email: string;
  readonly address: PostalAddress;
  readonly tax_id: string;
  readonly language: string;
}

/** An organization as a buyer. */
export interface Buyer extends BillingDetails {
  readonly organization_id: string;
  readonly organization_name: string;
  readonly kind: 'company' | 'staffing_agency' | 'independent';
  /** Whether somebody filled in who invoices are made out to. */
  readonly is_filled_in: boolean;
}

/** The buyer, with what is known where nothing was filled in. */
export async function findBuyer(db: Db, organizationId: string): Promise<Buyer | undefined> {
  const { rows } = await sql<Omit<Buyer, 'address'> & { readonly address: Partial<PostalAddress> }>`
    select o.id as organization_id, o.name as organization_name, o.kind, d.organization_id is not null as is_filled_in,
      coalesce(nullif(d.legal_name, ''), o.name) as legal_name, coalesce(d.email, '') as email,
      coalesce(d.address, '{}'::jsonb) as address, coalesce(d.tax_id, '') as tax_id, coalesce(d.language, '') as language
    from organizations o left join billing_details d on d.organization_id = o.id where o.id = ${organizationId}
  `.execute(db);
  const [row] = rows;
  return row && { ...row, address: { ...NO_ADDRESS, ...row.address } };
}

/** Keeps who invoices are made out to. */
export async function storeDetails(
  db: Db,
  organizationId: string,
  details: BillingDetails,
  at: Date,
): Promise<void> {
  await sql`
    insert into billing_details (organization_id, legal_name, email, address, tax_id, language, updated_at)
    values (${organizationId}, ${details.legal_name}, ${details.email}, ${jsonb(details.address)}, ${details.tax_id},
      ${details.language}, ${at})
    on conflict (organization_id) do update set legal_name = excluded.legal_name, email = excluded.email,
      address = excluded.address, tax_id = excluded.tax_id, language = excluded.language, updated_at = excluded.updated_at
  `.execute(db);
}

/** Those who answer for an organization's payments. */
export async function findPayers(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from members where organization_id = ${organizationId} and status = 'active'
      and role in ('company_admin', 'independent_recruiter', 'staffing_agency_admin') order by id
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Super admins, who are told of disputes. */
export async function findKeepers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where user_type = 'super_admin' order by id limit 50
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The address of an account. */
export async function findEmail(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(db);
  return rows[0]?.email ?? '';
}

/** How a provider knows an organization; null: it does not yet. */
export async function findCustomer(
  db: Db,
  organizationId: string,
  driver: DriverName,
): Promise<Customer | null> {
  const { rows } = await sql<Customer>`
    select reference, method, method_label from payment_customers
    where organization_id = ${organizationId} and driver = ${driver}
  `.execute(db);
  return rows[0] ?? null;
}

/** Keeps how a provider knows an organization. */
export async function storeCustomer(
  db: Db,
  organizationId: string,
  driver: DriverName,
  customer: Customer,
  at: Date,
): Promise<void> {
  await sql`
    insert into payment_customers (organization_id, driver, reference, method, method_label, updated_at)
    values (${organizationId}, ${driver}, ${customer.reference}, ${customer.method}, ${customer.method_label}, ${at})
    on conflict (organization_id, driver) do update set reference = excluded.reference, method = excluded.method,
      method_label = excluded.method_label, updated_at = excluded.updated_at
  `.execute(db);
}

/** A subscription, as stored. */
export interface SubscriptionRow {
  readonly id: string;
  readonly organization_id: string;
  readonly kind: 'plan' | 'addon';
  readonly plan_version_id: string | null;
  readonly add_on_version_id: string | null;
  readonly period: Period;
  readonly quantity: number;
  readonly price: number;
  readonly currency: string;
  readonly status: SubscriptionStatus;
  readonly driver: DriverName;
  readonly anchor_at: string;
  readonly period_starts_at: string;
  readonly period_ends_at: string;
  readonly at_period_end: PeriodEnd;
  readonly next_plan_version_id: string | null;
  readonly next_period: Period | null;
  readonly next_quantity: number | null;
  readonly pause_until: string | null;
  readonly due_since: string | null;
  readonly dunning_step: number;
  readonly granted_by_order: string | null;
  readonly revision: number;
  /** The coupon that it was bought with; null: none. Periods that begin before `coupon_until` have it; null: all. */
  readonly coupon_id: string | null;
  readonly coupon_until: string | null;
  /** Percent that an early start took off the running period; of a trial, takes off the next. */
  readonly early_bird_percent: number;
  readonly cancel_reason: string | null;
  readonly cancel_note: string;
  readonly ended_at: string | null;
  readonly created_at: string;
}

const SUBSCRIPTION = sql`s.id, s.organization_id, s.kind, s.plan_version_id, s.add_on_version_id, s.period, s.quantity, s.price,
  s.currency, s.status, s.driver, s.anchor_at, s.period_starts_at, s.period_ends_at, s.at_period_end,
  s.next_plan_version_id, s.next_period, s.next_quantity, s.pause_until, s.due_since, s.dunning_step,
  s.granted_by_order, s.revision, s.coupon_id, s.coupon_until, s.early_bird_percent, s.cancel_reason, s.cancel_note, s.ended_at, s.created_at`;

/** Subscriptions by id. */
export async function findSubscriptions(db: Db, ids: readonly string[]): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select ${SUBSCRIPTION} from subscriptions s where s.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Those of an organization: what is paid for now, then what ended. */
export async function subscriptionsOf(db: Db, organizationId: string): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select ${SUBSCRIPTION} from subscriptions s where s.organization_id = ${organizationId}
    order by s.status = 'cancelled', s.kind desc, s.created_at desc limit 50
  `.execute(db);
  return rows;
}

/** One subscription, held until the transaction ends. */
export async function lockSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${SUBSCRIPTION} from subscriptions s where s.id = ${id} for no key update
  `.execute(db);
  return rows[0];
}

/** The plan that an organization pays for now, held; undefined: none. */
export async function lockPlanOf(db: Db, organizationId: string): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${SUBSCRIPTION} from subscriptions s
    where s.organization_id = ${organizationId} and s.kind = 'plan' and s.status <> 'cancelled' for no key update
  `.execute(db);
  return rows[0];
}

/** A recurring add-on that an organization pays for now, held; undefined: none. */
export async function lockAddOnOf(
  db: Db,
  organizationId: string,
  versionId: string,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${SUBSCRIPTION} from subscriptions s where s.organization_id = ${organizationId}
      and s.add_on_version_id = ${versionId} and s.status <> 'cancelled' order by s.created_at, s.id limit 1
      for no key update
  `.execute(db);
  return rows[0];
}

/** Whether an organization ever had a plan: a trial is for those who did not. */
export async function hadPlan(db: Db, organizationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions where organization_id = ${organizationId} and kind = 'plan' limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Holds an organization’s payments, so that two orders of it follow each other. */
export async function holdPayments(db: Db, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('billing:' || ${organizationId}, 0))`.execute(db);
}

/** Begins a subscription. */
export async function insertSubscription(
  db: Db,
  one: Omit<
    SubscriptionRow,
    | 'next_plan_version_id'
    | 'next_period'
    | 'next_quantity'
    | 'pause_until'
    | 'due_since'
    | 'dunning_step'
    | 'revision'
    | 'cancel_reason'
    | 'cancel_note'
    | 'ended_at'
    | 'at_period_end'
  >,
): Promise<void> {
  await sql`
    insert into subscriptions (id, organization_id, kind, plan_version_id, add_on_version_id, period, quantity, price,
      currency, status, driver, anchor_at, period_starts_at, period_ends_at, granted_by_order, coupon_id, coupon_until,
      early_bird_percent, created_at, updated_at)
    values (${one.id}, ${one.organization_id}, ${one.kind}, ${one.plan_version_id}, ${one.add_on_version_id}, ${one.period},
      ${one.quantity}, ${one.price}, ${one.currency}, ${one.status}, ${one.driver}, ${one.anchor_at},
      ${one.period_starts_at}, ${one.period_ends_at}, ${one.granted_by_order}, ${one.coupon_id}, ${one.coupon_until},
      ${one.early_bird_percent}, ${one.created_at}, ${one.created_at})
  `.execute(db);
}

/** Writes a subscription as it is from now on. */
export async function storeSubscription(db: Db, one: SubscriptionRow, at: Date): Promise<void> {
  await sql`
    update subscriptions set plan_version_id = ${one.plan_version_id}, period = ${one.period}, quantity = ${one.quantity},
      price = ${one.price}, currency = ${one.currency}, status = ${one.status}, driver = ${one.driver},
      anchor_at = ${one.anchor_at}, period_starts_at = ${one.period_starts_at}, period_ends_at = ${one.period_ends_at},
      at_period_end = ${one.at_period_end}, next_plan_version_id = ${one.next_plan_version_id},
      next_period = ${one.next_period}, next_quantity = ${one.next_quantity}, pause_until = ${one.pause_until},
      due_since = ${one.due_since}, dunning_step = ${one.dunning_step}, granted_by_order = ${one.granted_by_order}, revision = ${one.revision},
      coupon_id = ${one.coupon_id}, coupon_until = ${one.coupon_until}, early_bird_percent = ${one.early_bird_percent},
      cancel_reason = ${one.cancel_reason}, cancel_note = ${one.cancel_note}, ended_at = ${one.ended_at}, updated_at = ${at}
    where id = ${one.id}
  `.execute(db);
}

/** Subscriptions that something is due for: a period is over, a pause is over, or a payment is due. */
export async function findDueSubscriptions(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions where status <> 'cancelled'
      and (period_ends_at <= ${now} or due_since is not null or (status = 'paused' and pause_until <= ${now}))
    order by period_ends_at, id limit 500
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Plans that ended before an instant and were not looked at since, held. */
export async function lockLeft(db: Db, before: Date): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select ${SUBSCRIPTION} from subscriptions s
    where s.status = 'cancelled' and s.won_back_at is null and s.kind = 'plan' and s.ended_at <= ${before}
    order by s.ended_at, s.id limit 100 for no key update skip locked
  `.execute(db);
  return rows;
}

/** Notes that an ended plan was looked at. */
export async function noteWonBack(db: Db, id: string, at: Date): Promise<void> {
  await sql`update subscriptions set won_back_at = ${at} where id = ${id}`.execute(db);
}

/** An order, as stored. */
export interface OrderRow {
  readonly id: string;
  readonly organization_id: string;
  readonly subscription_id: string | null;
  readonly purpose: OrderPurpose;
  readonly plan_version_id: string | null;
  readonly add_on_version_id: string | null;
  readonly period: Period | null;
  readonly quantity: number;
  readonly status: OrderStatus;
  readonly driver: DriverName;
  readonly checkout_reference: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly tax_lines: readonly TaxLine[];
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly currency: string;
  readonly coupon_id: string | null;
  /** Percent that an early start takes off; of a trial, off the payment after it. */
  readonly early_bird_percent: number;
  readonly covers_from: string | null;
  readonly covers_until: string | null;
  readonly language: string;
  readonly reason: string | null;
  readonly refunded: number;
  readonly is_disputed: boolean;
  readonly paid_at: string | null;
  readonly revoked_at: string | null;
  /** The revision of the subscription that a change was priced for; null: it begins one, or renews. */
  readonly based_on: number | null;
  /** When it was paid although the same had been bought; null: it was not. */
  readonly surplus_at: string | null;
  /** The try to charge a saved card whose answer has not come; null: none. */
  readonly charging: number | null;
  readonly created_by: string | null;
  readonly created_at: string;
  readonly expires_at: string;
}

const ORDER = sql`o.id, o.organization_id, o.subscription_id, o.purpose, o.plan_version_id, o.add_on_version_id, o.period,
  o.quantity, o.status, o.driver, o.checkout_reference, o.lines, o.tax_lines, o.subtotal, o.tax, o.total, o.currency,
  o.coupon_id, o.early_bird_percent, o.covers_from, o.covers_until, o.language, o.reason, o.refunded, o.is_disputed, o.paid_at, o.revoked_at,
  o.based_on, o.surplus_at, o.charging, o.created_by, o.created_at, o.expires_at`;

/** Orders by id. */
export async function findOrders(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  const { rows } =
    await sql<OrderRow>`select ${ORDER} from orders o where o.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** One order, held until the transaction ends. */
export async function lockOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER} from orders o where o.id = ${id} for no key update
  `.execute(db);
  return rows[0];
}

/** An order of the list of everybody's. */
export interface ListedOrder extends OrderRow {
  readonly organization_name: string;
}

const LATEST: ListOrder = { by: sql`o.created_at`, id: sql`o.id`, type: 'timestamptz', direction: 'desc' };

/** A page of orders, the latest first; without an organization everybody's. */
export function listOrders(
  db: Db,
  request: PageRequest,
  which: { readonly organization_id: string | null; readonly status: string | null },
) {
  return readPage<ListedOrder>(db, request, {
    order: LATEST,
    columns: sql`${ORDER}, g.name as organization_name`,
    from: sql`orders o join organizations g on g.id = o.organization_id`,
    filter: sql<boolean>`(${which.organization_id}::uuid is null or o.organization_id = ${which.organization_id})
      and (${which.status}::text is null or o.status = ${which.status})`,
    sortValue: (row) => row.created_at,
  });
}

/** Places an order; false: there is one for that period already, or another one of the same waits. */
export async function insertOrder(db: Db, order: OrderRow): Promise<boolean> {
  const { rows } = await sql`
    insert into orders (id, organization_id, subscription_id, purpose, plan_version_id, add_on_version_id, period, quantity,
      status, driver, lines, tax_lines, subtotal, tax, total, currency, coupon_id, covers_from, covers_until, language,
      early_bird_percent, based_on, created_by, created_at, expires_at)
    values (${order.id}, ${order.organization_id}, ${order.subscription_id}, ${order.purpose}, ${order.plan_version_id},
      ${order.add_on_version_id}, ${order.period}, ${order.quantity}, ${order.status}, ${order.driver},
      ${jsonb(order.lines)}, ${jsonb(order.tax_lines)}, ${order.subtotal}, ${order.tax}, ${order.total}, ${order.currency},
      ${order.coupon_id}, ${order.covers_from}, ${order.covers_until}, ${order.language}, ${order.early_bird_percent}, ${order.based_on}, ${order.created_by},
      ${order.created_at}, ${order.expires_at})
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Notes which checkout or charge an order has; false: it waits for no payment any more. */
export async function storeCheckout(db: Db, id: string, reference: string): Promise<boolean> {
  const { rows } = await sql`
    update orders set checkout_reference = ${reference} where id = ${id}
      returning status in ('new', 'rejected') as waits
  `.execute(db);
  return (rows as { waits: boolean }[])[0]?.waits ?? false;
}

/** The order of the same plan (any of the organization) or recurring add-on that waits for its payment; undefined: none. */
export async function findWaitingTwin(
  db: Db,
  order: Pick<OrderRow, 'organization_id' | 'add_on_version_id'>,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER} from orders o where o.organization_id = ${order.organization_id} and o.purpose <> 'renew' and o.total > 0
      and o.period is not null and o.status in ('new', 'rejected')
      and o.add_on_version_id is not distinct from ${order.add_on_version_id}::uuid
  `.execute(db);
  return rows[0];
}

/** Notes that a saved card is charged for an order, before that is asked for; null: the answer is there. */
export async function storeCharging(db: Db, id: string, attempt: number | null): Promise<void> {
  await sql`update orders set charging = ${attempt} where id = ${id}`.execute(db);
}

/** Orders whose saved card was charged without an answer. */
export async function findCharging(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where charging is not null order by id limit 200
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Orders whose money is to go back and has not, entirely. */
export async function findSurplusOrders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where surplus_at is not null and refunded < total order by surplus_at, id limit 200
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes where an order stands, with the subscription that it began. */
export async function storeOrder(
  db: Db,
  order: Pick<
    OrderRow,
    | 'id'
    | 'status'
    | 'reason'
    | 'refunded'
    | 'is_disputed'
    | 'paid_at'
    | 'revoked_at'
    | 'subscription_id'
    | 'surplus_at'
  >,
): Promise<void> {
  await sql`
    update orders set status = ${order.status}, reason = ${order.reason}, refunded = ${order.refunded},
      is_disputed = ${order.is_disputed}, paid_at = ${order.paid_at}, revoked_at = ${order.revoked_at},
      subscription_id = ${order.subscription_id}, surplus_at = ${order.surplus_at}
    where id = ${order.id}
  `.execute(db);
}

/** Notes that a provider is asked about an order now; false: it was a moment ago. */
export async function claimAsking(db: Db, id: string, now: Date, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    update orders set asked_at = ${now} where id = ${id}
      and (asked_at is null or asked_at <= ${now}::timestamptz - make_interval(secs => ${seconds})) returning id
  `.execute(db);
  return rows.length > 0;
}

/** Orders that wait for a provider's word, and those that nobody paid in time. */
export async function findWaitingOrders(
  db: Db,
  now: Date,
): Promise<{ id: string; is_over: boolean; checkout_reference: string | null }[]> {
  const { rows } = await sql<{ id: string; is_over: boolean; checkout_reference: string | null }>`
    select id, expires_at <= ${now} as is_over, checkout_reference from orders where status in ('new', 'rejected')
    order by asked_at nulls first, id limit 200
  `.execute(db);
  return rows;
}

/** The open order for a period of a subscription; undefined: none. */
export async function findRenewal(
  db: Db,
  subscriptionId: string,
  coversFrom: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER} from orders o where o.subscription_id = ${subscriptionId} and o.purpose = 'renew'
      and o.covers_from = ${coversFrom} and o.status <> 'closed'
  `.execute(db);
  return rows[0];
}

/** What was told of an order. */
export async function factsOfOrder(db: Db, orderId: string): Promise<PaymentFact[]> {
  const { rows } = await sql<PaymentFact>`
    select kind, happened_at as at, cents, currency, reason from payment_events where order_id = ${orderId}
    order by happened_at, id
  `.execute(db);
  return rows;
}

/** A message about a payment, as stored. */
export interface EventRow {
  readonly id: string;
  readonly driver: DriverName;
  readonly event_id: string;
  readonly order_id: string;
  readonly kind: PaymentFact['kind'];
  readonly happened_at: string;
  readonly received_at: string;
  readonly applied_at: string | null;
  readonly tries: number;
  readonly problem: string;
  readonly is_answer: boolean;
}

const EVENT = sql`e.id, e.driver, e.event_id, e.order_id, e.kind, e.happened_at, e.received_at, e.applied_at, e.tries, e.problem,
  e.is_answer`;

/**
 * Notes what a provider told, once: a repeated message waits for the first and finds it there. Answers whether it still
 * has to be taken into account.
 */
export async function insertEvent(
  db: Db,
  event: {
    readonly driver: DriverName;
    readonly order_id: string;
    readonly fact: ToldFact;
    readonly is_answer: boolean;
    readonly at: Date;
  },
): Promise<boolean> {
  const { fact } = event;
  const { rows } = await sql`
    insert into payment_events as e (id, driver, event_id, order_id, kind, happened_at, cents, currency, reason,
      payment_reference, is_answer, received_at, applied_at)
    values (${uuidv7()}, ${event.driver}, ${fact.event_id}, ${event.order_id}, ${fact.kind}, ${fact.at}, ${fact.cents},
      ${fact.currency}, ${fact.reason}, ${fact.payment_reference}, ${event.is_answer}, ${event.at}, ${event.at})
    on conflict (driver, event_id) do update set applied_at = ${event.at}, problem = '' where e.applied_at is null
    returning e.id
  `.execute(db);
  return rows.length > 0;
}

/** Notes that a message could not be taken into account; it can be tried again. */
export async function noteEventProblem(
  db: Db,
  event: {
    readonly driver: DriverName;
    readonly order_id: string;
    readonly fact: ToldFact;
    readonly problem: string;
    readonly at: Date;
  },
): Promise<void> {
  const { fact } = event;
  await sql`
    insert into payment_events as e (id, driver, event_id, order_id, kind, happened_at, cents, currency, reason,
      payment_reference, received_at, tries, problem)
    values (${uuidv7()}, ${event.driver}, ${fact.event_id}, ${event.order_id}, ${fact.kind}, ${fact.at}, ${fact.cents},
      ${fact.currency}, ${fact.reason}, ${fact.payment_reference}, ${event.at}, 1, ${event.problem.slice(0, 300)})
    on conflict (driver, event_id) do update set tries = e.tries + 1, problem = excluded.problem where e.applied_at is null
  `.execute(db);
}

/** Messages by id. */
export async function findEvents(db: Db, ids: readonly string[]): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${EVENT} from payment_events e where e.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Marks the messages of an order as taken into account. */
export async function markApplied(db: Db, orderId: string, at: Date): Promise<void> {
  await sql`
    update payment_events set applied_at = ${at}, problem = '' where order_id = ${orderId} and applied_at is null
  `.execute(db);
}

/** A page of messages, the latest first. */
export function listEvents(db: Db, request: PageRequest, isFailedOnly: boolean) {
  return readPage<EventRow>(db, request, {
    order: { by: sql`e.received_at`, id: sql`e.id`, type: 'timestamptz', direction: 'desc' },
    columns: EVENT,
    from: sql`payment_events e`,
    filter: isFailedOnly ? sql<boolean>`e.applied_at is null` : sql<boolean>`true`,
    sortValue: (row) => row.received_at,
  });
}

/** The order that a payment was for; null: unknown. */
export async function findOrderOfPayment(
  db: Db,
  driver: DriverName,
  reference: string,
): Promise<string | null> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from payment_events where driver = ${driver} and payment_reference = ${reference} limit 1
  `.execute(db);
  return rows[0]?.order_id ?? null;
}

/** The payment of an order, as its provider names it; null: none arrived. */
export async function findPaymentOf(db: Db, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ payment_reference: string }>`
    select payment_reference from payment_events
    where order_id = ${orderId} and kind = 'paid' and payment_reference is not null order by id limit 1
  `.execute(db);
  return rows[0]?.payment_reference ?? null;
}

/** What was paid between two instants, for comparing with a provider's books. */
export async function findPaidOrders(
  db: Db,
  driver: DriverName,
  since: Date,
  until: Date,
): Promise<
  { id: string; total: number; refunded: number; currency: string; payment_reference: string | null }[]
> {
  const { rows } = await sql<{
    id: string;
    total: number;
    refunded: number;
    currency: string;
    payment_reference: string | null;
  }>`
    select o.id, o.total, o.refunded, o.currency, (select e.payment_reference from payment_events e
      where e.order_id = o.id and e.kind = 'paid' order by e.id limit 1) as payment_reference
    from orders o where o.driver = ${driver} and o.status = 'approved' and o.total > 0 and o.paid_at >= ${since}
      and o.paid_at < ${until}
  `.execute(db);
  return rows;
}

/** A difference between our orders and a provider's books. */
export interface Difference {
  readonly driver: DriverName;
  readonly kind: 'missing_here' | 'missing_there' | 'amount' | 'refund';
  readonly order_id: string | null;
  readonly payment_reference: string | null;
  readonly ours: number;
  readonly theirs: number;
  readonly currency: string;
}

/** Keeps what a comparison found; what it did not find any more is gone. */
export async function storeDifferences(
  db: Db,
  driver: DriverName,
  found: readonly Difference[],
  at: Date,
): Promise<void> {
  await sql`update payment_differences set gone_at = ${at} where driver = ${driver} and gone_at is null`.execute(
    db,
  );
  for (const one of found) {
    const { rows } = await sql`
      update payment_differences set gone_at = null, ours = ${one.ours}, theirs = ${one.theirs}
      where driver = ${driver} and kind = ${one.kind} and order_id is not distinct from ${one.order_id}::uuid
        and payment_reference is not distinct from ${one.payment_reference}::text returning id
    `.execute(db);
    if (rows.length > 0) continue;
    await sql`
      insert into payment_differences (id, driver, kind, order_id, payment_reference, ours, theirs, currency, found_at)
      values (${uuidv7()}, ${driver}, ${one.kind}, ${one.order_id}, ${one.payment_reference}, ${one.ours}, ${one.theirs},
        ${one.currency}, ${at})
    `.execute(db);
  }
}

/** Differences that are still there. */
export async function findDifferences(db: Db): Promise<(Difference & { id: string; found_at: string })[]> {
  const { rows } = await sql<Difference & { id: string; found_at: string }>`
    select id, driver, kind, order_id, payment_reference, ours, theirs, currency, found_at from payment_differences
    where gone_at is null order by found_at desc, id limit 200
  `.execute(db);
  return rows;
}
