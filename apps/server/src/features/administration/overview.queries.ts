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
}

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
      (select count(*) from mails where status = 'failed' or (status = 'queued' and last_error <> '')) as mails_failed
  `.execute(db);
  const { rows: types } = await sql<{ user_type: string; n: number }>`
    select user_type, count(*) as n from users where merged_into is null group by user_type
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
  };
}
