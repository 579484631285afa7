import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** How much an organization uses of what plans limit, so that it is told what a smaller plan does not hold. */
export async function usedBy(db: Db, organizationId: string, now: Date): Promise<Record<string, number>> {
  const { rows } = await sql<{ positions: number; simulations: number; applicants: number }>`
    select
      (select count(*)::int from positions where organization_id = ${organizationId} and status in ('published', 'paused'))
        as positions,
      (select count(*)::int from simulations where organization_id = ${organizationId} and status <> 'archived')
        as simulations,
      (select count(*)::int from applications where organization_id = ${organizationId} and not is_test
        and created_at >= date_trunc('month', ${now}::timestamptz at time zone 'UTC') at time zone 'UTC') as applicants
  `.execute(db);
  const [use] = rows;
  return {
    'positions.active': use?.positions ?? 0,
    'simulations.custom': use?.simulations ?? 0,
    'applicants.per_month': use?.applicants ?? 0,
  };
}
