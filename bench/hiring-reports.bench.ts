// Reports on hiring over 100,000 and 1,000,000 applications of an organization with 400 positions: every report for an admin
// who sees all, for a recruiter who sees half of the positions, and for one position; and how fast changes are counted.
// BENCH_MOST=100000 leaves out the million.

import { sql } from 'kysely';
import { countAnew, countedOfFacts } from '../apps/server/src/features/hiring-reports/count-facts.queries.ts';
import { createCompany, createUser } from '../apps/server/src/platform/testing/factory.ts';
import { HIRING_REPORTS } from '../packages/domain/src/hiring-reports/report-kinds.ts';
import { type BenchDatabase, withDatabase } from './harness/cluster.ts';
import { send } from './harness/load.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const SIZES = [100_000, 1_000_000].filter((size) => size <= Number(process.env.BENCH_MOST ?? 1_000_000));
const POSITIONS = 400;
const REQUESTS = 40;

/** Facts of so many applications within a year, each with two or three stays, a play and three mails, and their sums. */
async function fill({ pool, db }: BenchDatabase, organizationId: string, makerId: string, size: number) {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  // Neither triggers nor references: the rows are right by how they are made.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into positions (id, organization_id, title, slug, status, remote, openings, created_by, published_at)
     select gen_random_uuid(), $1, 'Position ' || n, 'p' || n, 'published', 'yes', 9, $2, now()
     from generate_series(1, $3::int) n`,
    [organizationId, makerId, POSITIONS],
  );
  await client.query(
    `with places as (select array_agg(id order by slug) as ids from positions where organization_id = $1)
     insert into hiring_facts (application_id, organization_id, position_id, source, begun_on, furthest, status, answered_on,
       answer_hours, hired_on, hire_hours, ended_on, ended_by, ended_reason, stay_statuses, stay_days, stay_hours, play_steps,
       play_days, mail_kinds, mail_days)
     select gen_random_uuid(), $1, ids[1 + n % $3], (array['public','public','invite','agency','referral'])[1 + n % 5], d,
       (array[0,1,2,4,4,4,5,5,6,8])[1 + n % 10], (array['started','rejected','rejected','applied','rejected','rejected',
         'short_listed','rejected','rejected','approved'])[1 + n % 10],
       case when n % 10 > 4 then d + h / 24 end, case when n % 10 > 4 then h end,
       case when n % 10 = 9 then d + 40 end, case when n % 10 = 9 then 480 + 24 * (n % 60) end,
       case when n % 10 not in (0, 3, 6) then d + 30 end,
       case n % 10 when 0 then null when 3 then null when 6 then null when 9 then 'approved' when 1 then 'system'
         when 7 then 'candidate' else 'employer' end,
       '', array['applied','short_listed'], array[d + 3, d + 9], array[h, 24 * (1 + n % 20)],
       array[(array['ready:1:5:over','begun:3:5:over','completed:5:5:over','completed:5:5:over'])[1 + n % 4]], array[d],
       array['application_received:sent','play_reminder:sent','status_changed:sent'], array[d, d + 1, d + 9]
     from (select n, current_date - (n % 360) - 1 as d, case when n % 3 = 0 then n % 72 else 24 * (3 + n % 25) end as h
       from generate_series(1, $2::int) n) each, places`,
    [organizationId, size, POSITIONS],
  );
  await client.query(
    `insert into application_counts (position_id, status, shard, count)
     select position_id, status, 0, count(*) from hiring_facts where organization_id = $1 group by 1, 2`,
    [organizationId],
  );
  await client.query(
    `insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min, time_zone,
       organizer_id, starts_at, ends_at, created_at, updated_at)
     select gen_random_uuid(), $1, position_id, application_id, 'video', 'fixed', 'completed', 'Talk', 60, 'UTC', $2,
       begun_on + interval '9 hours', begun_on + interval '10 hours', now(), now()
     from hiring_facts where organization_id = $1 and furthest >= 6`,
    [organizationId, makerId],
  );
  await client.query(
    `insert into event_participants (event_id, organization_id, user_id, kind)
     select id, organization_id, $2, 'company_recruiter' from events where organization_id = $1`,
    [organizationId, makerId],
  );
  await client.query(
    `insert into candidate_invites (id, organization_id, position_id, email, token_hash, expires_at, sent_at, invited_by, status,
       application_id, created_at)
     select gen_random_uuid(), $1, position_id, application_id || '@example.test', decode(replace(application_id::text, '-', ''), 'hex'),
       now(), begun_on, $2, 'approved', application_id, begun_on
     from hiring_facts where organization_id = $1 and source = 'invite'`,
    [organizationId, makerId],
  );
  client.release();
  await db.transaction().execute(async (within) => {
    await sql`set local statement_timeout = 0`.execute(within);
    await sql`insert into hiring_days (organization_id, measure, day, source, name, hours, count)
      select f.organization_id, c.measure, c.day, f.source, c.name, c.hours, count(*)
      from hiring_facts f cross join lateral ${countedOfFacts} c where f.organization_id = ${organizationId}
      group by 1, 2, 3, 4, 5, 6`.execute(within);
  });
  for (const table of [
    'hiring_facts',
    'hiring_days',
    'events',
    'event_participants',
    'candidate_invites',
    'application_counts',
  ]) {
    await pool.query(`vacuum analyze ${table}`);
  }
}

await withDatabase(async (database) => {
  const { pool, db } = database;
  for (const size of SIZES) {
    const company = await createCompany(db, `Reports of ${size}`);
    const half = await createUser(db, 'company_recruiter', { organization_id: company.organization_id });
    const began = performance.now();
    await fill(database, company.organization_id, company.recruiter.id, size);
    await pool.query(`update organizations set recruiters_see = 'own_and_shared' where id = $1`, [
      company.organization_id,
    ]);
    await pool.query(
      `insert into position_team (organization_id, position_id, user_id, role)
       select organization_id, id, $2, 'owner' from positions where organization_id = $1 and slug < 'p280'`,
      [company.organization_id, half.id],
    );
    const { rows } = await pool.query<{ id: string }>(
      'select id from positions where organization_id = $1 limit 1',
      [company.organization_id],
    );
    process.stderr.write(`${size} applications in ${Math.round((performance.now() - began) / 1000)} s\n`);
    const product = await startServer('product', database);
    const asked = [
      ...HIRING_REPORTS.map((name) => [name, ''] as const),
      ['quality', '&by=position'] as const,
      ['quality', '&by=recruiter'] as const,
    ];
    for (const [who, token, more] of [
      ['all positions', company.admin.token, ''],
      ['part of the positions', half.token, ''],
      ['one position', company.admin.token, `&position_id=${rows[0]?.id}`],
    ] as const) {
      for (const [name, by] of asked) {
        const path = `/api/reports/hiring?report=${name}&period=year${by}${more}`;
        const times = await timesOf(product.port, path, token);
        report({
          what: `report ${name}${by}, ${who}, of ${shown(size)} applications: p95`,
          figure: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
          unit: 'ms',
          limit: { most: 1000 },
          from: `p50 ${median(times).toFixed(0)} ms of ${times.length}, one after another`,
        });
      }
    }
    await product.stop();
  }
  await countingRate(database);
});

/** Milliseconds of one request after another, ascending; the first two are not counted. */
async function timesOf(port: number, path: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = -2; i < REQUESTS; i++) {
    const began = performance.now();
    await send(port, undefined, { method: 'GET', path, token });
    if (i >= 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

/** How fast changes are counted: applications with a log of four lines each, all at once. */
async function countingRate({ pool, db }: BenchDatabase) {
  const company = await createCompany(db, 'Counting');
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<{ id: string }>(
    `with place as (
       insert into positions (id, organization_id, title, slug, status, remote, openings, created_by, published_at)
       values (gen_random_uuid(), $1, 'Counted', 'counted', 'published', 'yes', 9, $2, now()) returning id
     ) insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, furthest_step, applied_at)
     select gen_random_uuid(), $1, place.id, gen_random_uuid(), gen_random_uuid(), 'phone_screen', 'applied', now() - interval '9 days'
     from place, generate_series(1, 20000) returning id`,
    [company.organization_id, company.recruiter.id],
  );
  await client.query(
    `insert into application_log (application_id, seq, organization_id, at, actor_kind, action, from_status, to_status,
       previous_hash, hash)
     select a.id, s.n, a.organization_id, now() - interval '8 days' + s.n * interval '30 hours', 'user', 'status_changed', s.a, s.b, '', ''
     from applications a, (values (1, 'started', 'applied'), (2, 'applied', 'short_listed'), (3, 'short_listed', 'phone_screen'))
       s(n, a, b) where a.organization_id = $1`,
    [company.organization_id],
  );
  client.release();
  await pool.query('analyze applications, application_log');
  const ids = rows.map(({ id }) => id);
  const began = performance.now();
  for (let from = 0; from < ids.length; from += 2000) {
    await db.transaction().execute((within) => countAnew(within, ids.slice(from, from + 2000)));
  }
  const seconds = (performance.now() - began) / 1000;
  report({
    what: 'changes counted',
    figure: ids.length / seconds,
    unit: 'applications/s',
    limit: null,
    from: `${shown(ids.length)} with three moves each in ${seconds.toFixed(1)} s`,
  });
}
conclude();
