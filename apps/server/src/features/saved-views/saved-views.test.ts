import { MOST_VIEWS } from '@tryout/contract/saved-views/saved-views';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

describe('saved views', () => {
  let t: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  beforeAll(async () => {
    t = await startTestApp();
    company = await createCompany(t.db);
  });
  afterAll(() => t.stop());

  const keep = (name: string, search: string, list = 'positions', as = company.recruiter.token) =>
    t.call({ method: 'POST', path: '/user/views', as, body: { list, name, search } });
  const names = async (list: string, as: string) =>
    (await t.call({ path: '/user/views', query: { list }, as })).body.data.items.map(
      (view: { name: string; search: string }) => `${view.name}: ${view.search}`,
    );

  it('are kept by name for one list and one person, and replaced by the same name', async () => {
    expect((await keep('Drafts', 'status=draft')).status).toBe(200);
    await keep('Closing soon', 'sort=closes_on');
    await keep('Drafts', 'status=draft&view=cards');
    expect(await names('positions', company.recruiter.token)).toEqual([
      'Closing soon: sort=closes_on',
      'Drafts: status=draft&view=cards',
    ]);
    expect(await names('applicants', company.recruiter.token)).toEqual([]);
    expect(await names('positions', company.admin.token)).toEqual([]);
  });

  it('are forgotten by their keeper only', async () => {
    const { body } = await keep('Mine', '', 'applicants');
    const path = `/user/views/${body.data.items[0].id}`;
    const foreign = await t.call({ method: 'DELETE', path, as: company.admin.token });
    const unknown = await t.call({
      method: 'DELETE',
      path: `/user/views/${uuidv7()}`,
      as: company.admin.token,
    });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect((await t.call({ method: 'DELETE', path, as: company.recruiter.token })).status).toBe(200);
    expect(await names('applicants', company.recruiter.token)).toEqual([]);
  });

  it('are shared with those who hire for the same organization, and with nobody else', async () => {
    const share = (as: string, list = 'applicants') =>
      t.call({
        method: 'POST',
        path: '/user/views',
        as,
        body: { list, name: 'Night shift', search: 'trait=x', is_shared: true },
      });
    expect((await share(company.recruiter.token)).status).toBe(200);
    const read = async (as: string) =>
      (await t.call({ path: '/user/views', query: { list: 'applicants' }, as })).body.data.items;
    const [seen] = await read(company.admin.token);
    expect(seen).toMatchObject({
      name: 'Night shift',
      is_shared: true,
      shared_by: expect.stringMatching(/./),
    });
    expect(await read(company.recruiter.token)).toMatchObject([{ is_shared: true, shared_by: null }]);
    const path = `/user/views/${seen.id}`;
    expect((await t.call({ method: 'DELETE', path, as: company.admin.token })).status).toBe(404);
    const manager = await createUser(t.db, 'employee', { organization_id: company.organization_id });
    const stranger = await createCompany(t.db);
    expect(await read(manager.token)).toEqual([]);
    expect(await read(stranger.recruiter.token)).toEqual([]);
    expect((await share(manager.token)).body.fields[0].field).toBe('is_shared');
    await keep('Night shift', 'trait=x', 'applicants');
    expect(await read(company.admin.token)).toEqual([]);
    expect((await t.call({ method: 'DELETE', path, as: company.recruiter.token })).status).toBe(200);
  });

  it('are refused without a name, for an unknown list, and beyond the most', async () => {
    expect((await keep(' ', '')).status).toBe(422);
    expect((await keep('A', '', 'cars')).status).toBe(422);
    for (let n = 0; n < MOST_VIEWS; n++) await keep(`View ${n}`, '', 'applicants');
    const answer = await keep('One more', '', 'applicants');
    expect(answer.status, answer.raw).toBe(409);
    expect((await keep('View 0', 'q=x', 'applicants')).status).toBe(200);
  });
});
