import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition, createUser, type TestUser } from './factory.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Rows of each list, and how many of another organization's lie between them. */
const ROWS = Number(process.env.LIST_ROWS ?? 100_000);
/** Most rows that a statement of a list may read from one place: as far as totals are counted, and a page. */
const MOST_READ = 10_100;
/** Most rows that may be sorted for a page. */
const MOST_SORTED = 1_000;
/** Rows of a table that no index makes quicker. */
const SMALL = 100;

let app: TestApp;
let people: Record<'recruiter' | 'admin' | 'super_admin', TestUser>;
let ids: Record<'organization' | 'position' | 'simulation' | 'admin' | 'today' | 'next_week', string>;
const heard: { text: string; values: unknown[] }[] = [];
let isListening = false;

beforeAll(async () => {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    if (isListening && first) {
      const { text, values: inside } = typeof first === 'string' ? { text: first, values } : first;
      if (Array.isArray(inside)) heard.push({ text, values: inside });
    }
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  app = await startTestApp();
  const { organization_id, admin, recruiter } = await createCompany(app.db);
  const super_admin = await createUser(app.db, 'super_admin');
  const candidate = await createUser(app.db, 'candidate');
  people = { recruiter, admin, super_admin };
  const position = await createPosition(app.db, organization_id, recruiter.id);
  const application = await createApplication(app.db, organization_id, position, {});
  const {
    rows: [simulation],
  } = await sql<{ id: string }>`select id from simulations limit 1`.execute(app.db);
  ids = {
    organization: organization_id,
    position: position.id,
    simulation: simulation?.id ?? '',
    admin: admin.id,
    today: new Date().toISOString(),
    next_week: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  };
  const now = sql`now() - n * interval '1 second'`;

  await many('users', candidate.id, {
    id: newId,
    email: sql`'person-' || n || '@example.test'`,
    first_name: word,
    last_name: sql`'Berg'`,
    created_at: now,
  });
  await many('members', sql`(select id from members where user_id = ${recruiter.id})`, {
    id: newId,
    user_id: sql`(array(select id from users where email like 'person-%' order by email))[n]`,
  });
  await many('positions', position.id, {
    id: newId,
    slug: sql`'position-' || n`,
    title: sql`initcap(${word}) || ' ' || n`,
    created_at: now,
    updated_at: now,
    published_at: now,
  });
  await many(
    'applications',
    application.id,
    {
      id: newId,
      candidate_id: newId,
      person_id: sql`null`,
      applicant_name: sql`${word} || ' ' || n`,
      rank_order: sql`-n`,
      job_fit_score: sql`n % 100`,
      created_at: now,
    },
    ['applicant_words'],
  );
  await fill(sql`insert into application_counts (position_id, status, shard, count)
    select position_id, status, 0, count(*) from applications where position_id = ${position.id} group by 1, 2
    on conflict (position_id, status, shard) do update set count = excluded.count`);
  await fill(sql`insert into plays (id, organization_id, application_id, simulation_id, state, seed, tasks, accommodations, last_hash, deadline_at, created_at)
    select gen_random_uuid(), a.organization_id, a.id, ${ids.simulation}, 'completed', '', '[]', '{}', '', now(), a.created_at from applications a`);
  await fill(sql`insert into score_cards (id, organization_id, application_id, version, pins, inputs_digest, created_at)
    select gen_random_uuid(), a.organization_id, a.id, 1, '{}', '', a.created_at from applications a`);
  await fill(sql`insert into notifications (id, user_id, type, title, effect_key, created_at, read_at)
    select gen_random_uuid(), ${recruiter.id}, 'status_changed', 'Moved', 'effect-' || n, ${now}, case when n % 2 = 0 then now() end
    from generate_series(1, ${ROWS}::int) n`);
  await fill(sql`insert into security_log (id, event_time, organization_id, performer_type, performer_id, event_type, action)
    select gen_random_uuid(), ${now}, ${organization_id}, 'user', ${recruiter.id}, 'update', 'position.update'
    from generate_series(1, ${ROWS}::int) n`);
  await fill(sql`insert into candidate_invites (id, organization_id, position_id, email, token_hash, expires_at, invited_by, created_at)
    select gen_random_uuid(), ${organization_id}, ${position.id}, 'invited-' || n || '@example.test', int4send(n), now() + interval '9 days', ${recruiter.id}, ${now}
    from generate_series(1, ${ROWS}::int) n`);
  await fill(sql`insert into mails (id, effect_key, to_email, kind, subject, body_text, body_html, created_at)
    select gen_random_uuid(), 'effect-' || n, 'person-' || n || '@example.test', 'status_changed', '', '', '', ${now}
    from generate_series(1, ${ROWS}::int) n`);
  const person = uuidv7();
  await fill(sql`insert into people (id, organization_id, source, is_open, last_activity_at)
    values (${person}, ${organization_id}, 'added', true, now())`);
  await many(
    'people',
    person,
    {
      id: newId,
      first_name: sql`initcap(${word})`,
      last_name: sql`'Pool ' || n`,
      email: sql`'pool-' || n || '@example.test'`,
      tags: sql`array[case when n % 1000 = 0 then 'rare' else 'often' end]`,
      source: sql`(array['applied','invited','imported','added'])[1 + n % 4]`,
      last_activity_at: now,
    },
    ['words', 'listed_name'],
  );
  await fill(sql`insert into person_words select e.organization_id, word, e.id
    from people e, lateral words_kept(e) on conflict do nothing`);
  await fill(sql`update applications a set person_id = e.id from (
      select id, row_number() over (order by id) as n from people where organization_id = ${organization_id}) e,
    (select id, row_number() over (order by id) as n from applications where organization_id = ${organization_id}) o
    where o.n = e.n and a.id = o.id`);
  for (const [table, named] of [
    ['organizations', 'slug'],
    ['builds', 'slug'],
    ['tasks', 'key'],
    ['score_templates', 'key'],
    ['simulations', 'key'],
  ] as const) {
    if (table === 'builds')
      await fill(sql`insert into builds (id, slug, name) values (${uuidv7()}, 'one', 'One')`);
    await many(table, sql`(select id from ${sql.table(table)} limit 1)`, {
      id: newId,
      [named]: sql`'many-' || n`,
      name: sql`${word} || ' ' || n`,
      created_at: now,
      updated_at: now,
    });
  }
  await addEvents(application.id);
  await fill(sql`vacuum analyze`);
}, 600_000);
afterAll(() => app.stop());

/**
 * Events of an organization: half of them past, a tenth without a time, some called off. The recruiter takes part in
 * all, the admin in few, and in between are as many of another organization.
 */
async function addEvents(applicationId: string): Promise<void> {
  const other = await createCompany(app.db);
  const elsewhere = await createPosition(app.db, other.organization_id, other.recruiter.id);
  const foreign = await createApplication(app.db, other.organization_id, elsewhere, {});
  const start = sql`case when n % 10 > 0 then now() + (n - ${ROWS / 2}::int) * interval '10 minutes' end`;
  for (const [id, organizer] of [
    [applicationId, people.recruiter.id],
    [foreign.id, other.recruiter.id],
  ] as const) {
    await fill(sql`insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min,
        time_zone, organizer_id, starts_at, ends_at, created_at, updated_at)
      select gen_random_uuid(), a.organization_id, a.position_id, a.id, 'video', 'fixed',
        case when n % 10 = 0 then (array['collecting', 'cancelled'])[1 + n / 10 % 2] else (array['scheduled', 'cancelled', 'confirmed'])[1 + n % 3] end,
        'Talk ' || n, 30, 'America/New_York', ${organizer}, ${start}, ${start} + interval '30 minutes',
        now() - n * interval '1 second', now()
      from applications a, generate_series(1, ${ROWS}::int) n where a.id = ${id}`);
  }
  for (const [user, each] of [
    [people.recruiter.id, 1],
    [people.admin.id, 500],
  ] as const)
    await fill(sql`insert into event_participants (event_id, organization_id, user_id, kind)
      select id, organization_id, ${user}, 'company_recruiter' from events
      where organization_id = ${ids.organization} and substr(title, 6)::int % ${each} = 0`);
}

const newId = sql`gen_random_uuid()`;
const word = sql`(array['amina','bo','chen','dara','elif','finn','gul','hana'])[1 + n % 8]`;

/** However long it takes. */
async function fill(statement: RawBuilder<unknown>): Promise<void> {
  await app.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await statement.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });
}

/** Copies of one row, each with the columns that are told; without the work of triggers and foreign keys. */
async function many(
  table: string,
  from: unknown,
  columns: Record<string, unknown>,
  without: string[] = [],
): Promise<void> {
  await app.db.connection().execute(async (db) => {
    await sql`set session_replication_role = 'replica'`.execute(db);
    await sql`set statement_timeout = 0`.execute(db);
    const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
    const names = rows.map((row) => row.column_name).filter((name) => !without.includes(name));
    const values = names.map((name) => columns[name] ?? sql`one.${sql.ref(name)}`);
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from ${sql.table(table)} one, generate_series(1, ${ROWS}::int) n where one.id = ${from}`.execute(
      db,
    );
    await sql`set session_replication_role = 'origin'`.execute(db);
  });
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** What of a plan reads or sorts more than a page needs. */
function faultsOf(node: PlanNode, isCount: boolean): string[] {
  const { 'Node Type': type, 'Actual Loops': loops } = node;
  const read =
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
    loops;
  const inner = (node.Plans ?? []).flatMap((one) => faultsOf(one, isCount));
  const where = node['Relation Name'] ?? node['Index Name'] ?? '';
  // A small table is read whole, whatever its indexes; a count that ends early may begin anywhere.
  if (type === 'Seq Scan' && read > (isCount ? MOST_READ : MOST_SORTED) && read / loops > SMALL)
    return [...inner, `${Math.round(read)} rows of ${where} one after another`];
  if (type.includes('Scan') && type !== 'CTE Scan' && type !== 'Subquery Scan' && read > MOST_READ)
    return [...inner, `${Math.round(read)} rows of ${where} by ${type}`];
  const input = (node.Plans ?? []).reduce((sum, one) => sum + one['Actual Rows'] * one['Actual Loops'], 0);
  if (type === 'Sort' && input > MOST_SORTED) return [...inner, `${Math.round(input)} rows sorted`];
  return inner;
}

/** What the health of the database is watched with may be heard among a list's statements. */
const ofLists = ({ text }: { text: string }) =>
  /^\W*(with|select|\/\*)/i.test(text) && !/\bpg_(stat|class)/.test(text);

async function explained(path: string, as: TestUser, query: Record<string, string>) {
  heard.length = 0;
  isListening = true;
  const answer = await app.call({ path, as: as.token, query });
  isListening = false;
  expect(answer.status, answer.raw).toBe(200);
  const faults: string[] = [];
  for (const { text, values } of heard.filter(ofLists)) {
    const client = new pg.Client({ connectionString: app.services.config.databaseUrl ?? '' });
    await client.connect();
    try {
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
      const plan = rows[0]['QUERY PLAN'][0].Plan as PlanNode;
      for (const fault of faultsOf(plan, /^\s*select count/.test(text)))
        faults.push(`${fault} for ${text.trim().replace(/\s+/g, ' ').slice(0, 300)}`);
    } finally {
      await client.end();
    }
  }
  return faults;
}

describe('a page of a list of a hundred thousand', () => {
  it.each([
    ['/positions', 'recruiter', {}],
    ['/positions', 'recruiter', { sort: 'title' }],
    ['/positions', 'recruiter', { q: 'Amina 77' }],
    ['/applicants', 'recruiter', { position_id: 'position' }],
    ['/applicants', 'recruiter', { position_id: 'position', status: 'applied' }],
    ['/applicants', 'recruiter', { position_id: 'position', last: 'true' }],
    ['/simulation/:simulation/candidates', 'recruiter', {}],
    ['/get/user/notifications', 'recruiter', {}],
    ['/get/user/notifications', 'recruiter', { unread: 'true' }],
    ['/security/logs', 'admin', { organization_id: 'organization' }],
    ['/security/logs', 'super_admin', {}],
    ['/security/logs', 'admin', { organization_id: 'organization', action: 'nothing.of.the.kind' }],
    ['/company/employees', 'admin', { organization_id: 'organization' }],
    ['/company/employees', 'admin', { organization_id: 'organization', search: 'person-777' }],
    ['/positions', 'recruiter', { sort: 'closes_on' }],
    ['/position/:position/invitations', 'recruiter', {}],
    ['/position/:position/invitations', 'recruiter', { q: 'invited-777' }],
    ['/positions/invitations', 'recruiter', {}],
    ['/company/candidates', 'recruiter', {}],
    ['/company/candidates', 'recruiter', { last: 'true' }],
    ['/company/candidates', 'recruiter', { sort: 'name' }],
    ['/company/candidates', 'recruiter', { name: 'amina pool 777' }],
    ['/company/candidates', 'recruiter', { name: 'amina' }],
    ['/company/candidates', 'recruiter', { source: 'imported' }],
    ['/company/candidates', 'recruiter', { tag: 'rare' }],
    ['/company/candidates/facets', 'recruiter', {}],
    ['/organizations', 'super_admin', {}],
    ['/admin/accounts', 'super_admin', {}],
    ['/admin/accounts', 'super_admin', { search: 'person-777' }],
    ['/admin/plays', 'super_admin', {}],
    ['/admin/score/cards', 'super_admin', {}],
    ['/admin/mails', 'super_admin', {}],
    ['/admin/builds', 'super_admin', {}],
    ['/admin/builds', 'super_admin', { q: 'amina 777' }],
    ['/admin/tasks', 'super_admin', {}],
    ['/admin/tasks', 'super_admin', { q: 'amina 777' }],
    ['/admin/score/templates', 'super_admin', {}],
    ['/admin/score/templates', 'super_admin', { q: 'amina 777' }],
    ['/admin/score/templates', 'super_admin', { sort: 'name' }],
    ['/simulations', 'recruiter', {}],
    ['/simulations', 'super_admin', {}],
    ['/simulations', 'super_admin', { q: 'amina 777' }],
    ['/jobs', 'recruiter', {}],
    ['/events', 'recruiter', {}],
    ['/events', 'recruiter', { list: 'past' }],
    ['/events', 'recruiter', { list: 'waiting' }],
    ['/events', 'recruiter', { position_id: 'position', kind: 'video' }],
    ['/events', 'admin', { mine: 'true' }],
    ['/events', 'admin', { mine: 'true', list: 'past' }],
    ['/events', 'recruiter', { person_id: 'admin' }],
    ['/events/calendar', 'recruiter', { from: 'today', until: 'next_week' }],
  ] as const)('%s for a %s %o reads no more than it shows', async (path, as, query) => {
    const known = (text: string) => ids[text as keyof typeof ids] ?? text;
    const filled = path.replace(/:(\w+)/, (_, name: string) => known(name));
    const given = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, known(value)]));
    expect(await explained(filled, people[as], given)).toEqual([]);
  });
});
