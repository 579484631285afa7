import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import {
  createCompany,
  createOrganization,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { grantEntitlements } from '../entitlements/public.ts';

let t: TestApp;
let admin: TestUser;
beforeAll(async () => {
  t = await startTestApp();
  admin = await createUser(t.db, 'super_admin');
});
afterAll(() => t.stop());

const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.call({ method, path, as: admin.token, ...(body === undefined ? {} : { body }) });

async function turnOn(): Promise<void> {
  const { is_on } = (await asAdmin('GET', '/admin/billing')).body.data;
  await asAdmin('PUT', '/admin/billing', { is_on: true, was_on: is_on });
}

const terms = (name: string, annual_price: number, features: object = {}) => ({
  name,
  description: '',
  wordings: {},
  annual_price,
  monthly_price: null,
  currency: 'USD',
  trial_days: 0,
  features,
});

async function plan(
  key: string,
  annual_price: number,
  features: object,
  audience = 'company',
): Promise<string> {
  const body = { key, audience, position: 0, ...terms(key, annual_price, features) };
  const made = await asAdmin('POST', '/admin/plans', body);
  expect(made.status, made.raw).toBe(200);
  const { id } = made.body.data;
  const published = await asAdmin('POST', `/admin/plans/${id}/publish`, { version: 1 });
  expect(published.body.data).toMatchObject({ status: 'published' });
  return id;
}

async function withoutPlansOnSale(): Promise<void> {
  const { body } = await asAdmin('GET', '/admin/plans');
  for (const { id, status } of body.data.items) {
    if (status !== 'published') continue;
    await asAdmin('POST', `/admin/plans/${id}/transitions`, { from: 'published', to: 'closed' });
  }
}

describe('plans', () => {
  it('are nowhere spoken of where they are not used', async () => {
    const { admin: owner } = await createCompany(t.db);
    const shown = await t.call({ path: '/plans', as: owner.token });
    expect(shown.body.data).toMatchObject({
      is_on: false,
      can_buy: false,
      current: null,
      plans: [],
      features: [],
    });
    expect((await t.call({ path: '/config' })).body.data.billing).toBe(false);
  });

  it('are listed by ascending annual price for one’s own kind of organization, and those of nobody else', async () => {
    await turnOn();
    await withoutPlansOnSale();
    await plan('scale', 4_800_00, { 'positions.active': true });
    await plan('free', 0, { 'positions.active': 1 });
    await plan('team', 1_200_00, { 'positions.active': 10 });
    await plan('solo', 300_00, { 'positions.active': 3 }, 'independent');
    const { organization_id, admin: owner, recruiter } = await createCompany(t.db);
    const shown = await t.call({ path: '/plans', as: owner.token });
    expect(shown.body.data.plans.map(({ key }: { key: string }) => key)).toEqual(['free', 'team', 'scale']);
    expect(shown.body.data.current).toMatchObject({ key: 'free', is_default: true });
    expect(shown.body.data.features.map(({ key }: { key: string }) => key)[0]).toBe('positions.active');
    // The free plan gives what it gives without being bought.
    const features = await t.call({ path: '/features/user/features', as: recruiter.token });
    expect(features.body.data['positions.active']).toMatchObject({
      enabled: true,
      limit: 1,
      source: ['plan'],
    });
    expect((await t.call({ path: '/plans', as: recruiter.token })).status).toBe(403);
    const alone = await createUser(t.db, 'independent_recruiter', {
      organization_id: await createOrganization(t.db, 'independent'),
    });
    const own = await t.call({ path: '/plans', as: alone.token });
    expect(own.body.data.plans.map(({ key }: { key: string }) => key)).toEqual(['solo']);
    expect(organization_id).not.toBe('');
  });

  it('keep what was bought when a later version is published, and go on when they are closed', async () => {
    await turnOn();
    await withoutPlansOnSale();
    const id = await plan('kept', 900_00, { 'positions.active': 5 });
    const { organization_id, admin: owner } = await createCompany(t.db);
    const before = await asAdmin('GET', '/admin/plans');
    const [version] = before.body.data.items.find((one: { id: string }) => one.id === id).versions;
    await withTransaction(t.db, (db) =>
      grantEntitlements(serverAct(t.services, db), {
        organization_id,
        source: 'plan',
        source_id: uuidv7(),
        plan_version_id: version.id,
        values: version.features,
        starts: new Date(),
        ends: null,
      }),
    );
    const save = { position: 0, ...terms('kept', 1_900_00, { 'positions.active': 2 }) };
    expect((await asAdmin('PUT', `/admin/plans/${id}`, save)).body.data.versions).toMatchObject([
      { version: 2, published_at: null },
      { version: 1, holders: 1 },
    ]);
    const stale = await asAdmin('POST', `/admin/plans/${id}/publish`, { version: 1 });
    expect(stale.status).toBe(409);
    await asAdmin('POST', `/admin/plans/${id}/publish`, { version: 2 });
    const held = async () => (await t.call({ path: '/plans', as: owner.token })).body.data;
    expect(await held()).toMatchObject({
      current: { version: 1, features: { 'positions.active': 5 }, is_current: false, is_default: false },
      plans: [{ version: 2, annual_price: 1_900_00 }],
    });
    await asAdmin('POST', `/admin/plans/${id}/transitions`, { from: 'published', to: 'closed' });
    expect(await held()).toMatchObject({ current: { version: 1 }, plans: [] });
    const wrong = await asAdmin('POST', `/admin/plans/${id}/transitions`, {
      from: 'published',
      to: 'closed',
    });
    expect(wrong.body).toMatchObject({
      code: 'stale_status',
      current: { status: 'closed', allowed: ['published'] },
    });
    const features = await t.call({ path: '/features/user/features', as: owner.token });
    expect(features.body.data['positions.active'].limit).toBe(5);
  });

  it('as drafts are seen in the preview only, and discarded without a trace', async () => {
    await withoutPlansOnSale();
    const body = { key: 'draft-only', audience: 'agency', position: 0, ...terms('Draft', 1_00) };
    const { id } = (await asAdmin('POST', '/admin/plans', body)).body.data;
    const preview = async (drafts: string) =>
      (await t.call({ path: '/admin/plans/preview', as: admin.token, query: { audience: 'agency', drafts } }))
        .body.data.plans.plans.length;
    expect([await preview('without'), await preview('with')]).toEqual([0, 1]);
    expect((await asAdmin('POST', '/admin/plans', body)).body.fields).toMatchObject([{ field: 'key' }]);
    expect((await asAdmin('DELETE', `/admin/plans/${id}/draft`)).body.data.plan).toBe(null);
    expect((await asAdmin('DELETE', `/admin/plans/${id}/draft`)).status).toBe(404);
  });

  it('give nothing that there is not, and nothing that does not fit', async () => {
    const body = (features: object, more: object = {}) => ({
      key: `p-${uuidv7()}`,
      audience: 'company',
      position: 0,
      ...terms('Wrong', 1_00, features),
      ...more,
    });
    const field = async (given: object) =>
      (await asAdmin('POST', '/admin/plans', given)).body.fields?.[0]?.field;
    expect(await field(body({ 'no.such': true }))).toBe('features.no.such');
    expect(await field(body({ 'simulations.library': 4 }))).toBe('features.simulations.library');
    expect(await field(body({ 'positions.active': false }))).toBe('features.positions.active');
    expect(await field(body({}, { currency: 'XXX' }))).toBe('currency');
    expect(await field(body({}, { annual_price: -1 }))).toBe('annual_price');
  });
});

describe('add-ons', () => {
  it('recur or expire, and are sold to the kinds of organization they are for', async () => {
    await turnOn();
    const body = (more: object) => ({
      key: `more-${uuidv7()}`,
      audiences: ['company'],
      position: 0,
      name: 'Five more positions',
      description: '',
      wordings: { ar: { name: 'خمس وظائف أخرى', description: '' } },
      price: 49_00,
      currency: 'USD',
      kind: 'recurring',
      every: 'month',
      expires_days: null,
      grants: { 'positions.active': 5 },
      ...more,
    });
    const field = async (more: object) =>
      (await asAdmin('POST', '/admin/addons', body(more))).body.fields?.[0]?.field;
    expect(await field({ every: null })).toBe('every');
    expect(await field({ expires_days: 30 })).toBe('expires_days');
    expect(await field({ kind: 'one_time' })).toBe('every');
    expect(await field({ grants: {} })).toBe('grants');
    const made = await asAdmin('POST', '/admin/addons', body({}));
    const { id } = made.body.data;
    await asAdmin('POST', `/admin/addons/${id}/publish`, { version: 1 });
    const { admin: owner } = await createCompany(t.db);
    const read = (as: string, language = 'en') =>
      t.call({ path: '/addons', as, headers: { 'accept-language': language } });
    expect((await read(owner.token)).body.data.items).toMatchObject([
      { name: 'Five more positions', every: 'month' },
    ]);
    expect((await read(owner.token, 'ar')).body.data.items).toMatchObject([{ name: 'خمس وظائف أخرى' }]);
    const lead = await createUser(t.db, 'staffing_agency_admin', {
      organization_id: await createOrganization(t.db, 'staffing_agency'),
    });
    expect((await read(lead.token)).body.data.items).toEqual([]);
  });
});

describe('features', () => {
  it('of one’s own are added, named, hidden and removed; those that everybody has are never sold', async () => {
    const wordings = { en: { name: 'Phone support', about: 'On weekdays.', unit: '' } };
    const feature = { kind: 'flag', is_listed: true, position: 90, wordings };
    const add = (key: string) => asAdmin('POST', '/admin/features', { key, ...feature });
    expect((await add('security_log.years')).body.message).toContain('Everyone has this');
    expect((await add('Support')).status).toBe(422);
    const added = await add('support.phone');
    expect(added.body.data.items.at(-1)).toMatchObject({
      key: 'support.phone',
      name: 'Phone support',
      is_built_in: false,
    });
    expect((await add('support.phone')).status).toBe(409);
    expect((await asAdmin('DELETE', '/admin/features/positions.active')).status).toBe(409);
    await plan(`with-${uuidv7()}`, 5_00, { 'support.phone': true }, 'agency');
    expect((await asAdmin('DELETE', '/admin/features/support.phone')).status).toBe(409);
    expect((await asAdmin('DELETE', '/admin/features/nothing.there')).status).toBe(404);
    const { kind: _, ...hidden } = { ...feature, is_listed: false };
    const saved = await asAdmin('PUT', '/admin/features/support.phone', hidden);
    expect(saved.body.data.items.at(-1)).toMatchObject({ is_listed: false });
  });
});
