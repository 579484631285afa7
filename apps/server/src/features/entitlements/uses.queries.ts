import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

async function counted(query: ReturnType<typeof sql<{ n: number }>>, db: Db): Promise<number> {
  const { rows } = await query.execute(db);
  return rows[0]?.n ?? 0;
}

/** Positions of an organization that are published or paused. */
export const countActivePositions = (db: Db, organization_id: string): Promise<number> =>
  counted(sql`select active_positions_of(${organization_id}) as n`, db);

/** Applications that were sent to an organization between two moments; those to try a position are none. */
export const countApplicants = (
  db: Db,
  organization_id: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> =>
  counted(
    // Whatever was sent since then was also active since then, which is what the index knows.
    sql`select count(*)::int as n from applications
      where organization_id = ${organization_id} and not is_test and last_activity_at >= ${from.toISOString()}
        and applied_at >= ${from.toISOString()} and applied_at < ${to.toISOString()}`,
    db,
  );

/** Simulations of an organization's own that are not archived; versions of one count once. */
export const countOwnSimulations = (db: Db, organization_id: string): Promise<number> =>
  counted(sql`select own_simulations_of(${organization_id}) as n`, db);

/** Positions, not archived, whose applicants play a simulation of the platform. */
export const countLibraryUse = (db: Db, organization_id: string): Promise<number> =>
  counted(
    sql`select count(distinct p.id)::int as n from positions p
      join position_revisions r on r.position_id = p.id and r.revision = p.current_revision
      join position_simulations ps on ps.revision_id = r.id
      join simulations s on s.id = ps.simulation_id and s.organization_id is null
      where p.organization_id = ${organization_id} and p.status <> 'archived'`,
    db,
  );

/** Positions that an organization shares with agencies, or that are shared with it. */
export const countAgencyUse = (db: Db, organization_id: string): Promise<number> =>
  counted(
    sql`select count(*)::int as n from agency_positions
      where status = 'open' and (organization_id = ${organization_id} or agency_id = ${organization_id})`,
    db,
  );

/**
 * Whether some of the simulations are the platform's and not on the position yet, leaving out those that a cohort opens to
 * the position's organization just now.
 */
export async function addsLibrarySimulation(
  db: Db,
  position_id: string,
  simulation_ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from simulations s
    where s.id = any(${simulation_ids}::uuid[]) and s.organization_id is null and not exists (
      select from positions p join position_revisions r on r.position_id = p.id and r.revision = p.current_revision
      join position_simulations ps on ps.revision_id = r.id
      where p.id = ${position_id} and ps.simulation_id = s.id)
      and not exists (select from independent_group_simulations i join independent_groups g on g.id = i.group_id
        join independent_group_members gm on gm.group_id = g.id
        join members w on w.user_id = gm.user_id and w.status = 'active'
        join positions p on p.id = ${position_id} and p.organization_id = w.organization_id
        join organizations o on o.id = p.organization_id and o.kind = 'independent'
        where i.simulation_id = s.id and g.starts <= now() and (g.ends is null or g.ends > now()))
    limit 1
  `.execute(db);
  return rows.length > 0;
}
