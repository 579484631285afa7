import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

interface Stats {
  total: number;
  in_progress: number;
  applied: number;
  active: number;
  approved: number;
  rejected: number;
  withdrawn: number;
  invites_pending: number;
  plays_assigned: number;
  plays_completed: number;
  plays_expired: number;
  score_cards: number;
  interviews_upcoming: number;
  interviews_awaiting: number;
  median_days: number | null;
}

/** A median of fewer answers says nothing about how long one waits. */
const FEWEST_ANSWERS = 3;

/** How a candidate's applications stand, in one query. Test applications are left out. */
export async function readCandidateStats(db: Db, userId: string, at: Date): Promise<Stats> {
  const { rows } = await sql<Stats>`
    with mine as (
      select id, status, disposition_by, duplicate_of, applied_at, score_card_id from applications
      where candidate_id = ${userId} and not is_test
    ), answered as (
      select extract(epoch from min(l.at) - m.applied_at) / 86400 as days
      from mine m join application_log l on l.application_id = m.id and l.actor_kind = 'user'
        and l.to_status is not null and l.at >= m.applied_at
      where m.applied_at is not null group by m.id, m.applied_at
    )
    select count(*) as total,
      count(*) filter (where status in ('started', 'basic_info_entered', 'cv_submitted', 'questions_answered')) as in_progress,
      count(*) filter (where status = 'applied') as applied,
      count(*) filter (where status in ('short_listed', 'phone_screen', 'in_person', 'on_hold')) as active,
      count(*) filter (where status = 'approved') as approved,
      count(*) filter (where status = 'rejected' and disposition_by is distinct from 'candidate' and duplicate_of is null) as rejected,
      count(*) filter (where status = 'rejected' and disposition_by = 'candidate') as withdrawn,
      (select count(*) from candidate_invites c join users u on u.email = c.email
        where u.id = ${userId} and u.email_verified_at is not null and c.status = 'new' and c.expires_at > now()) as invites_pending,
      (select count(*) from plays p where p.application_id in (select id from mine)
        and p.state in ('ready', 'launched', 'active', 'paused', 'interrupted')) as plays_assigned,
      (select count(*) from plays p where p.application_id in (select id from mine) and p.state = 'completed') as plays_completed,
      (select count(*) from plays p where p.application_id in (select id from mine) and p.state = 'expired') as plays_expired,
      count(score_card_id) as score_cards,
      (select count(*) from events e where e.application_id in (select id from mine)
        and e.status in ('scheduled', 'confirmed') and e.ends_at > ${at}) as interviews_upcoming,
      (select count(*) from events e join mine m on m.id = e.application_id
        where e.status = 'collecting' and m.status not in ('approved', 'rejected') and not exists (
          select 1 from event_slots s where s.event_id = e.id and s.user_id = ${userId} and s.status = 'offered')
      ) as interviews_awaiting,
      (select percentile_cont(0.5) within group (order by days)::float8 from answered
        having count(*) >= ${FEWEST_ANSWERS}) as median_days
    from mine
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an aggregate without a row');
  return row;
}
