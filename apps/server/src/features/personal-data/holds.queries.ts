import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A hold with what it keeps. */
export interface HoldRow {
  readonly application_id: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly applicant_name: string;
  readonly reason: string;
  readonly until: string;
  readonly placed_at: string;
  readonly placed_by_name: string;
  readonly erasure_waits: boolean;
}

/** Places a hold; false: the application has one. One whose last day is over makes room. */
export async function insertHold(
  db: Db,
  hold: {
    readonly id: string;
    readonly organization_id: string;
    readonly application_id: string;
    readonly reason: string;
    readonly until: string;
    readonly placed_by: string;
    readonly placed_at: Date;
  },
): Promise<boolean> {
  await sql`
    update legal_holds set ended_at = ${hold.placed_at} where application_id = ${hold.application_id}
      and ended_at is null and until < ${hold.placed_at}::date
  `.execute(db);
  const { rows } = await sql`
    insert into legal_holds (id, organization_id, application_id, reason, until, placed_by, placed_at)
    values (${hold.id}, ${hold.organization_id}, ${hold.application_id}, ${hold.reason}, ${hold.until}, ${hold.placed_by},
      ${hold.placed_at})
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Lifts the hold on an application; false: it has none. */
export async function endHold(
  db: Db,
  applicationId: string,
  by: { readonly user_id: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update legal_holds set ended_at = ${by.at}, ended_by = ${by.user_id}
    where application_id = ${applicationId} and ended_at is null returning id
  `.execute(db);
  return rows.length > 0;
}

/** The holds of an organization that are in force, newest first. */
export async function findHolds(db: Db, organizationId: string, today: string): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select h.application_id, a.position_id, p.title as position_title, a.applicant_name, h.reason, h.until, h.placed_at,
      coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.id = h.placed_by), '')
        as placed_by_name,
      exists (select from erasures e where e.status = 'held' and e.held_ids @> array[h.application_id]) as erasure_waits
    from legal_holds h join applications a on a.id = h.application_id join positions p on p.id = a.position_id
    where h.organization_id = ${organizationId} and h.ended_at is null and h.until >= ${today}::date
    order by h.placed_at desc, h.id desc limit 500
  `.execute(db);
  return rows;
}
