import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { libraryId } from '../../platform/library-id.ts';
import {
  createApplication,
  createCompany,
  createOrganization,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { endEntitlements, type Grant, grantEntitlements } from './public.ts';
import { tellUseJob } from './tell-use.job.ts';
import { publishTogether } from './testing/publish-together.ts';

let t: TestApp;
let admin: TestUser;
let clock = new Date('2026-11-10T12:00:00.000Z');
beforeAll(async () => {
  t = await startTestApp({ now: () => clock });
  admin = await createUser(t.db, 'super_admin');
});
afterAll(() => t.stop());

const grant = (organization_id: string, values: Grant['values'], more: Partial<Grant> = {}) =>
  withTransaction(t.db, (db) =>
    grantEntitlements(serverAct(t.services, db), {
      organization_id,
      source: 'plan',
      source_id: uuidv7(),
      values,
      starts: clock,
      ends: null,
      ...more,
    }),
  );

async function turn(is_on: boolean): Promise<{ status: number; granted: number }> {
  const before = await t.call({ path: '/admin/billing', as: admin.token });
  const body = { is_on, was_on: before.body.data.is_on };
  const answer = await t.call({ method: 'PUT', path: '/admin/billing', as: admin.token, body });
  return { status: answer.status, granted: answer.body.data?.granted };
}

const featuresOf = async (as: string) => (await t.call({ path: '/features/user/features', as })).body.data;

const publish = (position_id: string, as: string, from = 'draft') =>
  t.call({
    method: 'POST',
    path: `/position/${position_id}/transitions`,
    as,
    body: { from, to: 'published' },
  });

async function draft(organization_id: string, by: string): Promise<string> {
  return (await createPosition(t.db, organization_id, by, { status: 'draft' })).id;
}

describe('a platform without plans', () => {
  it('gives everybody everything, and says so', async () => {
    await turn(false);
    const { organization_id, admin: owner } = await createCompany(t.db);
    expect((await publish(await draft(organization_id, owner.id), owner.token)).status).toBe(200);
    expect(await featuresOf(owner.token)).toMatchObject({
      'positions.active': { enabled: true, limit: null, used: 1, resets_at: null, source: [] },
      'simulations.library': { enabled: true, limit: null, used: null, source: [] },
    });
  });

  it('has no setting that turns plans on beside the page for it', async () => {
    const body = { values: { billing: true } };
    const answer = await t.call({ method: 'PUT', path: '/admin/appconfigs/update', as: admin.token, body });
    expect(answer.status).toBe(422);
    const listed = await t.call({ path: '/admin/appconfigs', as: admin.token });
    expect(listed.body.data.items.some(({ key }: { key: string }) => key === 'billing')).toBe(false);
  });
});

describe('turning plans on', () => {
  it('grants each organization what it uses', async () => {
    await turn(false);
    const { organization_id, admin: owner } = await createCompany(t.db);
    const library = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
    const position = await createPosition(t.db, organization_id, owner.id, { simulations: [library] });
    await createPosition(t.db, organization_id, owner.id, { status: 'paused' });
    for (let n = 0; n < 3; n += 1) await createApplication(t.db, organization_id, position);
    await sql`update applications set applied_at = ${clock.toISOString()} where organization_id = ${organization_id}`.execute(
      t.db,
    );
    const before = await t.call({ path: '/admin/billing', as: admin.token });
    expect(before.body.data).toMatchObject({ is_on: false });
    const { granted } = await turn(true);
    expect(granted).toBeGreaterThan(0);
    expect(await featuresOf(owner.token)).toMatchObject({
      'positions.active': { enabled: true, limit: 2, used: 2, source: ['manual'] },
      'applicants.per_month': { enabled: true, limit: 3, used: 3, resets_at: '2026-12-01T00:00:00.000Z' },
      'simulations.library': { enabled: true, source: ['manual'] },
      'agency.portal': { enabled: false, source: [] },
    });
    expect((await turn(true)).granted).toBe(0);
    const stale = { is_on: false, was_on: false };
    const refused = await t.call({ method: 'PUT', path: '/admin/billing', as: admin.token, body: stale });
    expect(refused.status).toBe(409);
  });
});

describe('a limit', () => {
  it('is refused with its name, its use, and who can change it, and stops nothing that is there', async () => {
    await turn(true);
    const { organization_id, admin: owner, recruiter } = await createCompany(t.db, 'Meadow Foods');
    await grant(organization_id, { 'positions.active': 1 });
    const [first, second] = [await draft(organization_id, owner.id), await draft(organization_id, owner.id)];
    expect((await publish(first, owner.token)).status).toBe(200);
    const refused = await publish(second, owner.token);
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({
      code: 'limit_reached',
      message: 'All 1 active positions in your plan are in use. See what you can add under Plans.',
      limit: {
        key: 'positions.active',
        name: 'Active positions',
        used: 1,
        limit: 1,
        offer: { page: '/user/billing/plans', label: 'See plans' },
      },
    });
    // What is foreign or missing is said first, and says nothing of the plan.
    const { organization_id: elsewhere, admin: other } = await createCompany(t.db);
    const foreign = await publish(await draft(elsewhere, other.id), owner.token);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    const toRecruiter = await publish(second, recruiter.token);
    expect(toRecruiter.body).toMatchObject({
      message: 'All 1 active positions in your plan are in use. Ask an admin of Meadow Foods for more.',
      limit: { offer: null },
    });
    const arabic = await t.call({
      method: 'POST',
      path: `/position/${second}/transitions`,
      as: owner.token,
      body: { from: 'draft', to: 'published' },
      headers: { 'accept-language': 'ar' },
    });
    expect(arabic.body.message).toContain('الوظائف النشطة');

    // Less than is used: what is there goes on, is paused and resumed.
    await grant(organization_id, { 'positions.active': 0 }, { source_id: uuidv7() });
    await sql`update entitlements set ends = ${clock.toISOString()}, starts = ${clock.toISOString()} where organization_id = ${organization_id}`.execute(
      t.db,
    );
    await grant(organization_id, {}, { source_id: uuidv7() });
    const pause = { from: 'published', to: 'paused' };
    const paused = await t.call({
      method: 'POST',
      path: `/position/${first}/transitions`,
      as: owner.token,
      body: pause,
    });
    expect(paused.status).toBe(200);
    expect((await publish(first, owner.token, 'paused')).status).toBe(200);
    expect((await publish(second, owner.token)).status).toBe(402);
  });

  it('names the least plan on sale that has more', async () => {
    await turn(true);
    const { organization_id, admin: owner } = await createCompany(t.db);
    const plan = await t.call({
      method: 'POST',
      path: '/admin/plans',
      as: admin.token,
      body: {
        key: 'growth',
        audience: 'company',
        position: 0,
        name: 'Growth',
        description: '',
        wordings: { ar: { name: 'النمو', description: '' } },
        annual_price: 100_00,
        monthly_price: null,
        currency: 'USD',
        trial_days: 0,
        features: { 'positions.active': 10 },
      },
    });
    const { id } = plan.body.data;
    await t.call({
      method: 'POST',
      path: `/admin/plans/${id}/publish`,
      as: admin.token,
      body: { version: 1 },
    });
    const refused = await publish(await draft(organization_id, owner.id), owner.token);
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({
      message: 'Your plan doesn’t include active positions. The Growth plan has more.',
      limit: { plan: 'Growth', used: 0, limit: 0 },
    });
    await t.call({
      method: 'POST',
      path: `/admin/plans/${id}/transitions`,
      as: admin.token,
      body: { from: 'published', to: 'closed' },
    });
  });

  it('of five lets exactly five of many publications at once through', async () => {
    await turn(true);
    expect(await publishTogether(t, { positions: 60, limit: 5 })).toEqual({
      published: 5,
      refused: 55,
      stored: 5,
    });
  });

  it('of own simulations is counted for each simulation, not for its versions', async () => {
    await turn(true);
    const { organization_id, admin: owner } = await createCompany(t.db);
    await grant(organization_id, { 'simulations.custom': 1 });
    const begin = (name: string) =>
      t.call({ method: 'POST', path: '/simulations', as: owner.token, body: { name } });
    expect((await begin('Harbour shift')).status).toBe(201);
    expect((await begin('Second shift')).status).toBe(402);
  });
});

describe('a switch', () => {
  it('lets library simulations be added with it only, and those that are there stay', async () => {
    await turn(true);
    const { organization_id, admin: owner } = await createCompany(t.db);
    const library = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
    const empty = await createPosition(t.db, organization_id, owner.id, { status: 'draft' });
    const with_one = await createPosition(t.db, organization_id, owner.id, {
      status: 'draft',
      simulations: [library],
    });
    const set = (id: string, simulation_ids: string[]) =>
      t.call({
        method: 'PUT',
        path: `/position/${id}/simulations`,
        as: owner.token,
        body: { simulation_ids },
      });
    const refused = await set(empty.id, [library]);
    expect(refused.status).toBe(402);
    expect(refused.body.message).toContain('Your plan doesn’t include the simulation library.');
    expect((await set(with_one.id, [library])).status).toBe(200);
    await grant(organization_id, { 'simulations.library': true });
    expect((await set(empty.id, [library])).status).toBe(200);
  });

  it('is asked of the company that shares positions, not of the agency named', async () => {
    await turn(true);
    const { organization_id, admin: owner } = await createCompany(t.db);
    const agency = await createOrganization(t.db, 'staffing_agency');
    await grant(agency, { 'agency.portal': true });
    const { id } = await createPosition(t.db, organization_id, owner.id);
    const shared = await t.call({
      method: 'POST',
      path: '/agencies/positions',
      as: owner.token,
      body: { position_id: id, agency_id: agency, terms: '20 %', note: '' },
    });
    expect(shared.body).toMatchObject({ code: 'limit_reached', limit: { key: 'agency.portal', used: null } });
  });
});

describe('entitlements', () => {
  it('are granted once, replaced as a whole, ended at a moment, and counted at once', async () => {
    await turn(true);
    const { organization_id, admin: owner } = await createCompany(t.db);
    const source_id = uuidv7();
    await grant(organization_id, { 'positions.active': 3, 'agency.portal': true }, { source_id });
    const again = await grant(
      organization_id,
      { 'positions.active': 3, 'agency.portal': true },
      { source_id },
    );
    expect(again).toEqual([]);
    expect(await featuresOf(owner.token)).toMatchObject({
      'positions.active': { limit: 3, source: ['plan'] },
      'agency.portal': { enabled: true },
    });
    await grant(organization_id, { 'positions.active': 2 }, { source: 'addon', source_id: uuidv7() });
    await grant(organization_id, { 'positions.active': 7 }, { source_id });
    expect(await featuresOf(owner.token)).toMatchObject({
      'positions.active': { limit: 9, source: ['plan', 'addon'] },
      'agency.portal': { enabled: false },
    });
    const ending = { organization_id, source: 'plan', source_id, at: clock } as const;
    await withTransaction(t.db, (db) => endEntitlements(serverAct(t.services, db), ending));
    expect(await featuresOf(owner.token)).toMatchObject({
      'positions.active': { limit: 2, source: ['addon'] },
    });
  });

  it('of a transaction that fails count for nothing', async () => {
    await turn(true);
    const { organization_id, admin: owner } = await createCompany(t.db);
    await featuresOf(owner.token);
    const failing = withTransaction(t.db, async (db) => {
      await grantEntitlements(serverAct(t.services, db), {
        organization_id,
        source: 'plan',
        source_id: uuidv7(),
        values: { 'positions.active': 3 },
        starts: clock,
        ends: null,
      });
      throw new Error('the charge failed');
    });
    await expect(failing).rejects.toThrow('the charge failed');
    expect(await featuresOf(owner.token)).toMatchObject({ 'positions.active': { enabled: false, limit: 0 } });
  });

  it('begin and end by themselves', async () => {
    await turn(true);
    const began = clock;
    const { organization_id, admin: owner } = await createCompany(t.db);
    const at = (hours: number) => new Date(began.getTime() + hours * 3_600_000);
    await grant(organization_id, { 'positions.active': 4 }, { starts: at(1), ends: at(2) });
    const seen: (number | null)[] = [];
    for (const hours of [0, 1, 1.9, 2]) {
      clock = at(hours);
      seen.push((await featuresOf(owner.token))['positions.active'].limit);
    }
    clock = began;
    expect(seen).toEqual([0, 4, 4, 0]);
  });
});

describe('grants by hand', () => {
  it('need a reason, stand in the security log of the organization, and are ended by hand only', async () => {
    await turn(true);
    const { organization_id, admin: owner } = await createCompany(t.db);
    const give = (body: object) =>
      t.call({
        method: 'POST',
        path: '/admin/entitlements',
        as: admin.token,
        body: { organization_id, ...body },
      });
    expect((await give({ key: 'positions.active', value: 3, reason: '' })).status).toBe(422);
    expect(
      (await give({ key: 'positions.active', value: false, reason: 'A pilot' })).body.fields[0].field,
    ).toBe('value');
    expect((await give({ key: 'nothing.known', value: 3, reason: 'A pilot' })).body.fields[0].field).toBe(
      'key',
    );
    const ends = '2020-01-01T00:00:00.000Z';
    expect(
      (await give({ key: 'positions.active', value: 3, reason: 'A pilot', ends })).body.fields[0].field,
    ).toBe('ends');
    const given = await give({ key: 'positions.active', value: 3, reason: 'A pilot' });
    expect(given.body.data).toMatchObject({
      value: 3,
      source: 'manual',
      reason: 'A pilot',
      is_in_force: true,
      granted_by_name: 'Ada Berg',
    });
    expect((await featuresOf(owner.token))['positions.active'].limit).toBe(3);
    const { rows } = await sql<{ action: string }>`select action from security_log
      where organization_id = ${organization_id} order by id`.execute(t.db);
    expect(rows.map(({ action }) => action)).toContain('entitlement.granted');
    const end = (id: string) =>
      t.call({
        method: 'POST',
        path: `/admin/entitlements/${id}/end`,
        as: admin.token,
        body: { reason: 'Pilot over' },
      });
    expect((await end(given.body.data.id)).body.data.is_in_force).toBe(false);
    const [bought] = await grant(organization_id, { 'positions.active': 9 });
    expect((await end(bought?.id ?? '')).status).toBe(409);
    const listed = await t.call({ path: '/admin/entitlements', as: admin.token, query: { organization_id } });
    expect(listed.body.data.items).toHaveLength(2);
    expect(listed.body.data.effective['positions.active']).toMatchObject({ limit: 9, used: 0 });
  });
});

describe('applicants of a month', () => {
  it('are never refused; the organization is told when it is near and over, once each', async () => {
    await turn(true);
    const { organization_id, admin: owner } = await createCompany(t.db);
    await grant(organization_id, { 'positions.active': 5, 'applicants.per_month': 5 });
    const position = await createPosition(t.db, organization_id, owner.id);
    const titles = async () => {
      const { rows } = await sql<{ title: string }>`select title from notifications
        where user_id = ${owner.id} and type like 'applicants_%' order by created_at, id`.execute(t.db);
      return rows.map(({ title }) => title);
    };
    const apply = async (people: number) => {
      for (let n = 0; n < people; n += 1) await createApplication(t.db, organization_id, position);
      await sql`update applications set applied_at = ${clock.toISOString()} where organization_id = ${organization_id}`.execute(
        t.db,
      );
      await tellUseJob(t.services).run({});
      await tellUseJob(t.services).run({});
    };
    await apply(3);
    expect(await titles()).toEqual([]);
    await apply(1);
    expect(await titles()).toEqual(['4 of 5 applicants this month']);
    await apply(2);
    expect(await titles()).toEqual([
      '4 of 5 applicants this month',
      '6 applicants this month, your plan has 5',
    ]);
  });
});
