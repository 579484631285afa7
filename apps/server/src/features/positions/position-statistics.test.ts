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

describe('statistics of a position', () => {
  let t: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let now = new Date('2026-11-02T12:00:00.000Z');

  beforeAll(async () => {
    t = await startTestApp({ now: () => now });
    company = await createCompany(t.db);
  });
  afterAll(() => t.stop());

  const days = (n: number) => {
    now = new Date(now.getTime() + n * 86_400_000);
  };
  const made = () => createPosition(t.db, company.organization_id, company.recruiter.id, { openings: 5 });
  const read = (position_id: string, as = company.recruiter.token) =>
    t.call({ path: `/position/${position_id}/statistics`, as });
  const move = async (position_id: string, ids: readonly string[], from: string, to: string) => {
    const answer = await t.call({
      method: 'POST',
      path: '/update/multiple/application/status',
      as: company.recruiter.token,
      body: { position_id, items: ids.map((application_id) => ({ application_id, from })), to },
    });
    expect(answer.status, answer.raw).toBe(200);
    return answer.body.data.batch_id as string;
  };

  it('are empty for a position nobody has applied to', async () => {
    const position = await made();
    const { body } = await read(position.id);
    expect(body.data).toMatchObject({ stages: [], bands: { without_band: 0, without_score: 0 } });
    expect(body.data.bands.counts.map((band: { key: string; count: number }) => band.count)).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });

  it('tell the median time in each status and who waits there, leaving out tests and what was undone', async () => {
    const position = await made();
    const people = [];
    for (let i = 0; i < 3; i++)
      people.push((await createApplication(t.db, company.organization_id, position)).id);
    const [a = '', b = '', c = ''] = people;
    await move(position.id, [a, b, c], 'applied', 'short_listed');
    days(2);
    await move(position.id, [a], 'short_listed', 'phone_screen');
    const mistake = await move(position.id, [b], 'short_listed', 'in_person');
    const undone = await t.call({
      method: 'POST',
      path: '/update/multiple/application/status/undo',
      as: company.recruiter.token,
      body: { batch_id: mistake },
    });
    expect(undone.status, undone.raw).toBe(200);
    days(4);
    await move(position.id, [b], 'short_listed', 'phone_screen');
    days(1.5);
    const test = await createApplication(t.db, company.organization_id, position);
    await move(position.id, [test.id], 'applied', 'short_listed');
    await sql`update applications set is_test = true where id = ${test.id}`.execute(t.db);

    const { body } = await read(position.id);
    expect(body.data.stages).toEqual([
      {
        status: 'short_listed',
        left: 2,
        median_days: 4,
        slowest_tenth_days: 5.6,
        waiting: 1,
        waiting_median_days: 7.5,
      },
      {
        status: 'phone_screen',
        left: 0,
        median_days: null,
        slowest_tenth_days: null,
        waiting: 2,
        waiting_median_days: 3.5,
      },
    ]);
  });

  it('count job fits by the band of the number shown, for those who may see scores', async () => {
    const position = await made();
    for (const job_fit_score of [0, 25.4, 25.5, 44.4, 44.5, 79.5, 100]) {
      await createApplication(t.db, company.organization_id, position, { job_fit_score });
    }
    await createApplication(t.db, company.organization_id, position);
    const percent = await createApplication(t.db, company.organization_id, position, { job_fit_score: 85 });
    await sql`update applications set job_fit_scale = 'percent' where id = ${percent.id}`.execute(t.db);
    const manager = async (level: string) => {
      const user = await createUser(t.db, 'employee', { organization_id: company.organization_id });
      await sql`insert into position_privileges
          (id, organization_id, position_id, email, user_id, level, status, invited_by)
        values (${uuidv7()}, ${company.organization_id}, ${position.id}, ${user.email}, ${user.id}, ${level},
          'approved', ${company.recruiter.id})`.execute(t.db);
      return user.token;
    };
    const expected = {
      counts: [
        { key: 'poor', count: 2 },
        { key: 'below_average', count: 2 },
        { key: 'average', count: 1 },
        { key: 'above_average', count: 0 },
        { key: 'excellent', count: 0 },
        { key: 'outstanding', count: 2 },
      ],
      without_band: 1,
      without_score: 1,
    };
    expect((await read(position.id)).body.data.bands).toEqual(expected);
    expect((await read(position.id, await manager('reviewer'))).body.data.bands).toEqual(expected);
    expect((await read(position.id, await manager('viewer'))).body.data.bands).toBeNull();
  });

  it('are nothing for strangers', async () => {
    const position = await made();
    const other = await createCompany(t.db);
    const foreign = await read(position.id, other.recruiter.token);
    const unknown = await read(uuidv7(), other.recruiter.token);
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body.message).toBe(unknown.body.message);
  });
});
