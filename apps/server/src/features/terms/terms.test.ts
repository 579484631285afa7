import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createPosition, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { loadReferenceData } from '../reference-data/public.ts';
import { termsHeads } from './terms-heads.ts';

let app: TestApp;
let superAdmin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  await loadReferenceData(app.db);
  superAdmin = await createUser(app.db, 'super_admin');
});
afterAll(() => app.stop());

const publish = (kind: string) =>
  app.call({
    method: 'POST',
    path: '/admin/terms',
    as: superAdmin.token,
    body: { kind, locale: 'en', title: 'A changed text', body: 'What is new in it.' },
  });

async function openFor(token: string): Promise<{ kind: string; terms_id: string }[]> {
  return (await app.call({ path: '/auth/user', as: token })).body.data.terms_to_accept;
}

async function applyAsSomebodyNew(): Promise<string> {
  const { organization_id, recruiter } = await createCompany(app.db);
  const position = await createPosition(app.db, organization_id, recruiter.id);
  const started = await app.call({
    method: 'POST',
    path: '/application/start',
    body: {
      position_id: position.id,
      first_name: 'Lina',
      last_name: 'Sayegh',
      email: 'lina@example.test',
      consent: true,
      token: true,
    },
  });
  return started.body.data.token;
}

describe('terms', () => {
  it('say of their page what they are and how they begin', async () => {
    const [source] = termsHeads(app.services);
    const asked = { url: '/terms/privacy?from=mail' } as FastifyRequest;
    const head = await source?.read(asked, 'en');
    expect(head).toMatchObject({ status: 200, title: 'Privacy notice' });
    expect(head?.description).toMatch(/^\w[^\n#*]{60,159}$/);
  });

  it('are accepted with the form that makes an applicant’s account, and a new version is asked for', async () => {
    const token = await applyAsSomebodyNew();
    expect(await openFor(token)).toEqual([]);
    const published = await publish('candidate_notice');
    expect(published.status).toBe(201);
    const open = await openFor(token);
    expect(open.map((text) => text.kind)).toEqual(['candidate_notice']);
    const accepted = await app.call({
      method: 'POST',
      path: '/terms/accept',
      as: token,
      body: { terms_ids: open.map((text) => text.terms_id) },
    });
    expect(accepted.body.data.left_to_accept).toBe(0);
    expect(await openFor(token)).toEqual([]);
  });

  it('that changed meanwhile are refused by their old id', async () => {
    const someone = await createUser(app.db, 'employee');
    const before = (await openFor(someone.token)).find((text) => text.kind === 'privacy');
    await publish('privacy');
    const late = await app.call({
      method: 'POST',
      path: '/terms/accept',
      as: someone.token,
      body: { terms_ids: [before?.terms_id] },
    });
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/newer version/);
  });

  it('are published by the super admin alone', async () => {
    const { admin } = await createCompany(app.db);
    const refused = await app.call({
      method: 'POST',
      path: '/admin/terms',
      as: admin.token,
      body: { kind: 'terms', locale: 'en', title: 'Mine', body: 'Mine.' },
    });
    expect(refused.status).toBe(403);
  });
});

describe('writing terms', () => {
  const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: object = {}) =>
    app.call({ method, path, as: superAdmin.token, ...more });
  const place = { kind: 'privacy', locale: 'en' };
  const draft = (body: string) =>
    asAdmin('PUT', '/admin/terms/draft', { body: { ...place, title: 'Privacy notice', body } });
  const publishDraft = (version: number, more: object = {}) =>
    asAdmin('POST', '/admin/terms/publish', {
      body: { ...place, version, asks_again: true, effective_on: null, ...more },
    });
  const versions = async () =>
    (await asAdmin('GET', '/admin/terms')).body.data.items.filter(
      (one: { kind: string; locale: string }) => one.kind === 'privacy' && one.locale === 'en',
    );

  it('keeps one draft that nobody else reads, and shows what it changes', async () => {
    const before = (await versions())[0].version;
    const saved = await draft('One.\n\nTwo.');
    expect(saved.status, saved.raw).toBe(200);
    expect(saved.body.data.version).toBe(before + 1);
    expect((await draft('One.\n\nThree.')).body.data.version).toBe(before + 1);
    const open = await app.call({ path: '/terms', query: { locale: 'en' } });
    expect(open.raw).not.toContain('Three.');
    const read = await asAdmin('GET', '/admin/terms/version', { query: { ...place, version: before + 1 } });
    expect(read.body.data, read.raw).toMatchObject({
      body: 'One.\n\nThree.',
      status: 'draft',
      in_force: false,
      before: { version: before },
    });
    expect(read.body.data.would_ask).toBeGreaterThan(0);
    expect((await asAdmin('DELETE', '/admin/terms/draft', { query: place })).status).toBe(200);
    expect((await asAdmin('DELETE', '/admin/terms/draft', { query: place })).status).toBe(404);
    expect((await publishDraft(before + 1)).status).toBe(409);
  });

  it('asks everyone again, or nobody where only words were corrected', async () => {
    const someone = await createUser(app.db, 'employee');
    const open = await openFor(someone.token);
    await app.call({
      method: 'POST',
      path: '/terms/accept',
      as: someone.token,
      body: { terms_ids: open.map((text) => text.terms_id) },
    });
    const corrected = (await draft('Better words.')).body.data.version;
    expect((await publishDraft(corrected, { asks_again: false })).status).toBe(200);
    expect(await openFor(someone.token)).toEqual([]);
    const newcomer = await createUser(app.db, 'employee');
    expect((await openFor(newcomer.token)).map((text) => text.kind)).toContain('privacy');
    const changed = (await draft('Another promise.')).body.data.version;
    await publishDraft(changed);
    expect((await openFor(someone.token)).map((text) => text.kind)).toEqual(['privacy']);
  });

  it('waits for its day: the version before stays in force until then', async () => {
    const now = (await versions()).find((one: { in_force: boolean }) => one.in_force);
    const next = (await draft('From next year.')).body.data.version;
    expect((await publishDraft(next, { effective_on: '2020-01-01' })).status).toBe(422);
    expect((await publishDraft(next, { effective_on: '2999-01-01' })).status).toBe(200);
    const list = await versions();
    expect(list[0]).toMatchObject({ version: next, status: 'published', in_force: false });
    expect(list.find((one: { in_force: boolean }) => one.in_force).version).toBe(now.version);
    expect((await app.call({ path: '/terms', query: { locale: 'en' } })).raw).not.toContain(
      'From next year.',
    );
    const someone = await createUser(app.db, 'employee');
    const early = await app.call({
      method: 'POST',
      path: '/terms/accept',
      as: someone.token,
      body: { terms_ids: [list[0].terms_id] },
    });
    expect(early.status).toBe(409);
    // The day comes.
    await sql`update terms set effective_at = now() - interval '1 minute' where id = ${list[0].terms_id}`.execute(
      app.db,
    );
    expect((await app.call({ path: '/terms', query: { locale: 'en' } })).raw).toContain('From next year.');
  });

  it('never changes what was published', async () => {
    const [latest] = await versions();
    await expect(
      sql`update terms set body = 'Something else' where id = ${latest.terms_id}`.execute(app.db),
    ).rejects.toThrow('append-only');
  });

  it('is the super admin’s alone, and takes bad input at its field', async () => {
    const { admin } = await createCompany(app.db);
    for (const [method, path] of [
      ['GET', '/admin/terms'],
      ['PUT', '/admin/terms/draft'],
      ['POST', '/admin/terms/publish'],
    ] as const) {
      expect((await app.call({ method, path, as: admin.token, body: {} })).status).toBe(403);
    }
    const empty = await draft(' ');
    expect([empty.status, empty.body.fields[0].field]).toEqual([422, 'body']);
    const unknown = await asAdmin('GET', '/admin/terms/version', { query: { ...place, version: 9999 } });
    expect(unknown.status).toBe(404);
  });

  it('two who publish the same draft do it once', async () => {
    const { version } = (await draft('Both at once.')).body.data;
    const answers = await Promise.all([publishDraft(version), publishDraft(version), publishDraft(version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
