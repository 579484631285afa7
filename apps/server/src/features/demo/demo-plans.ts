import { uuidv7 } from 'uuidv7';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { grantEntitlements } from '../entitlements/public.ts';
import type { DemoOrganizationKey } from './demo-people.ts';
import type { InnerClient } from './inner-client.ts';

type Values = Readonly<Record<string, number | boolean>>;

interface DemoPlan {
  readonly key: string;
  readonly audience: 'company' | 'independent' | 'agency';
  readonly name: string;
  readonly description: string;
  readonly ar: { readonly name: string; readonly description: string };
  readonly annual_price: number;
  readonly monthly_price: number | null;
  readonly trial_days: number;
  readonly features: Values;
}

/** Three plans for companies; independent recruiters and agencies have one each, for nothing. */
const PLANS: readonly DemoPlan[] = [
  {
    key: 'starter',
    audience: 'company',
    name: 'Starter',
    description: 'For a first few openings.',
    ar: { name: 'البداية', description: 'لأولى الوظائف.' },
    annual_price: 0,
    monthly_price: null,
    trial_days: 0,
    features: {
      'positions.active': 3,
      'applicants.per_month': 100,
      'simulations.library': true,
      'simulations.custom': 2,
    },
  },
  {
    key: 'team',
    audience: 'company',
    name: 'Team',
    description: 'For teams that hire all year.',
    ar: { name: 'الفريق', description: 'للفرق التي توظّف طوال العام.' },
    annual_price: 1_788_00,
    monthly_price: 179_00,
    trial_days: 14,
    features: {
      'positions.active': 15,
      'applicants.per_month': 500,
      'simulations.library': true,
      'simulations.custom': 20,
      'agency.portal': true,
    },
  },
  {
    key: 'scale',
    audience: 'company',
    name: 'Scale',
    description: 'For many openings, and agencies that help to fill them.',
    ar: { name: 'التوسّع', description: 'لوظائف كثيرة ووكالات تساعد على شغلها.' },
    annual_price: 5_988_00,
    monthly_price: 599_00,
    trial_days: 14,
    features: {
      'positions.active': true,
      'applicants.per_month': 2_000,
      'simulations.library': true,
      'simulations.custom': 200,
      'agency.portal': true,
    },
  },
  {
    key: 'solo',
    audience: 'independent',
    name: 'Solo',
    description: 'For one recruiter.',
    ar: { name: 'المستقل', description: 'لمسؤول توظيف واحد.' },
    annual_price: 0,
    monthly_price: null,
    trial_days: 0,
    features: {
      'positions.active': 20,
      'applicants.per_month': 200,
      'simulations.library': true,
      'simulations.custom': 20,
    },
  },
  {
    key: 'agency',
    audience: 'agency',
    name: 'Agency',
    description: 'For agencies that submit people to companies.',
    ar: { name: 'الوكالة', description: 'للوكالات التي ترشح أشخاصًا للشركات.' },
    annual_price: 0,
    monthly_price: null,
    trial_days: 0,
    features: { 'agency.portal': true },
  },
];

const ADD_ONS = [
  {
    key: 'five-positions',
    name: 'Five more positions',
    description: 'Five more active positions at the same time.',
    ar: { name: 'خمس وظائف إضافية', description: 'خمس وظائف نشطة إضافية في الوقت نفسه.' },
    price: 49_00,
    kind: 'recurring',
    every: 'month',
    expires_days: null,
    grants: { 'positions.active': 5 },
  },
  {
    key: 'busy-season',
    name: 'Busy season',
    description: '500 more applicants per month for a quarter.',
    ar: { name: 'موسم مزدحم', description: '500 متقدّم إضافي في الشهر لمدة ثلاثة أشهر.' },
    price: 199_00,
    kind: 'one_time',
    every: null,
    expires_days: 90,
    grants: { 'applicants.per_month': 500 },
  },
] as const;

/** Which plan the demo's companies have: the second one after a trial of the first; null: the trial still runs. */
const HELD: readonly {
  readonly organization: DemoOrganizationKey;
  readonly owner: string;
  readonly begins: string;
  readonly later: string | null;
  readonly city: string;
}[] = [
  { organization: 'harbour', owner: 'owner@harbour.test', begins: 'team', later: 'scale', city: 'Hamburg' },
  { organization: 'meadow', owner: 'owner@meadow.test', begins: 'team', later: null, city: 'Leipzig' },
];

/** Puts plans and add-ons on sale, turns them on, and lets the demo's companies buy theirs. */
export async function makePlans(
  services: Services,
  client: InnerClient,
  tokens: ReadonlyMap<string, string>,
  organizations: Readonly<Record<DemoOrganizationKey, string>>,
): Promise<void> {
  const admin = tokens.get('super@tryout.test') ?? '';
  const plans = new Map<string, { readonly id: string; readonly version: string }>();
  for (const { ar, ...plan } of PLANS) {
    const body = { ...plan, position: 0, currency: 'USD', wordings: { ar } };
    const made = await client.call('POST', '/admin/plans', admin, body);
    await client.call('POST', `/admin/plans/${made.id}/publish`, admin, { version: 1 });
    plans.set(plan.key, {
      id: String(made.id),
      version: (made.versions as { id: string }[])[0]?.id ?? '',
    });
  }
  for (const { ar, ...addOn } of ADD_ONS) {
    const body = { ...addOn, audiences: ['company'], position: 0, currency: 'USD', wordings: { ar } };
    const { id } = await client.call('POST', '/admin/addons', admin, body);
    await client.call('POST', `/admin/addons/${id}/publish`, admin, { version: 1 });
  }
  await client.call('PUT', '/admin/billing', admin, { is_on: true, was_on: false });
  await client.call('PUT', '/admin/billing/settings', admin, {
    legal_name: 'Tryout Demo Ltd',
    address: {
      line1: '1 Pier Road',
      line2: '',
      postal_code: '',
      city: 'Dublin',
      region: '',
      country: 'IE',
    },
    tax_id: '',
    email: 'billing@tryout.test',
    bank: '',
    invoice_prefix: 'INV-',
    credit_prefix: 'CN-',
    due_days: 14,
    tax_source: 'none',
    early_bird_percent: 0,
    early_bird_until: null,
    win_back_days: 30,
    win_back_coupon: '',
    rates: [],
  });
  await client.call('POST', '/admin/billing/coupons', admin, {
    code: 'WELCOME',
    percent: 20,
    amount: null,
    currency: null,
    applies_to: 'plan',
    duration: 'repeating',
    duration_months: 3,
    most: null,
    ends_at: null,
  });
  for (const { organization, owner, begins, later, city } of HELD) {
    // Where money moves, nothing is bought for the sake of the demo.
    if (services.config.payments.driver !== 'test') {
      await give(services, organizations[organization], later ?? begins, plans);
      continue;
    }
    const token = tokens.get(owner) ?? '';
    await client.call('PUT', '/billing/details', token, {
      legal_name: `${city} Logistics GmbH`,
      email: '',
      address: { line1: 'Kai 1', line2: '', postal_code: '', city, region: '', country: 'DE' },
      tax_id: '',
      language: 'en',
    });
    await buy(client, token, { plan_id: plans.get(begins)?.id ?? '', period: 'month' });
    if (later) await buy(client, token, { plan_id: plans.get(later)?.id ?? '', period: 'month' });
  }
}

/** Buys a plan as its page does, with a test card where there is something to pay. */
async function buy(
  client: InnerClient,
  token: string,
  choice: { readonly plan_id: string; readonly period: 'month' | 'year' },
): Promise<void> {
  const quote = await client.call(
    'GET',
    `/payments/quote?plan_id=${choice.plan_id}&period=${choice.period}`,
    token,
  );
  const placed = await client.call('POST', '/payments/subscribe/plan/checkout', token, {
    ...choice,
    quoted_at: quote.quoted_at,
    expected_total: quote.total,
  });
  const { order_id, status } = placed.order as { order_id: string; status: string };
  if (status !== 'new') return;
  await client.call('POST', '/payments/test', token, { order_id, card: '4242424242424242' });
  await client.call('POST', '/orders/verify/plan/order', token, { order_id });
}

async function give(
  services: Services,
  organization_id: string,
  key: string,
  plans: ReadonlyMap<string, { readonly version: string }>,
): Promise<void> {
  await withTransaction(services.db, (db) =>
    grantEntitlements(serverAct(services, db), {
      organization_id,
      source: 'plan',
      source_id: uuidv7(),
      plan_version_id: plans.get(key)?.version ?? '',
      values: PLANS.find((one) => one.key === key)?.features ?? {},
      starts: services.now(),
      ends: null,
    }),
  );
}
