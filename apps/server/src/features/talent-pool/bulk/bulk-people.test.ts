import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { bulkPeopleJobs, CHANGE_JOB, INVITE_JOB } from './carry-out-bulk.job.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
});
afterAll(() => app.stop());

const post = (path: string, body: object, as = company.recruiter.token) =>
  app.call({ method: 'POST', path: `/company/candidates${path}`, as, body });
const work = async (name: string, id: string) => {
  const job = bulkPeopleJobs(app.services).find((each) => each.name === name);
  await job?.run({ background_job_id: id });
  const { rows } = await sql<{ status: string; done: number; skipped: number }>`
    select status, done, coalesce((facts->>'skipped')::int, 0) as skipped from background_jobs where id = ${id}`.execute(
    app.db,
  );
  return rows[0];
};

/** So many people who have a tag of their own in common. */
async function pool(count: number, of = company): Promise<{ tag: string; filters: { tag: string } }> {
  const tag = `t${uuidv7().slice(-10)}`;
  await sql`
    insert into people (id, organization_id, email, first_name, tags, source, is_open, is_kept, last_activity_at)
    select gen_random_uuid(), ${of.organization_id}, ${tag} || n || '@example.test', 'Bulk', array[${tag}], 'added', true, true, now()
    from generate_series(1, ${count}::int) n`.execute(app.db);
  return { tag, filters: { tag } };
}
const count = async (query: Record<string, string>) =>
  (await app.call({ path: '/company/candidates', as: company.recruiter.token, query })).body.data.total;

describe('everybody whom a search of the pool finds', () => {
  it('is changed in the background, each with a line of the log, and nobody else', async () => {
    const { tag, filters } = await pool(230);
    await pool(3);
    const begun = await post('/bulk/change', {
      filters,
      expected_count: 230,
      add_tags: [`${tag}x`],
      do_not_contact: { on: true, reason: 'Asked' },
    });
    expect(begun.status, begun.raw).toBe(201);
    expect(begun.body.data).toMatchObject({ kind: 'people_change', total: 230, status: 'queued' });
    expect(await work(CHANGE_JOB, begun.body.data.background_job_id)).toEqual({
      status: 'done',
      done: 230,
      skipped: 0,
    });
    expect(await count({ tag: `${tag}x`, do_not_contact: 'true' })).toBe(230);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from person_log l join people e on e.id = l.person_id
      where e.tags @> array[${tag}] and l.action in ('tagged', 'contact_stopped')`.execute(app.db);
    expect(rows).toEqual([{ n: 460 }]);
  });

  it('is only whom was seen: with another number nothing happens', async () => {
    const { filters } = await pool(2);
    const stale = await post('/bulk/change', { filters, expected_count: 3, add_tags: ['x'] });
    expect(stale.status).toBe(409);
    expect(stale.raw).toContain('2');
    const none = await post('/bulk/change', {
      filters: { tag: 'nothing' },
      expected_count: 1,
      add_tags: ['x'],
    });
    expect(none.status).toBe(409);
    const other = await createCompany(app.db);
    const foreign = await post(
      '/bulk/change',
      { filters, expected_count: 2, add_tags: ['x'] },
      other.recruiter.token,
    );
    expect(foreign.status).toBe(409);
    const theirs = await sql<{ id: string }>`select id from members
      where organization_id = ${other.organization_id} limit 1`.execute(app.db);
    const owner = await post('/bulk/change', {
      filters,
      expected_count: 2,
      owner_id: theirs.rows[0]?.id,
    });
    expect(owner.status).toBe(404);
  });

  it('who has as many tags as there may be is passed over, and the others are tagged', async () => {
    const { tag, filters } = await pool(3);
    await sql`update people set tags = tags || array(select 'f' || n from generate_series(1, 29) n)
      where email = ${`${tag}2@example.test`}`.execute(app.db);
    const begun = await post('/bulk/change', { filters, expected_count: 3, add_tags: ['more'] });
    expect(await work(CHANGE_JOB, begun.body.data.background_job_id)).toEqual({
      status: 'done',
      done: 3,
      skipped: 1,
    });
  });

  it('is invited once, however often the work begins, but for those who may not be', async () => {
    const { tag, filters } = await pool(4);
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    await sql`update people set do_not_contact = true, do_not_contact_at = now() where email = ${`${tag}1@example.test`}`.execute(
      app.db,
    );
    await sql`update people set email = '' where email = ${`${tag}2@example.test`}`.execute(app.db);
    const body = { filters, expected_count: 4, position_id: position.id, message: 'Come' };
    const begun = await post('/bulk/invite', body);
    expect(begun.status, begun.raw).toBe(201);
    const id = begun.body.data.background_job_id;
    expect(await work(INVITE_JOB, id)).toEqual({ status: 'done', done: 4, skipped: 2 });
    await sql`update background_jobs set status = 'queued' where id = ${id}`.execute(app.db);
    expect(await work(INVITE_JOB, id)).toEqual({ status: 'done', done: 4, skipped: 4 });
    const { rows } = await sql`select from candidate_invites where position_id = ${position.id}`.execute(
      app.db,
    );
    expect(rows).toHaveLength(2);
    const elsewhere = await createCompany(app.db);
    const theirs = await createPosition(app.db, elsewhere.organization_id, elsewhere.recruiter.id);
    expect((await post('/bulk/invite', { ...body, position_id: theirs.id })).status).toBe(404);
  });

  it('is put back as it was, in the background, and what was changed meanwhile stays', async () => {
    const { tag, filters } = await pool(530);
    const begun = await post('/bulk/change', {
      filters,
      expected_count: 530,
      add_tags: [`${tag}x`],
      do_not_contact: { on: true, reason: 'Mistake' },
    });
    const id = begun.body.data.background_job_id;
    await work(CHANGE_JOB, id);
    const inTray = async () => {
      const { body } = await app.call({ path: '/user/jobs', as: company.recruiter.token });
      return body.data.items.find((each: { background_job_id: string }) => each.background_job_id === id);
    };
    expect(await inTray()).toMatchObject({ status: 'done', may_undo: true });
    await sql`update people set do_not_contact_reason = 'Asked by phone' where email = ${`${tag}7@example.test`}`.execute(
      app.db,
    );
    await sql`delete from people where email = ${`${tag}8@example.test`}`.execute(app.db);
    const undo = (as = company.recruiter.token) => post(`/changes/${id}/undo`, {}, as);
    expect((await undo(company.admin.token)).status).toBe(404);
    await sql`update background_jobs set status = 'running' where id = ${id}`.execute(app.db);
    expect((await undo()).body.message).toContain('still running');
    await sql`update background_jobs set status = 'done' where id = ${id}`.execute(app.db);
    const undone = await undo();
    expect(undone.body.data, undone.raw).toEqual({ changed: null });
    expect((await undo()).body.code).toBe('refused_by_rule');
    expect(await inTray()).toMatchObject({ status: 'queued', undoing: true, total: 529, may_undo: false });
    expect(await work(CHANGE_JOB, id)).toEqual({ status: 'done', done: 529, skipped: 0 });
    expect(await count({ tag: `${tag}x` })).toBe(0);
    expect(await count({ tag, do_not_contact: 'false' })).toBe(528);
    expect(await count({ tag, do_not_contact: 'true' })).toBe(1);
  });

  it('is left alone once whoever set it off has lost the right', async () => {
    const { tag, filters } = await pool(2);
    const begun = await post('/bulk/change', { filters, expected_count: 2, add_tags: [`${tag}x`] });
    const id = begun.body.data.background_job_id;
    await sql`update background_jobs set owner_id = (select user_id from members where organization_id <> ${company.organization_id} limit 1)
      where id = ${id}`.execute(app.db);
    expect((await work(CHANGE_JOB, id))?.status).toBe('failed');
    expect(await count({ tag: `${tag}x` })).toBe(0);
  });

  it('names a mail of a moment ago instead of refusing, also where only one of several is left to invite', async () => {
    const { tag } = await pool(2);
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const { rows } = await sql<{
      id: string;
    }>`update people set email = case when email like '%1@%' then email else '' end
      where tags @> array[${tag}] returning id`.execute(app.db);
    const invite = (to: string) => post('/invite', { position_id: to, person_ids: rows.map(({ id }) => id) });
    expect((await invite(position.id)).body.data.sent).toBe(1);
    const next = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const again = await invite(next.id);
    expect(again.status, again.raw).toBe(200);
    expect(again.body.data.results.map((each: { verdict: string }) => each.verdict).sort()).toEqual([
      'emailed_recently',
      'no_address',
    ]);
  });
});
