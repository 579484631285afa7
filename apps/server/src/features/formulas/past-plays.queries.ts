import type { FormulaInputs } from '@tryout/domain/formulas/formula';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Of how many of the newest plays the first ones are looked for. */
const LOOKED_THROUGH = 50_000;

/** What one play of a task came to, without anything about the person. */
export interface PastPlay {
  readonly is_demo: boolean;
  readonly inputs: FormulaInputs;
}

/**
 * The newest plays of a task that were their candidate's first completed one with it, test applications left out. A
 * task of a game counts for the game's formulas as well. A task whose times cannot be true counts as not played.
 */
export async function firstPlaysOf(db: Db, taskKey: string, limit: number): Promise<PastPlay[]> {
  const placesOfTask = (play: 'p' | 'q') => sql`
    from jsonb_array_elements(${sql.ref(`${play}.tasks`)}) with ordinality e(task, n)
    where ${taskKey} in (e.task ->> 'key', coalesce(e.task ->> 'task_key', e.task ->> 'key'))
      and not exists (select from jsonb_path_query(${sql.ref(`${play}.integrity`)}, '$.timing[*]') as t
        where (t ->> 'task_index')::int = e.n - 1 and (t ->> 'impossible')::boolean)`;
  const { rows } = await sql<{
    is_demo: boolean;
    points: FormulaInputs | null;
    series: FormulaInputs | null;
  }>`
    with recent as (
      select p.id, p.application_id, p.organization_id, p.tasks, p.integrity, p.state, p.created_at from plays p
      where p.purpose = 'application'
      order by p.created_at desc, p.id desc limit ${LOOKED_THROUGH}),
    firsts as (
      select p.id, p.created_at, (o.is_demo or a.anonymous_demo) as is_demo,
        (select (e.n - 1)::int ${placesOfTask('p')} order by e.n limit 1) as task_index
      from recent p join applications a on a.id = p.application_id join organizations o on o.id = p.organization_id
      where p.state = 'completed' and not a.is_test and exists (select ${placesOfTask('p')})
        and not exists (
          select 1 from applications b join plays q on q.application_id = b.id
          where b.candidate_id = a.candidate_id and not b.is_test and q.purpose = 'application'
            and q.state = 'completed' and q.id <> p.id
            and (q.created_at, q.id) < (p.created_at, p.id)
            and exists (select ${placesOfTask('q')}))
      order by p.created_at desc, p.id desc limit ${limit})
    select f.is_demo,
      (select jsonb_object_agg(d.key, d.value) from play_data_points d
        where d.play_id = f.id and d.task_index = f.task_index) as points,
      (select jsonb_object_agg(s.key, s.series) from play_series s
        where s.play_id = f.id and s.task_index = f.task_index) as series
    from firsts f order by f.created_at desc, f.id desc
  `.execute(db);
  return rows.map(({ is_demo, points, series }) => ({ is_demo, inputs: { ...points, ...series } }));
}
