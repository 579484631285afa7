import type { RightsCounts } from '@tryout/contract/personal-data/reviews';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** What candidates asked of an organization since a day; choices as they are now. */
export async function countRights(
  db: Db,
  organizationId: string,
  days: { readonly since: string; readonly today: string },
): Promise<Omit<RightsCounts, 'since'>> {
  const counted = (which: ReturnType<typeof sql>) => sql`(
    select jsonb_build_object('open', count(*) filter (where r.status = 'open'),
      'overdue', count(*) filter (where r.status = 'open' and r.due_on < ${days.today}::date),
      'answered', count(*) filter (where r.status = 'answered'),
      'changed', count(*) filter (where r.outcome = 'changed'),
      'median_days', round((percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.asked_at))
        filter (where r.status = 'answered') / 86400)::numeric, 1))
    from review_requests r
    where r.organization_id = ${organizationId} and r.asked_at >= ${days.since}::date and r.status <> 'withdrawn' and ${which})`;
  const chosen = (kind: string) => sql`(select count(*)::int from data_choices c
    where c.organization_id = ${organizationId} and c.kind = ${kind} and c.ended_at is null)`;
  const { rows } = await sql<Omit<RightsCounts, 'since'>>`
    select ${counted(sql`r.about <> 'data'`)} as reviews, ${counted(sql`r.about = 'data'`)} as corrections,
      ${chosen('restriction')} as restricted, ${chosen('objection')} as objected,
      ${chosen('consent')} as consent_withdrawn,
      (select count(*)::int from security_log l where l.organization_id = ${organizationId}
        and l.action = 'personal_data.erased' and l.event_time >= ${days.since}::date
        and l.meta ->> 'cause' is distinct from 'restored') as erased
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query without a from clause answers one row');
  return row;
}
