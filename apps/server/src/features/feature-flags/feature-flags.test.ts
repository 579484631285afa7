import { FLAG_KEYS, type FlagKey } from '@tryout/domain/feature-flags/flags';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let admin: TestUser;
let harbour: Awaited<ReturnType<typeof createCompany>>;
let meadow: Awaited<ReturnType<typeof createCompany>>;
let position: string;
let opening: Awaited<ReturnType<typeof createPosition>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createUser(app.db, 'super_admin');
  harbour = await createCompany(app.db, 'Harbour');
  meadow = await createCompany(app.db, 'Meadow');
  opening = await createPosition(app.db, harbour.organization_id, harbour.recruiter.id);
  position = opening.id;
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql`delete from feature_flags`.execute(app.db);
  await sql`delete from feature_flag_changes`.execute(app.db);
});

const list = async () => (await app.call({ path: '/admin/feature/flags', as: admin.token })).body.data;
const history = async () =>
  (await app.call({ path: '/admin/feature/flags/history', as: admin.token })).body.data.items;
const flagOf = async (key: FlagKey) => (await list()).items.find((one: { key: string }) => one.key === key);
const put = (key: string, body: object, as = admin) =>
  app.call({ method: 'PUT', path: `/admin/feature/flags/${key}`, as: as.token, body });
const restore = (id: string, version: number) =>
  app.call({
    method: 'POST',
    path: `/admin/feature/flags/history/${id}/restore`,
    as: admin.token,
    body: { version },
  });
const flagsOf = async (who: TestUser): Promise<string[]> =>
  (await app.call({ path: '/auth/user', as: who.token })).body.data.flags;
const status = async (who: TestUser, path: string) => (await app.call({ path, as: who.token })).status;

const DUPLICATES = '/company/candidates/duplicates';

describe('a feature flag', () => {
  it('is on for everyone until somebody says otherwise', async () => {
    const { items, organizations } = await list();
    expect(items.map((one: { key: string }) => one.key)).toEqual([...FLAG_KEYS]);
    for (const one of items) {
      expect(one).toMatchObject({ audience: { kind: 'everyone' }, on_for: organizations, version: 0 });
    }
    expect(await flagsOf(harbour.recruiter)).toEqual([...FLAG_KEYS]);
    expect(await status(harbour.recruiter, DUPLICATES)).toBe(200);
  });

  it('is off for nobody but those it does not reach: pages are not told of it, and its routes answer 404', async () => {
    const changed = await put('duplicates', {
      version: 0,
      kind: 'some',
      organization_ids: [meadow.organization_id],
    });
    expect(changed.status, changed.raw).toBe(200);
    expect(changed.body.message).toBe('Audience saved.');
    const { items } = changed.body.data;
    expect(items.find((one: { key: string }) => one.key === 'duplicates')).toMatchObject({
      audience: {
        kind: 'some',
        organizations: [{ organization_id: meadow.organization_id, name: 'Meadow' }],
        percent: 0,
        kinds: [],
      },
      on_for: 1,
      version: 1,
      updated_by: admin.email,
    });
    const answer = await app.call({ path: DUPLICATES, as: harbour.recruiter.token });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('This isn’t available in your organization yet.');
    expect(await flagsOf(harbour.recruiter)).toEqual(FLAG_KEYS.filter((key) => key !== 'duplicates'));
    expect(await status(meadow.recruiter, DUPLICATES)).toBe(200);
    expect(await flagsOf(meadow.recruiter)).toEqual([...FLAG_KEYS]);
    expect(await flagsOf(admin)).toEqual([...FLAG_KEYS]);
  });

  it('is judged by the organization of the record that a request names', async () => {
    const path = `/positions/${position}/culture`;
    expect(await status(harbour.recruiter, path)).toBe(200);
    await put('culture_questions', { version: 0, kind: 'some', organization_ids: [meadow.organization_id] });
    expect(await status(harbour.recruiter, path)).toBe(404);
    // Foreign stays foreign, on or off.
    expect(await status(meadow.recruiter, path)).toBe(404);
    await put('culture_questions', { version: 1, kind: 'some', organization_ids: [harbour.organization_id] });
    expect(await status(harbour.recruiter, path)).toBe(200);
  });

  it('leaves what people may do about their own answers and the account of earlier drafts', async () => {
    await put('culture_questions', { version: 0, kind: 'none' });
    await put('ai_drafts', { version: 0, kind: 'none' });
    expect(await status(harbour.admin, '/culture/own')).toBe(404);
    const forgotten = await app.call({ method: 'DELETE', path: '/culture/own', as: harbour.admin.token });
    expect(forgotten.status, forgotten.raw).toBe(200);
    expect(await status(harbour.admin, '/ai/runs')).toBe(200);
    const drafted = await app.call({
      method: 'POST',
      path: `/position/${position}/ai/simulation/generation`,
      as: harbour.recruiter.token,
      body: {},
    });
    expect(drafted.status).toBe(404);
  });

  it('stops asking candidates what their organization does not see, without a word of it', async () => {
    const { id: application_id, candidate } = await createApplication(
      app.db,
      harbour.organization_id,
      opening,
    );
    await app.call({
      method: 'PUT',
      path: `/positions/${position}/culture`,
      as: harbour.admin.token,
      body: { asks: true },
    });
    const asked = async () =>
      (await app.call({ path: '/application/culture', query: { application_id }, as: candidate.token })).body
        .data;
    expect(await asked()).toMatchObject({ state: 'asked' });
    await put('culture_questions', { version: 0, kind: 'none' });
    expect(await asked()).toMatchObject({ state: 'not_asked', questions: [] });
    await put('culture_questions', { version: 1, kind: 'everyone' });
    expect(await asked()).toMatchObject({ state: 'asked' });
  });

  it('reaches a share of one kind of workspaces', async () => {
    await put('referrals', { version: 0, kind: 'some', percent: 100, kinds: ['independent'] });
    expect(await status(harbour.recruiter, '/user/referrals')).toBe(404);
    await put('referrals', { version: 1, kind: 'some', percent: 100, kinds: ['company'] });
    expect(await status(harbour.recruiter, '/user/referrals')).toBe(200);
  });
});

describe('changing a flag', () => {
  it('refuses what reaches nobody without saying so, unknown keys, and numbers out of range', async () => {
    const some = { version: 0, kind: 'some' };
    for (const [key, body, field] of [
      ['what_if', some, 'percent'],
      ['what_if', { ...some, percent: 10, kinds: [] }, 'kinds'],
      ['what_if', { ...some, percent: 101 }, 'percent'],
      ['what_if', { ...some, percent: 1.5 }, 'percent'],
      ['what_if', { version: 0, kind: 'me' }, 'kind'],
      ['nonsense', { version: 0, kind: 'none' }, 'key'],
    ] as const) {
      const refused = await put(key, body);
      expect(refused.status, refused.raw).toBe(422);
      expect(refused.body.fields.map((one: { field: string }) => one.field)).toEqual([field]);
    }
    expect((await put('what_if', { ...some, organization_ids: [uuidv7()] })).status).toBe(404);
    expect((await history()).length).toBe(0);
  });

  it('is refused where it was changed meanwhile, and lets one of many at once through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => put('what_if', { version: 0, kind: 'none' })),
    );
    expect(answers.map(({ status: one }) => one).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await history()).toHaveLength(1);
    expect((await put('what_if', { version: 0, kind: 'everyone' })).status).toBe(409);
  });

  it('keeps nothing where nothing changes', async () => {
    const same = await put('what_if', { version: 0, kind: 'everyone', percent: 40 });
    expect(same.body.data).toMatchObject({ change_id: null, version: 0 });
    expect(await history()).toEqual([]);
  });

  it('can be undone, and stands in the history and the security log', async () => {
    const off = await put('what_if', { version: 0, kind: 'none' });
    const { change_id, version } = off.body.data;
    expect(await history()).toMatchObject([
      { key: 'what_if', before: { kind: 'everyone' }, after: { kind: 'none' }, restorable: true },
    ]);
    expect((await restore(change_id, version - 1)).status).toBe(409);
    const undone = await restore(change_id, version);
    expect(undone.status, undone.raw).toBe(200);
    expect(await flagOf('what_if')).toMatchObject({ audience: { kind: 'everyone' }, version: 2 });
    expect((await history()).map((one: { restorable: boolean }) => one.restorable)).toEqual([true, false]);
    const { rows } = await sql<{ action: string }>`
      select action from security_log where action = 'feature_flag.changed' order by event_time desc limit 2`.execute(
      app.db,
    );
    expect(rows).toHaveLength(2);
  });

  it('brings back an audience without organizations that are no more, and nothing where none is left', async () => {
    const [gone, stays] = [await createCompany(app.db, 'Gone'), await createCompany(app.db, 'Stays')];
    const both = [gone.organization_id, stays.organization_id];
    await put('what_if', { version: 0, kind: 'some', organization_ids: both });
    const first = await put('what_if', { version: 1, kind: 'some', organization_ids: [both[0]] });
    const second = await put('what_if', { version: 2, kind: 'none' });
    await sql`delete from members where organization_id = ${gone.organization_id}`.execute(app.db);
    await sql`delete from organizations where id = ${gone.organization_id}`.execute(app.db);
    expect((await restore(second.body.data.change_id, 3)).status).toBe(409);
    expect((await restore(first.body.data.change_id, 3)).status).toBe(200);
    const { audience } = await flagOf('what_if');
    expect(audience.organizations).toEqual([{ organization_id: stays.organization_id, name: 'Stays' }]);
  });

  it('is the super admin’s alone', async () => {
    expect((await put('what_if', { version: 0, kind: 'none' }, harbour.admin)).status).toBe(403);
    expect(await status(harbour.admin, '/admin/feature/flags')).toBe(403);
    const found = await app.call({
      path: '/admin/feature/flags/organizations',
      query: { search: 'harb' },
      as: admin.token,
    });
    expect(found.body.data.items).toEqual([
      { organization_id: harbour.organization_id, name: 'Harbour', kind: 'company' },
    ]);
  });
});
