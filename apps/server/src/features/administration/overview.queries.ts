import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

interface Numbers {
  organizations: number;
  organizations_pending: number;
  positions: number;
  positions_published: number;
  applications: number;
  applications_week: number;
  plays: number;
  plays_running: number;
  plays_completed: number;
  score_cards: number;
  score_cards_failed: number;
  jobs_waiting: number;
  jobs_failed: number;
  mails_queued: number;
  mails_failed: number;
  corrections_pending: number;
  disputes_referred: number;
}

interface Day {
  day: string;
  applications: number;
  plays_completed: number;
  accounts: number;
}

/** Days of the trend, today included. */
const TREND_DAYS = 30;

/** The numbers of the super admin's home. */
export async function readOverview(db: Db) {
  const { rows } = await sql<Numbers>`
    select
      (select count(*) from organizations) as organizations,
      (select count(*) from organizations where status = 'new') as organizations_pending,
      (select count(*) from positions) as positions,
      (select count(*) from positions where status = 'published') as positions_published,
      (select coalesce(sum(count), 0)::bigint from application_counts) as applications,
      (select count(*) from applications where not is_test and created_at > now() - interval '7 days') as applications_week,
      (select count(*) from plays) as plays,
      (select count(*) from plays where state in ('launched', 'active', 'paused', 'interrupted')) as plays_running,
      (select count(*) from plays where state = 'completed') as plays_completed,
      (select count(*) from score_cards) as score_cards,
      (select count(*) from score_cards where status = 'rejected') as score_cards_failed,
      (select count(*) from pgboss.job where state in ('created', 'retry', 'active')) as jobs_waiting,
      (select count(*) from pgboss.job where state = 'failed') as jobs_failed,
      (select count(*) from mails where status = 'queued') as mails_queued,
      (select count(*) from mails where status = 'failed' or (status = 'queued' and last_error <> '')) as mails_failed,
      (select count(*) from response_corrections where status = 'new') as corrections_pending,
      (select count(*) from submission_disputes where referred_at is not null and status = 'open') as disputes_referred
  `.execute(db);
  const { rows: types } = await sql<{ user_type: string; n: number }>`
    select user_type, count(*) as n from users where merged_into is null group by user_type
  `.execute(db);
  const { rows: trend } = await sql<Day>`
    with days as (
      select generate_series(current_date - ${TREND_DAYS - 1}::int, current_date, interval '1 day')::date as day
    ), started as (
      select (created_at at time zone 'UTC')::date as day, count(*) as n from applications
      where not is_test and created_at >= current_date - ${TREND_DAYS - 1}::int group by 1
    ), completed as (
      select (ended_at at time zone 'UTC')::date as day, count(*) as n from plays
      where state = 'completed' and created_at >= current_date - ${2 * TREND_DAYS}::int
        and ended_at >= current_date - ${TREND_DAYS - 1}::int group by 1
    ), joined as (
      select (created_at at time zone 'UTC')::date as day, count(*) as n from users
      where merged_into is null and created_at >= current_date - ${TREND_DAYS - 1}::int group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(started.n, 0) as applications,
      coalesce(completed.n, 0) as plays_completed, coalesce(joined.n, 0) as accounts
    from days left join started using (day) left join completed using (day) left join joined using (day)
    order by days.day
  `.execute(db);
  const n = rows[0];
  if (!n) throw new Error('a query of sums without a row');
  return {
    organizations: { total: n.organizations, pending: n.organizations_pending },
    accounts: {
      total: types.reduce((sum, row) => sum + row.n, 0),
      by_type: Object.fromEntries(types.map((row) => [row.user_type, row.n])),
    },
    positions: { total: n.positions, published: n.positions_published },
    applications: { total: n.applications, last_7_days: n.applications_week },
    plays: { total: n.plays, running: n.plays_running, completed: n.plays_completed },
    score_cards: { total: n.score_cards, failed: n.score_cards_failed },
    jobs: { waiting: n.jobs_waiting, failed: n.jobs_failed },
    mails: { queued: n.mails_queued, failed: n.mails_failed },
    corrections: { pending: n.corrections_pending },
    disputes: { referred: n.disputes_referred },
    trend,
  };
}
