import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { createPosition } from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.app.stop());

async function search(position_id: string, q: string, more: Record<string, string> = {}) {
  const answer = await world.app.call({
    path: '/applicants',
    query: { position_id, q, recordsPerPage: '50', ...more },
    as: world.recruiter.token,
  });
  expect(answer.status, answer.raw).toBe(200);
  const items: { name: string; application_id: string }[] = answer.body.data.items;
  return { ...answer.body.data, names: items.map((item) => item.name) };
}

describe('a search by name', () => {
  beforeAll(async () => {
    const people = [
      ['Zoë', 'O’Brien-Łukasz'],
      ['Renée', 'de Souza'],
      ['أحمد', 'الفُلاني'],
      ['王', '小明'],
      ['小华', '王'],
      ['Пётр', 'Ёлкин'],
      ['김', '민수'],
      ['Straße', 'İnci'],
      ['देवनागरी', 'शर्मा'],
    ];
    for (const [first_name, last_name] of people) await world.applicant({ first_name, last_name });
  });

  it.each([
    ['zoe', ['Zoë O’Brien-Łukasz']],
    ['ZOË', ['Zoë O’Brien-Łukasz']],
    ['brien', ['Zoë O’Brien-Łukasz']],
    ["o'bri", ['Zoë O’Brien-Łukasz']],
    ['lukasz zo', ['Zoë O’Brien-Łukasz']],
    ['renee', ['Renée de Souza']],
    ['souza de r', ['Renée de Souza']],
    ['احمد', ['أحمد الفُلاني']],
    ['الفل', ['أحمد الفُلاني']],
    ['小明', ['王 小明']],
    ['华', ['小华 王']],
    ['елкин', ['Пётр Ёлкин']],
    ['пет', ['Пётр Ёлкин']],
    ['민', ['김 민수']],
    ['strasse', ['Straße İnci']],
    ['inci', ['Straße İnci']],
    ['शर्मा', ['देवनागरी शर्मा']],
    ['ukas', ['Zoë O’Brien-Łukasz']],
    ['ouza ren', ['Renée de Souza']],
    ['حمد', ['أحمد الفُلاني']],
    ['zoe ouza', []],
    ['oe', []],
    ['zoe souza', []],
    ['%', []],
    ['_', []],
    ["' or true --", []],
  ])('finds for %s %j', async (q, names) => {
    expect(await search(world.position.id, q)).toMatchObject({
      names,
      total: names.length,
      total_is_capped: false,
    });
  });

  it('finds by the beginning of an address, whole or in part', async () => {
    const { candidate, id } = await world.applicant({ first_name: 'Kim', last_name: 'Possible' });
    const [local = '', host = ''] = candidate.email.split('@');
    for (const q of [candidate.email, candidate.email.toUpperCase(), `${local}@${host.slice(0, 3)}`]) {
      const found = await search(world.position.id, q);
      expect(found.items.map((item: { application_id: string }) => item.application_id)).toEqual([id]);
    }
  });

  it('finds the new name of somebody who changed it, and the old one no more', async () => {
    const { id } = await world.applicant({ first_name: 'Quentin', last_name: 'Before' });
    expect((await search(world.position.id, 'quentin')).total).toBe(1);
    await sql`update applications set applicant_name = 'Xerxes After' where id = ${id}`.execute(world.app.db);
    expect((await search(world.position.id, 'quentin')).total).toBe(0);
    expect((await search(world.position.id, 'xerxes')).names).toEqual(['Xerxes After']);
    await sql`update applications set is_test = true where id = ${id}`.execute(world.app.db);
    expect((await search(world.position.id, 'xerxes')).total).toBe(0);
  });
});

describe('a search by name among many', () => {
  let position_id: string;

  // Every second is called Bo, every hundredth of them Boris; every fourth is short listed.
  beforeAll(async () => {
    const position = await createPosition(world.app.db, world.organization_id, world.recruiter.id);
    position_id = position.id;
    await sql`insert into users (id, email, user_type, signup_step)
      select gen_random_uuid(), 'crowd-' || n || '@example.test', 'candidate', 5 from generate_series(1, 12000) n`.execute(
      world.app.db,
    );
    await withTransaction(world.app.db, async (db) => {
      // As long as it takes, on a busy machine as well.
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`
      insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, applicant_name,
        applicant_email, job_fit_score, coverage, rank_order)
      select gen_random_uuid(), ${world.organization_id}, ${position.id}, ${position.revision_id}, u.id,
        case when n % 4 = 0 then 'short_listed' else 'applied' end,
        case when n % 200 = 0 then 'Boris' when n % 2 = 0 then 'Bo' else 'Cem' end || ' Number' || n,
        u.email, 50, 1, -n
      from users u, cast(split_part(split_part(u.email, '@', 1), '-', 2) as integer) as n where u.email like 'crowd-%'`.execute(
        db,
      );
    });
  });
  it('finds a common name in list order, counted', async () => {
    const first = await search(position_id, 'bo');
    expect(first).toMatchObject({ total: 6000, total_is_capped: false });
    expect(first.names.slice(0, 3)).toEqual(['Boris Number12000', 'Bo Number11998', 'Bo Number11996']);
    const second = await search(position_id, 'bo', { cursor: first.next_cursor });
    expect(second.names[0]).toBe('Bo Number11900');
    const last = await search(position_id, 'bo', { last: 'true' });
    expect(last.names.at(-1)).toBe('Bo Number2');
    expect(last).toMatchObject({ page: 120, next_cursor: null });
    expect((await search(position_id, 'bo', { status: 'short_listed' })).total).toBe(3000);
  });

  it('finds a rare name among them, on any page', async () => {
    const first = await search(position_id, 'boris', { recordsPerPage: '20' });
    expect(first).toMatchObject({ total: 60, total_is_capped: false });
    const second = await search(position_id, 'boris', { recordsPerPage: '20', cursor: first.next_cursor });
    expect(second.names[0]).toBe('Boris Number8000');
    const back = await search(position_id, 'boris', { recordsPerPage: '20', cursor: second.previous_cursor });
    expect(back.names).toEqual(first.names);
    const last = await search(position_id, 'boris', { recordsPerPage: '50', last: 'true' });
    expect(last.names).toHaveLength(10);
    expect((await search(position_id, 'boris', { page: '4', recordsPerPage: '20' })).total).toBe(60);
    expect((await search(position_id, 'bo number12000')).names).toEqual(['Boris Number12000']);
    expect((await search(position_id, 'number7 bo')).total).toBe((await namesLike('Bo%Number7%')).length);
  });

  it('finds letters inside words where no word begins with them, few or many', async () => {
    const few = await search(position_id, 'oris', { recordsPerPage: '20' });
    expect(few).toMatchObject({ total: 60, total_is_capped: false });
    expect(
      (await search(position_id, 'oris', { cursor: few.next_cursor, recordsPerPage: '20' })).names[0],
    ).toBe('Boris Number8000');
    const many = await search(position_id, 'umber');
    expect(many).toMatchObject({ total: 10_000, total_is_capped: true });
    expect(many.names[0]).toBe('Boris Number12000');
    expect((await search(position_id, 'umber7 bo')).total).toBe((await namesLike('Bo%Number7%')).length);
  });

  it('says more than it counted where too many are found', async () => {
    expect(await search(position_id, 'num')).toMatchObject({ total: 10_000, total_is_capped: true });
    expect(await search(position_id, 'crowd', { page: '2' })).toMatchObject({
      total: 10_000,
      total_is_capped: true,
    });
  });

  async function namesLike(pattern: string) {
    const { rows } = await sql`select 1 from applications where position_id = ${position_id}
      and applicant_name like ${pattern}`.execute(world.app.db);
    return rows;
  }
});
