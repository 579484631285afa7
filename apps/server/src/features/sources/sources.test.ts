import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let position: Awaited<ReturnType<typeof createPosition>>;
beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
  position = await createPosition(app.db, company.organization_id, company.recruiter.id);
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'POST', path: string, as: string, body?: object) =>
  app.call({ method, path, as, ...(body ? { body } : {}) });
const add = async (name: string, as = company.recruiter.token) => {
  const answer = await call('POST', '/company/sources', as, { name });
  expect(answer.status, answer.raw).toBe(201);
  return answer.body.data as { source_link_id: string; code: string };
};
const list = async (as = company.recruiter.token) => {
  const answer = await call('GET', '/company/sources', as);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data;
};
/** Somebody applies whose browser remembers links. */
const apply = async (sources: readonly string[], to = position) => {
  const email = `${uuidv7()}@example.test`;
  const answer = await app.call({
    method: 'POST',
    path: '/application/start',
    headers: { cookie: `tryout_source=${sources.join('.')}`, 'x-tryout-client': 'web' },
    body: { position_id: to.id, consent: true, first_name: 'Ada', last_name: 'Lane', email },
  });
  expect(answer.status, answer.raw).toBeLessThan(300);
  return answer.body.data.application_id as string;
};
const cameBy = async (id: string) => {
  const { rows } = await sql<{ origin: string; source_link_id: string | null }>`
    select origin, source_link_id from applications where id = ${id}`.execute(app.db);
  return rows[0];
};

describe('links that say where applications come from', () => {
  it('are kept with the application, counted, shown with the applicant and filtered by', async () => {
    const link = await add('Newsletter');
    const id = await apply(['zzzzzzzzzz', link.code]);
    expect(await cameBy(id)).toEqual({ origin: 'public', source_link_id: link.source_link_id });
    const other = await apply([]);
    expect(await cameBy(other)).toEqual({ origin: 'public', source_link_id: null });
    const { items, others, pages } = await list();
    expect(items).toContainEqual(
      expect.objectContaining({ ...link, name: 'Newsletter', started: 1, applied: 0 }),
    );
    expect(others.started).toBeGreaterThan(0);
    expect(pages.length).toBeGreaterThan(0);
    const found = await call(
      'GET',
      `/applicants?position_id=${position.id}&origin=link.${link.source_link_id}`,
      company.recruiter.token,
    );
    expect(found.status, found.raw).toBe(200);
    expect(found.body.data.items.map((each: { application_id: string }) => each.application_id)).toEqual([
      id,
    ]);
    const one = await call('GET', `/applicant?application_id=${id}`, company.recruiter.token);
    expect(one.body.data.came).toEqual({ origin: 'public', source: 'Newsletter' });
    const facets = await call(
      'GET',
      `/applicants/facets?position_id=${position.id}`,
      company.recruiter.token,
    );
    expect(facets.body.data.links).toEqual([{ source_link_id: link.source_link_id, name: 'Newsletter' }]);
  });

  it('count once they have ended only for who came before', async () => {
    const link = await add('Fair');
    const end = () =>
      call('POST', `/company/sources/${link.source_link_id}/end`, company.recruiter.token, {});
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(409);
    expect((await cameBy(await apply([link.code])))?.source_link_id).toBe(link.source_link_id);
    await sql`update source_links set created_at = now() - interval '40 days', ended_at = now() - interval '31 days'
      where id = ${link.source_link_id}`.execute(app.db);
    expect((await cameBy(await apply([link.code])))?.source_link_id).toBe(null);
    expect((await add('Fair')).code).not.toBe(link.code);
    expect((await call('POST', '/company/sources', company.recruiter.token, { name: 'FAIR' })).status).toBe(
      409,
    );
  });

  it('are of the organization whose position it is: of several the latest one that fits', async () => {
    const abroad = await createCompany(app.db);
    const theirs = await add('Theirs', abroad.recruiter.token);
    const [early, late] = [await add('Early'), await add('Late')];
    expect((await cameBy(await apply([theirs.code, late.code, early.code])))?.source_link_id).toBe(
      late.source_link_id,
    );
    expect((await cameBy(await apply([theirs.code])))?.source_link_id).toBe(null);
    const end = await call(
      'POST',
      `/company/sources/${theirs.source_link_id}/end`,
      company.recruiter.token,
      {},
    );
    expect(end.status).toBe(404);
    expect((await list(abroad.recruiter.token)).items).toHaveLength(1);
  });

  it('of members tell them nothing of whom they referred but whether it is in progress or finished', async () => {
    const member = await createUser(app.db, 'employee', { organization_id: company.organization_id });
    const link = () => call('POST', '/user/referrals', member.token, {});
    const [first, again] = await Promise.all([link(), link()]);
    expect(first.status, first.raw).toBe(200);
    expect(again.body.data).toEqual(first.body.data);
    const id = await apply([first.body.data.code]);
    expect(await cameBy(id)).toMatchObject({ origin: 'referral' });
    const read = async () => (await call('GET', '/user/referrals', member.token)).body.data;
    expect((await read()).items).toEqual([
      { position_title: expect.any(String), began_on: expect.any(String), state: 'in_progress' },
    ]);
    await sql`update applications set status = 'rejected', disposition_by = 'employer' where id = ${id}`.execute(
      app.db,
    );
    expect((await read()).items[0].state).toBe('finished');
    const pool = await sql<{
      source: string;
    }>`select e.source from people e join applications a on a.person_id = e.id
      where a.id = ${id}`.execute(app.db);
    expect(pool.rows).toEqual([{ source: 'referred' }]);
    const other = await createUser(app.db, 'employee', { organization_id: company.organization_id });
    expect((await call('GET', '/user/referrals', other.token)).body.data.items).toEqual([]);
    const { candidate } = await createApplication(app.db, company.organization_id, position);
    expect((await call('GET', '/user/referrals', candidate.token)).status).toBe(403);
    expect((await call('GET', '/company/sources', member.token)).status).toBe(403);
  });
});
