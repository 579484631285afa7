import { LOOK_RULE } from '../../apps/server/src/features/score-cards/public.ts';
import type { BenchDatabase } from './cluster.ts';

interface Index {
  indexname: string;
  indexdef: string;
}

/** Syllables of family names: 810,000 names of four, so that two people hardly ever share one. */
const SYLLABLES =
  "array['ba','den','kor','lim','mar','nov','per','quin','ros','sa','tan','ul','ver','win','xan','yor','zel','fal','gri','hob','jun','ith','och','eck','mou','dri','sto','que','ash','ply']";

const NAME = (n: string) =>
  `initcap(${[1, 30, 900, 27_000].map((step) => `(${SYLLABLES})[1 + ${n} / ${step} % 30]`).join(' || ')})`;

/** The family name of applicant number n. */
export function familyName(n: number): string {
  const syllables = [...SYLLABLES.matchAll(/'([a-z]+)'/g)].map(([, syllable]) => syllable ?? '');
  const place = (n * 7919) % 810_000;
  const name = [1, 30, 900, 27_000].map((step) => syllables[Math.floor(place / step) % 30]).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Fills a position with applicants that have applied, each with a play and scores, by SQL. Indexes are made
 * afterwards and the kept counts are set at the end, which takes minutes instead of hours.
 */
export async function fillPosition(
  { pool }: BenchDatabase,
  to: { organization_id: string; position_id: string; revision_id: string; tag: string },
  count: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`set session_replication_role = 'replica'`);
    const tables = ['users', 'applications', 'application_scores', 'plays'];
    const { rows: indexes } = await client.query<Index>(
      `select i.indexname, i.indexdef from pg_indexes i
       where i.schemaname = 'public' and i.tablename = any($1)
         and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
      [count > 20_000 ? tables : []],
    );
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
    await client.query('drop table if exists bench_people');
    await client.query(
      `create unlogged table bench_people as select n, gen_random_uuid() as user_id, gen_random_uuid() as application_id,
         (array['Amina','Bo','Chen','Dara','Elif','Finn','Gul','Hana'])[1 + n % 8] || ' ' || ${NAME('(n * 7919::bigint % 810000)')} as name,
         round((30 + 60 * random())::numeric, 1) as fit
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into users (id, email, user_type, first_name, last_name, signup_step, email_verified_at)
       select user_id, $1::text || n || '@example.test', 'candidate', split_part(name, ' ', 1), split_part(name, ' ', 2), 5, now()
       from bench_people`,
      [to.tag],
    );
    await client.query(
      `insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, furthest_step, applicant_name,
         applicant_email, cv_skipped, questions_done, job_fit_score, coverage, rank_order, applied_at, consent_at, top_trait_id,
         play_state, email_confirmed)
       select application_id, $1, $2, $3, user_id, (array['applied','applied','applied','short_listed','phone_screen','in_person'])[1 + n % 6],
         'applied', name, $4::text || n || '@example.test', true, true, fit, 1,
         -(round(fit * 10)::bigint * 10000000000 + 1000 * 1000000 + n % 100 * 1000 + n % 90), now() - n * interval '1 second', now(),
         (select (array_agg(id order by key))[5] from (select id, key from traits order by key limit 5) t), 'completed', true
       from bench_people`,
      [to.organization_id, to.position_id, to.revision_id, to.tag],
    );
    await client.query(
      `insert into application_scores (application_id, organization_id, position_id, subtrait_ids, scores, trait_ids, trait_scores)
       select application_id, $1, $2, s.ids, array_fill(fit::real, array[cardinality(s.ids)]), t.ids,
         (select array_agg((fit * (0.7 + 0.05 * i))::real) from generate_series(1, cardinality(t.ids)) i)
       from bench_people, (select array_agg(id) as ids from (select id from subtraits order by key limit 12) x) s,
         (select array_agg(id) as ids from (select id from traits order by key limit 5) x) t`,
      [to.organization_id, to.position_id],
    );
    await client.query(
      `insert into plays (id, organization_id, application_id, simulation_id, state, seed, tasks, accommodations, last_hash, deadline_at, look_rule)
       select gen_random_uuid(), $1, application_id, (select id from simulations limit 1), 'completed', '', '[]', '{}', '', now(), $2
       from bench_people`,
      // Looked at by today's rule, as plays of a running installation are: else a job would look again at each meanwhile.
      [to.organization_id, LOOK_RULE],
    );
    await client.query(
      `insert into application_counts (position_id, status, shard, count)
       select position_id, status, 0, count(*) from applications where position_id = $1 group by 1, 2`,
      [to.position_id],
    );
    await client.query(`set work_mem = '512MB'`);
    await client.query(
      `insert into application_words select distinct a.position_id, word, a.id
       from applications a, string_to_table(ltrim(a.applicant_words), ' ') as word where a.position_id = $1 order by 1, 2, 3`,
      [to.position_id],
    );
    await client.query('drop table bench_people');
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('reset all');
    await client.query(`set statement_timeout = 0`);
    await client.query(
      'vacuum analyze users, applications, application_words, application_scores, plays, application_counts',
    );
  } finally {
    client.release(true);
  }
}
