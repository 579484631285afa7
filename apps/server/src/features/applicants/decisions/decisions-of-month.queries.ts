import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** How an organization decided in a month. */
interface DecisionsOfMonth {
  readonly organization_id: string;
  /** Applications that people approved or rejected. */
  readonly decided: number;
  /** Those of them that had a score card which whoever decided had not opened before. */
  readonly unopened: number;
  /** Suggestions of screening rules that people answered. */
  readonly suggested: number;
  /** Those of them that people answered in another way than was suggested. */
  readonly differed: number;
}

/** Organizations where people decided or answered suggestions from one instant until another; tests are not counted. */
export async function findDecisions(db: Db, from: Date, until: Date): Promise<DecisionsOfMonth[]> {
  const { rows } = await sql<DecisionsOfMonth>`
    with decisions as (
      select l.organization_id,
        exists (select from score_cards c where c.application_id = l.application_id and c.created_at < l.at)
          and l.score_card_id_seen is null
          and not exists (select from score_cards c join security_log s on s.target_id = c.id::text
            where c.application_id = l.application_id and s.action = 'score_card.opened'
              and s.performer_id = l.actor_id and s.event_time <= l.at) as unopened
      from application_log l join applications a on a.id = l.application_id and not a.is_test
      where l.at >= ${from} and l.at < ${until} and l.actor_kind = 'user' and l.action = 'status_changed'
        and l.to_status in ('approved', 'rejected')
    ), answers as (
      select s.organization_id, n.action <> 'suggestion_confirmed' and n.to_status is distinct from
        case s.detail ->> 'action' when 'reject_suggested' then 'rejected' when 'short_list' then 'short_listed'
          else s.detail ->> 'action' end as differed
      from application_log s join applications a on a.id = s.application_id and not a.is_test
      join lateral (select l.at, l.action, l.to_status from application_log l
        where l.application_id = s.application_id and l.seq > s.seq and l.actor_kind = 'user'
          and l.action in ('status_changed', 'suggestion_dismissed', 'suggestion_confirmed')
        order by l.seq limit 1) n on true
      where s.action = 'rule_suggested' and n.at >= ${from} and n.at < ${until}
    ), counted as (
      select organization_id, 1 as decided, unopened::int as unopened, 0 as suggested, 0 as differed from decisions
      union all select organization_id, 0, 0, 1, differed::int from answers
    )
    select organization_id, sum(decided)::int as decided, sum(unopened)::int as unopened,
      sum(suggested)::int as suggested, sum(differed)::int as differed
    from counted group by organization_id order by organization_id
  `.execute(db);
  return rows;
}

/** The people who run an organization. */
export async function findAdminsToTell(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from members where organization_id = ${organizationId} and status = 'active'
      and role in ('company_admin', 'independent_recruiter')
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}
