import { FUNNEL_STEPS } from '@tryout/domain/hiring-reports/report-tables';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Organizations with something that is not counted yet, those that wait longest first. */
export async function findWaitingOrganizations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select organization_id from hiring_changes group by organization_id order by min(id)
  `.execute(db);
  return rows.map(({ organization_id }) => organization_id);
}

/** How many changes of an organization are not counted yet, counted no further than ten thousand. */
export async function countWaiting(db: Db, organizationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from hiring_changes where organization_id = ${organizationId} limit 10000) each
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes the right to change sums of an organization until the transaction ends; false where somebody else has it. */
export async function takeSums(db: Db, organizationId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('hiring_days ' || ${organizationId}::uuid, 0)) as taken
  `.execute(db);
  return rows[0]?.taken === true;
}

/**
 * Takes changes from the queue and holds their applications, so that none goes while it is counted. What somebody is
 * deleting stays in the queue, what is gone leaves it.
 */
export async function takeChanges(
  db: Db,
  organizationId: string,
  most: number,
): Promise<{ readonly taken: number; readonly application_ids: string[] }> {
  const { rows } = await sql<{ ids: string[]; applications: string[]; gone: string[] }>`
    with next as (
      select id, application_id from hiring_changes where organization_id = ${organizationId} order by id limit ${most}
    ), held as (
      select a.id from applications a where a.id in (select application_id from next) for key share skip locked
    )
    select array(select id::text from next) as ids, array(select id from held) as applications,
      array(select distinct application_id from next n
        where not exists (select from applications a where a.id = n.application_id)) as gone
  `.execute(db);
  const found = rows[0];
  if (!found || found.ids.length === 0) return { taken: 0, application_ids: [] };
  const { rows: done } = await sql`
    delete from hiring_changes where id = any(${found.ids}::bigint[])
      and (application_id = any(${found.applications}::uuid[]) or application_id = any(${found.gone}::uuid[]))
    returning id
  `.execute(db);
  return { taken: done.length, application_ids: found.applications };
}

const placeOf = (status: RawBuilder<unknown>) =>
  sql`array_position(${sql.val([...FUNNEL_STEPS])}::text[], ${status}) - 1`;

const dayOf = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'UTC')::date`;

/** The facts of applications, computed from what the features tell of them; columns in the order of the table. */
export function factsOf(ids: readonly string[]): RawBuilder<unknown> {
  const all = sql`${sql.val([...ids])}::uuid[]`;
  return sql`
    select a.application_id, a.organization_id, a.position_id, a.source, ${dayOf(sql`a.created_at`)} as begun_on,
      greatest(0, ${placeOf(sql`a.furthest_step`)}, ${placeOf(sql`a.status`)}, ${placeOf(sql`a.status_before`)},
        ${placeOf(sql`a.hold_resume_to`)}, case when a.applied_at is not null then 4 end, m.furthest)::smallint as furthest,
      a.status, ${dayOf(sql`m.answered_at`)} as answered_on, report_hours(a.applied_at, m.answered_at) as answer_hours,
      case when a.applied_at is not null then ${dayOf(sql`hired.at`)} end as hired_on,
      report_hours(a.applied_at, hired.at) as hire_hours,
      ${dayOf(sql`case a.status when 'approved' then hired.at when 'rejected' then a.stage_entered_at end`)} as ended_on,
      case a.status when 'approved' then 'approved' when 'rejected' then coalesce(a.disposition_by, 'employer') end as ended_by,
      coalesce((case a.status when 'approved' then m.approved_for when 'rejected' then a.disposition_reason_id end)::text, '')
        as ended_reason,
      coalesce(s.statuses, '{}') as stay_statuses, coalesce(s.days, '{}') as stay_days,
      coalesce(s.hours, '{}') as stay_hours,
      coalesce(p.steps, '{}') as play_steps, coalesce(p.days, '{}') as play_days,
      coalesce(e.kinds, '{}') as mail_kinds, coalesce(e.days, '{}') as mail_days
    from reported_applications a
      left join (
        select l.application_id, max(${placeOf(sql`l.to_status`)}) filter (where l.is_move and not l.is_undone) as furthest,
          min(l.at) filter (where l.actor_kind = 'user' and l.at >= whose.applied_at
            and ((l.is_move and not l.is_undone) or l.action = 'message_sent')) as answered_at,
          max(l.at) filter (where l.is_move and not l.is_undone and l.to_status = 'approved') as approved_at,
          (array_agg(l.reason_id order by l.seq desc) filter (where l.is_move and not l.is_undone
            and l.to_status = 'approved'))[1] as approved_for
        from reported_moves l join reported_applications whose on whose.application_id = l.application_id
        where l.application_id = any(${all}) and whose.application_id = any(${all}) group by l.application_id
      ) m on m.application_id = a.application_id
      cross join lateral (select case when a.status = 'approved' then coalesce(m.approved_at, a.stage_entered_at) end as at) hired
      left join (
        select stays.application_id, array_agg(stays.status order by stays.seq) as statuses,
          array_agg(${dayOf(sql`stays.left_at`)} order by stays.seq) as days,
          array_agg(report_hours(stays.at, stays.left_at) order by stays.seq) as hours
        from (select l.application_id, l.seq, l.to_status as status, l.at,
            lead(l.at) over (partition by l.application_id order by l.seq) as left_at
          from reported_moves l where l.application_id = any(${all}) and l.is_move and not l.is_undone) stays
        where stays.left_at is not null group by stays.application_id
      ) s on s.application_id = a.application_id
      left join (
        select application_id,
          array_agg(step || ':' || task || ':' || tasks || ':' || case when is_over then 'over' else 'open' end
            order by created_at, step) as steps,
          array_agg(${dayOf(sql`created_at`)} order by created_at, step) as days
        from reported_plays where application_id = any(${all}) group by application_id
      ) p on p.application_id = a.application_id
      left join (
        select application_id, array_agg(kind || ':' || status order by created_at, kind, status) as kinds,
          array_agg(${dayOf(sql`created_at`)} order by created_at, kind, status) as days
        from reported_mails where application_id = any(${all}) group by application_id
      ) e on e.application_id = a.application_id
    where a.application_id = any(${all})`;
}

/** What facts `f` count as, each with measure, day, name and hours. */
export const countedOfFacts = sql`hiring_counted(f.begun_on, f.furthest, f.status, f.answered_on, f.answer_hours, f.hired_on,
  f.hire_hours, f.ended_on, f.ended_by, f.ended_reason, f.stay_statuses, f.stay_days, f.stay_hours, f.play_steps, f.play_days,
  f.mail_kinds, f.mail_days)`;

/** The same of one measure alone, without its name: of each fact only what is counted is read. */
export const countedBy = {
  furthest: sql`hiring_furthest(f.begun_on, f.furthest, f.status)`,
  answer: sql`hiring_answer(f.answered_on, f.answer_hours)`,
  hire: sql`hiring_hire(f.hired_on, f.hire_hours)`,
  end: sql`hiring_end(f.ended_on, f.ended_by, f.ended_reason)`,
  // sql: blind, because only so many variants of a report are formed; hiring-reports.test.ts reads stages of single positions
  stay: sql`hiring_stay(f.stay_statuses, f.stay_days, f.stay_hours)`,
  play: sql`hiring_play(f.play_steps, f.play_days)`,
  mail: sql`hiring_mail(f.mail_kinds, f.mail_days)`,
} as const;

/** Counts applications anew: their facts, and the sums by what differs. The caller has taken the organization's sums. */
export async function countAnew(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // What is a test by now counts no more; a trigger takes it out of the sums.
  await sql`
    delete from hiring_facts f where f.application_id = any(${ids}::uuid[])
      and not exists (select from reported_applications a where a.application_id = f.application_id)
  `.execute(db);
  await sql`
    with anew as materialized (${factsOf(ids)}),
    stored as (
      insert into hiring_facts select * from anew
      on conflict (application_id) do update set (position_id, source, begun_on, furthest, status, answered_on, answer_hours,
          hired_on, hire_hours, ended_on, ended_by, ended_reason, stay_statuses, stay_days, stay_hours, play_steps, play_days,
          mail_kinds, mail_days)
        = (excluded.position_id, excluded.source, excluded.begun_on, excluded.furthest, excluded.status, excluded.answered_on,
          excluded.answer_hours, excluded.hired_on, excluded.hire_hours, excluded.ended_on, excluded.ended_by,
          excluded.ended_reason, excluded.stay_statuses, excluded.stay_days, excluded.stay_hours, excluded.play_steps,
          excluded.play_days, excluded.mail_kinds, excluded.mail_days)
    ), differs as (
      select organization_id, measure, day, source, name, hours, sum(n)::int as count from (
        select f.organization_id, f.source, c.*, -1 as n from hiring_facts f cross join lateral ${countedOfFacts} c
        where f.application_id = any(${ids}::uuid[])
        union all
        select f.organization_id, f.source, c.*, 1 from anew f cross join lateral ${countedOfFacts} c) each
      group by organization_id, measure, day, source, name, hours having sum(n) <> 0
    )
    insert into hiring_days as d (organization_id, measure, day, source, name, hours, count)
    select organization_id, measure, day, source, name, hours, count from differs order by 1, 2, 3, 4, 5, 6
    on conflict (organization_id, measure, day, source, name, hours) do update set count = d.count + excluded.count
  `.execute(db);
}

/** Forgets sums that have come to nothing. */
export async function forgetEmptySums(db: Db): Promise<void> {
  await sql`delete from hiring_days where count = 0`.execute(db);
}
