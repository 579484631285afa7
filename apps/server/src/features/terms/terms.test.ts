import type { FastifyRequest } from 'fastify';
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
