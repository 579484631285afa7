import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A look at an organization's applicants, as stored. */
export interface LookRow {
  readonly inside_look_id: string;
  readonly opened_by: string | null;
  readonly opened_by_name: string;
  readonly reason: string;
  readonly opened_at: string;
  readonly expires_at: string;
  readonly ended_at: string | null;
  readonly seen: number;
}

const COLUMNS = sql`id as inside_look_id, opened_by, opened_by_name, reason, opened_at, expires_at, ended_at, seen`;

/** Looks at an organization's applicants, the latest 100 first. */
export async function findLooks(db: Db, organizationId: string): Promise<LookRow[]> {
  const { rows } = await sql<LookRow>`
    select ${COLUMNS} from inside_looks where organization_id = ${organizationId}
    order by opened_at desc, id desc limit 100
  `.execute(db);
  return rows;
}

/** Holds an organization, so that one look after another is opened; false for an unknown one. */
export async function holdForLook(db: Db, organizationId: string): Promise<boolean> {
  const { rows } =
    await sql`select from organizations where id = ${organizationId} for no key update`.execute(db);
  return rows.length > 0;
}

/** Opens a look. */
export async function insertLook(
  db: Db,
  look: {
    readonly organization_id: string;
    readonly opened_by: string;
    readonly opened_by_name: string;
    readonly reason: string;
    readonly opened_at: Date;
    readonly expires_at: Date;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into inside_looks (id, organization_id, opened_by, opened_by_name, reason, opened_at, expires_at)
    values (${id}, ${look.organization_id}, ${look.opened_by}, ${look.opened_by_name}, ${look.reason}, ${look.opened_at},
      ${look.expires_at})
  `.execute(db);
  return id;
}

/** Ends a look. */
export async function storeLookEnd(db: Db, id: string, at: Date): Promise<void> {
  await sql`update inside_looks set ended_at = ${at} where id = ${id} and ended_at is null`.execute(db);
}

/** Counts a record that was opened. */
export async function countSeen(db: Db, id: string): Promise<void> {
  await sql`update inside_looks set seen = seen + 1 where id = ${id}`.execute(db);
}

/** The admins of an organization, who are told of a look. */
export async function findAdmins(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from members where organization_id = ${organizationId} and status = 'active'
      and role in ('company_admin', 'staffing_agency_admin', 'independent_recruiter')
  `.execute(db);
  return rows.map((row) => row.user_id);
}
