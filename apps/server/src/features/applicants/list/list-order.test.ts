import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createPosition } from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
const ids: Record<string, string> = {};
const traitId = '0190aaaa-0000-7000-8000-0000000000a1';
const questionId = '0190aaaa-0000-7000-8000-0000000000b1';
const laterQuestionId = '0190aaaa-0000-7000-8000-0000000000b2';
const unknownId = '0190aaaa-0000-7000-8000-0000000000c1';

/** Five people of whom the last has nothing that a list could be sorted by. */
const PEOPLE = [
  {
    name: 'Ana',
    fit: 70,
    applied: '2026-03-03T12:00:00Z',
    trait: 40,
    answer: 'night',
    tags: ['berth'],
    origin: 'public',
  },
  {
    name: 'Émile',
    fit: 70,
    applied: '2026-03-01T12:00:00Z',
    trait: 90,
    answer: 'day',
    tags: ['crane'],
    origin: 'invite',
  },
  {
    name: 'بدر',
    fit: 50,
    applied: '2026-03-02T12:00:00Z',
    trait: 60,
    answer: 'day',
    tags: [],
    origin: 'invite',
  },
  {
    name: 'Zoe',
    fit: 90,
    applied: '2026-03-04T12:00:00Z',
    trait: null,
    answer: null,
    tags: ['anchor'],
    origin: 'public',
  },
  { name: 'Bo', fit: null, applied: null, trait: null, answer: null, tags: [], origin: 'referral' },
] as const;

beforeAll(async () => {
  world = await startWorld();
  const { db } = world.app;
  const organization_id = world.organization_id;
  const category = uuidv7();
  await sql`insert into trait_categories (id, name, key) values (${category}, 'Order of lists', 'order_of_lists')`.execute(
    db,
  );
  await sql`insert into traits (id, category_id, name, key, definition)
    values (${traitId}, ${category}, 'Foresight of lists', 'foresight_of_lists', 'Sees what comes.')`.execute(
    db,
  );
  const later = uuidv7();
  await sql`insert into position_revisions (id, organization_id, position_id, revision, created_by)
    values (${later}, ${organization_id}, ${world.position.id}, 2, ${world.recruiter.id})`.execute(db);
  for (const [id, revision] of [
    [questionId, world.position.revision_id],
    [laterQuestionId, later],
  ] as const) {
    await sql`insert into position_questions (id, organization_id, revision_id, sort_order, type, label, options)
      values (${id}, ${organization_id}, ${revision}, 0, 'single_select', 'Which shift?',
        '[{"key": "day", "label": "Day"}, {"key": "night", "label": "Night"}]')`.execute(db);
  }
  for (const { name, fit, applied, trait, answer, tags, origin } of PEOPLE) {
    const { id } = await world.applicant({
      first_name: name,
      last_name: 'Quay',
      status: applied === null ? 'started' : name === 'Ana' ? 'short_listed' : 'applied',
      ...(fit === null ? {} : { job_fit_score: fit }),
    });
    ids[name] = id;
    await sql`update applications set applied_at = ${applied}, tags = ${tags}, origin = ${origin} where id = ${id}`.execute(
      db,
    );
    if (trait !== null) {
      await sql`insert into application_scores (application_id, organization_id, position_id, subtrait_ids, scores, trait_ids, trait_scores)
        values (${id}, ${organization_id}, ${world.position.id}, '{}', '{}', array[${traitId}::uuid], array[${trait}::real])`.execute(
        db,
      );
      await sql`update applications set top_trait_id = ${traitId} where id = ${id}`.execute(db);
    }
    if (answer !== null) {
      await sql`insert into application_answers (organization_id, application_id, position_question_id, value)
        values (${organization_id}, ${id}, ${answer === 'night' ? questionId : laterQuestionId}, to_jsonb(${answer}::text))`.execute(
        db,
      );
    }
  }
  const colleague = await world.manager('reviewer');
  for (const [owner, first_name, applicant] of [
    [world.recruiter.id, 'Mona', ids.Émile],
    [colleague.id, 'Abe', ids.Zoe],
  ] as const) {
    await sql`update users set first_name = ${first_name} where id = ${owner}`.execute(db);
    await sql`update applications set owner_id = ${owner} where id = ${applicant}`.execute(db);
  }
});
afterAll(() => world.app.stop());

let crowd: Promise<string> | undefined;

/** A position of 23, most of them alike. */
function crowded(): Promise<string> {
  crowd ??= (async () => {
    const { db } = world.app;
    const position = await createPosition(db, world.organization_id, world.recruiter.id);
    for (let n = 0; n < 23; n++) {
      const { id } = await createApplication(db, world.organization_id, position, {
        first_name: `N${n}`,
        ...(n % 3 === 0 ? {} : { job_fit_score: 50 + (n % 2) }),
      });
      const at = n % 4 === 0 ? null : `2026-03-0${1 + (n % 3)}T12:00:00Z`;
      const tags = n % 5 === 0 ? ['berth'] : [];
      await sql`update applications set applied_at = ${at}, tags = ${tags}, top_trait_id = ${n % 2 ? traitId : null}
        where id = ${id}`.execute(db);
    }
    return position.id;
  })();
  return crowd;
}

async function list(query: Record<string, string>, as = world.recruiter.token) {
  const answer = await world.app.call({
    path: '/applicants',
    query: { position_id: world.position.id, ...query },
    as,
  });
  const items: { name: string }[] = answer.body.data?.items ?? [];
  return { ...answer, names: items.map((row) => row.name?.split(' ')[0]) };
}

describe('the order of the list', () => {
  it.each([
    ['name', ['Ana', 'Bo', 'Émile', 'Zoe', 'بدر']],
    ['-name', ['بدر', 'Zoe', 'Émile', 'Bo', 'Ana']],
    ['applied', ['Émile', 'بدر', 'Ana', 'Zoe', 'Bo']],
    ['-applied', ['Zoe', 'Ana', 'بدر', 'Émile', 'Bo']],
    ['job_fit', ['بدر', 'Ana', 'Émile', 'Zoe', 'Bo']],
    ['-job_fit', ['Zoe', 'Ana', 'Émile', 'بدر', 'Bo']],
    ['-coverage', ['Zoe', 'بدر', 'Émile', 'Ana', 'Bo']],
    ['status', ['Bo', 'Émile', 'بدر', 'Zoe', 'Ana']],
    ['tags', ['Zoe', 'Ana', 'Émile', 'بدر', 'Bo']],
    ['top_trait', ['Ana', 'Émile', 'بدر', 'Zoe', 'Bo']],
    ['stage_entered', ['Ana', 'Émile', 'بدر', 'Zoe', 'Bo']],
    ['owner', ['Zoe', 'Émile', 'Ana', 'بدر', 'Bo']],
    ['-owner', ['Émile', 'Zoe', 'Bo', 'بدر', 'Ana']],
    ['suggestion', ['Ana', 'Émile', 'بدر', 'Zoe', 'Bo']],
  ])('by %s is %j', async (sort, names) => {
    expect((await list({ sort })).names).toEqual(names);
  });

  it.each(['name', '-applied', '-top_trait', 'job_fit', 'tags', 'status', 'owner'])(
    'by %s loses and repeats nobody from page to page, forwards and backwards, over ties and what is missing',
    async (sort) => {
      const position_id = await crowded();
      const all = await list({ position_id, sort, recordsPerPage: '50' });
      const names = all.names;
      expect(new Set(names).size).toBe(23);
      let page = await list({ position_id, sort, recordsPerPage: '10' });
      const forwards = [...page.names];
      while (page.body.data.next_cursor !== null) {
        page = await list({ position_id, sort, recordsPerPage: '10', cursor: page.body.data.next_cursor });
        forwards.push(...page.names);
      }
      expect(forwards).toEqual(names);
      const before = await list({
        position_id,
        sort,
        recordsPerPage: '10',
        cursor: page.body.data.previous_cursor,
      });
      expect(before.names).toEqual(names.slice(10, 20));
      expect((await list({ position_id, sort, recordsPerPage: '10', last: 'true' })).names).toEqual(
        names.slice(20),
      );
      expect((await list({ position_id, sort, recordsPerPage: '10', page: '2' })).names).toEqual(
        names.slice(10, 20),
      );
    },
  );

  it('is that of the applicants before and after one', async () => {
    const { body } = await world.app.call({
      path: '/applicant',
      query: { application_id: ids.Ana ?? '', sort: '-applied' },
      as: world.recruiter.token,
    });
    expect(body.data).toMatchObject({ previous_id: ids.Zoe, next_id: ids['بدر'] });
  });

  it('tells nobody what they may not see', async () => {
    const blind = await world.manager('reviewer', false);
    expect((await list({ sort: 'name' }, blind.token)).body.fields[0].field).toBe('sort');
    const viewer = await world.manager('viewer');
    expect((await list({ sort: 'top_trait' }, viewer.token)).status).toBe(422);
    expect((await list({ sort: '-applied' }, viewer.token)).names).toHaveLength(5);
    expect((await list({ trait: `${traitId}:50` }, viewer.token)).status).toBe(422);
    expect((await list({ sort: 'shoe_size' })).status).toBe(422);
  });
});

describe('the further filters', () => {
  it.each([
    [{ applied_from: '2026-03-02T12:00:00Z', applied_before: '2026-03-04T12:00:00Z' }, ['Ana', 'بدر']],
    [{ origin: 'invite' }, ['Émile', 'بدر']],
    [{ origin: 'referral' }, ['Bo']],
    [{ trait: `${traitId}:60` }, ['Émile', 'بدر']],
    [{ trait: `${traitId}:61`, origin: 'invite' }, ['Émile']],
    [{ trait: `${unknownId}:0` }, []],
    [{ answer: `${questionId}:day` }, ['Émile', 'بدر']],
    [{ answer: `${laterQuestionId}:night` }, ['Ana']],
    [{ answer: `${unknownId}:day` }, []],
    [{ answer: `${questionId}:day`, sort: 'applied', q: 'quay' }, ['Émile', 'بدر']],
  ])('with %j find %j', async (query, names) => {
    const found = await list(query);
    expect(found.names, found.raw).toEqual(names);
    expect(found.body.data).toMatchObject({ total: names.length, total_is_capped: false });
  });

  it.each<Record<string, string>>([
    { trait: 'x:1' },
    { trait: `${traitId}:101` },
    { answer: 'day' },
    { applied_from: 'soon' },
    { origin: 'moon' },
  ])('refuse %j and name the field', async (query) => {
    const found = await list(query);
    expect(found.status).toBe(422);
    expect(found.body.fields[0].field.split('.')[0]).toBe(Object.keys(query)[0]);
  });

  it('say what they can be set to', async () => {
    const ask = (as: string) =>
      world.app.call({ path: '/applicants/facets', query: { position_id: world.position.id }, as });
    const { body } = await ask(world.recruiter.token);
    expect(body.data.owners.map((each: { user_id: string }) => each.user_id)).toContain(world.recruiter.id);
    expect(body.data).toMatchObject({
      traits: [{ trait_id: traitId, name: 'Foresight of lists' }],
      questions: [
        {
          position_question_id: laterQuestionId,
          label: 'Which shift?',
          options: [
            { key: 'day', label: 'Day' },
            { key: 'night', label: 'Night' },
          ],
        },
      ],
      origins: ['invite', 'public', 'referral'],
    });
    expect((await ask((await world.manager('viewer')).token)).body.data.traits).toEqual([]);
  });
});
