import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { findDuplicatesJob } from './find-duplicates.job.ts';
import { forgetMergesJob } from './forget-merges.job.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
});
afterAll(() => app.stop());

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as = company.recruiter.token,
) => app.call({ method, path: `/company/candidates${path}`, as, ...(body ? { body } : {}) });
const add = async (body: object, as?: string): Promise<string> => {
  const answer = await call('POST', '', body, as);
  expect(answer.status, answer.raw).toBe(201);
  return answer.body.data.person_id;
};
const read = async (id: string) => (await call('GET', `/${id}`)).body.data;
const search = async (as?: string) => {
  const answer = await call('POST', '/duplicates/find', {}, as);
  expect(answer.status, answer.raw).toBe(201);
  await findDuplicatesJob(app.services).run({ background_job_id: answer.body.data.background_job_id });
  const { rows } = await sql<{ status: string }>`select status from background_jobs
    where id = ${answer.body.data.background_job_id}`.execute(app.db);
  expect(rows).toEqual([{ status: 'done' }]);
};
type Pair = { person_pair_id: string; reasons: string[]; people: { person_id: string }[] };
const pairs = async (as?: string): Promise<Pair[]> => {
  const answer = await call('GET', '/duplicates?recordsPerPage=100', undefined, as);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data.items;
};
const pairOf = async (...ids: string[]) =>
  (await pairs()).find(({ people }) => people.every(({ person_id }) => ids.includes(person_id)));
const merge = (kept: string, other: string, as?: string) =>
  call('POST', `/${kept}/merge`, { other_id: other }, as);
const name = () => `n${uuidv7().replaceAll('-', '').slice(-12)}`;

/** Two of one name and number, with addresses of their own. */
async function twins(): Promise<{ last_name: string; ids: [string, string]; phone: string }> {
  const last_name = name();
  const phone = `+49 170 ${String(Math.floor(Math.random() * 1e7)).padStart(7, '1')}`;
  const one = await add({ first_name: 'Kim', last_name, email: `${last_name}@a.test`, phone, tags: ['One'] });
  const other = await add({
    first_name: 'Kim',
    last_name: last_name.toUpperCase(),
    email: `${last_name}@b.test`,
    phone: phone.replace('+49 ', '0'),
    location: 'Kiel',
    tags: ['Other'],
    skills: ['Crane'],
    consent: 'withdrawn',
  });
  return { last_name, ids: [one, other], phone };
}

describe('people who are in the pool twice', () => {
  it('are found by number, address, profile and CV with the name, and told to be two once and for all', async () => {
    const { ids, last_name } = await twins();
    const third = await add({ first_name: 'Kim', last_name, email: `${last_name}+jobs@a.test` });
    await search();
    expect(await pairOf(...ids)).toMatchObject({ reasons: ['phone'] });
    expect(await pairOf(ids[0], third)).toMatchObject({ reasons: ['email'] });
    expect(await pairOf(ids[1], third)).toBeUndefined();
    const pair = (await pairOf(...ids)) as Pair;
    const judged = (different: boolean) => call('PUT', `/duplicates/${pair.person_pair_id}`, { different });
    expect((await judged(true)).status).toBe(200);
    expect((await judged(true)).status).toBe(409);
    await search();
    expect(await pairOf(...ids)).toBeUndefined();
    expect((await judged(false)).status).toBe(200);
    expect(await pairOf(...ids)).toBeDefined();
    await judged(true);
    // What was decided of somebody holds for whoever that turns out to be.
    expect((await merge(third, ids[0])).status).toBe(200);
    await search();
    expect(await pairOf(third, ids[1])).toBeUndefined();
    const list = await call('GET', '/duplicates');
    expect(list.body.data).toMatchObject({ searching: false, searched_at: expect.any(String) });
  });

  it('are found by the CV of an application', async () => {
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const last = name();
    const made = [];
    for (const _ of [1, 2]) {
      const one = await createApplication(app.db, company.organization_id, position, {
        first_name: 'Ola',
        last_name: last,
      });
      const [file, cv] = [uuidv7(), uuidv7()];
      await sql`insert into files (id, sha256, size, media_type, name, purpose, owner_user_id)
        values (${file}, ${last.padEnd(64, '0').replace(/[^0-9a-f]/g, 'a')}, 3, 'application/pdf', 'cv.pdf', 'cv', ${one.candidate.id})`.execute(
        app.db,
      );
      await sql`insert into cvs (id, user_id, file_id, name) values (${cv}, ${one.candidate.id}, ${file}, 'cv.pdf')`.execute(
        app.db,
      );
      await sql`update applications set cv_id = ${cv} where id = ${one.id}`.execute(app.db);
      made.push(one);
    }
    await search();
    const { rows } = await sql<{ id: string }>`select person_id as id from applications
      where id = any(${made.map(({ id }) => id)}::uuid[])`.execute(app.db);
    expect(await pairOf(...rows.map(({ id }) => id))).toMatchObject({ reasons: ['cv'] });
  });

  it('are one after a merge, with everything of both, and two again when it is taken back', async () => {
    const { ids, last_name } = await twins();
    const [kept, other] = ids;
    await call('POST', `/${other}/notes`, { body: `About ${last_name}zz` });
    const before = [await read(kept), await read(other)];
    const answer = await merge(kept, other);
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body.data).toMatchObject({
      person_id: kept,
      email: `${last_name}@a.test`,
      location: 'Kiel',
      tags: ['One', 'Other'],
      skills: ['Crane'],
      consent: 'withdrawn',
      merges: [{ name: expect.stringContaining('Kim') }],
    });
    // The old id and address lead to the one who is kept, and the list has one of them.
    expect((await read(other)).person_id).toBe(kept);
    const found = await call('GET', `?name=${last_name}%40b`);
    expect(found.body.data.items.map((each: { person_id: string }) => each.person_id)).toEqual([kept]);
    const timeline = await call('GET', `/${kept}/timeline`);
    const actions = timeline.body.data.items.map((each: { action: string }) => each.action);
    expect(actions).toEqual(expect.arrayContaining(['merged', 'note', 'added']));
    expect(actions.filter((each: string) => each === 'added')).toHaveLength(2);
    // Somebody who applies with the address of the other one is the one who is kept.
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const sent = await app.call({
      method: 'POST',
      path: `/position/${position.id}/invitations`,
      as: company.recruiter.token,
      body: { people: [{ email: `${last_name}@b.test`, first_name: 'Kim' }] },
    });
    expect(sent.status, sent.raw).toBe(200);
    expect((await read(kept)).positions).toHaveLength(1);
    // What is changed meanwhile stays.
    expect((await call('PUT', `/${kept}`, { phone: '+49 40 1112223' })).status).toBe(200);
    const undo = () => call('POST', `/merges/${answer.body.data.merges[0].person_merge_id}/undo`, {});
    const undone = await undo();
    expect(undone.status, undone.raw).toBe(200);
    expect(undone.body.data).toMatchObject({
      phone: '+49 40 1112223',
      location: '',
      tags: ['One'],
      skills: [],
      consent: 'unknown',
      positions: [],
      merges: [],
    });
    const again = await read(other);
    expect(again).toMatchObject({ person_id: other, positions: [{ position_id: position.id }] });
    for (const field of [
      'email',
      'phone',
      'location',
      'tags',
      'skills',
      'consent',
      'first_name',
      'last_name',
    ]) {
      expect(again[field], field).toEqual(before[1][field]);
    }
    expect((await undo()).status).toBe(409);
    // Whom somebody parted again is not proposed.
    await search();
    expect(await pairOf(...ids)).toBeUndefined();
  });

  it('move an address and an id to the one who has none, and back', async () => {
    const last_name = name();
    const kept = await add({ first_name: 'Ida', last_name });
    const other = await add({ first_name: 'Ida', last_name, email: `${last_name}@c.test` });
    await sql`update people set external_id = ${last_name} where id = ${other}`.execute(app.db);
    const merged = await merge(kept, other);
    expect(merged.body.data.email).toBe(`${last_name}@c.test`);
    const { rows } = await sql`select email, external_id from people where id = ${other}`.execute(app.db);
    expect(rows).toEqual([{ email: '', external_id: '' }]);
    const undone = await call('POST', `/merges/${merged.body.data.merges[0].person_merge_id}/undo`, {});
    expect(undone.status, undone.raw).toBe(200);
    expect(undone.body.data.email).toBe('');
    expect(await read(other)).toMatchObject({ email: `${last_name}@c.test` });
  });

  it('are merged in a row and parted in the other order', async () => {
    const last_name = name();
    const [a, b, c] = await Promise.all(
      ['a', 'b', 'c'].map((each) =>
        add({ first_name: 'Ida', last_name, email: `${last_name}@${each}.test` }),
      ),
    );
    if (!a || !b || !c) throw new Error('three people');
    const first = (await merge(b, c)).body.data.merges[0].person_merge_id;
    const second = (await merge(a, b)).body.data.merges[0].person_merge_id;
    for (const id of [b, c]) expect((await read(id)).person_id).toBe(a);
    expect((await call('POST', `/merges/${first}/undo`, {})).status).toBe(409);
    expect((await call('POST', `/merges/${second}/undo`, {})).status).toBe(200);
    expect((await read(a)).person_id).toBe(a);
    expect((await read(c)).person_id).toBe(b);
    expect((await call('POST', `/merges/${first}/undo`, {})).status).toBe(200);
    expect((await read(c)).person_id).toBe(c);
  });

  it('are merged once, however often and from whichever side it is asked for at once', async () => {
    const { ids } = await twins();
    const [one, other] = ids;
    const answers = await Promise.all([
      merge(one, other),
      merge(other, one),
      merge(one, other),
      merge(other, one),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { rows } = await sql`select from person_merges where kept_id = any(${ids}::uuid[])`.execute(app.db);
    expect(rows).toHaveLength(1);
  });

  it('stay one after thirty days, with nothing remembered of before', async () => {
    const { ids } = await twins();
    const merged = await merge(...ids);
    const id = merged.body.data.merges[0].person_merge_id;
    await sql`update person_merges set merged_at = merged_at - interval '31 days' where id = ${id}`.execute(
      app.db,
    );
    expect((await read(ids[0])).merges).toEqual([]);
    expect((await call('POST', `/merges/${id}/undo`, {})).status).toBe(409);
    await forgetMergesJob(app.services).run({});
    const { rows } =
      await sql`select kept_before, kept_after, merged_before from person_merges where id = ${id}`.execute(
        app.db,
      );
    expect(rows).toEqual([{ kept_before: null, kept_after: null, merged_before: null }]);
  });

  it('are none of another company, and none whom only a hidden position made known', async () => {
    const { ids } = await twins();
    await search();
    const pair = (await pairOf(...ids)) as Pair;
    const other = await createCompany(app.db);
    expect(await pairs(other.recruiter.token)).toEqual([]);
    const foreign = other.recruiter.token;
    expect(
      (await call('PUT', `/duplicates/${pair.person_pair_id}`, { different: true }, foreign)).status,
    ).toBe(404);
    expect((await merge(...ids, foreign)).status).toBe(404);
    const own = await add({ first_name: 'Own', last_name: name() }, foreign);
    expect((await merge(own, ids[0], foreign)).status).toBe(404);
    expect((await merge(ids[0], own)).status).toBe(404);
    expect((await merge(ids[0], ids[0])).status).toBe(409);
    await sql`update people set is_open = false where id = ${ids[1]}`.execute(app.db);
    expect(await pairOf(...ids)).toBeUndefined();
    expect((await merge(...ids)).status).toBe(404);
  });
});
