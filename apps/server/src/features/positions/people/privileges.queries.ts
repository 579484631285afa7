import type { PositionPrivilege } from '@tryout/contract/positions/position-people';
import type { SharedWith } from '@tryout/domain/access/shared-position';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';

type Level = PositionPrivilege['level'];

/** A privilege with the account that holds it. */
export type PrivilegeRow = PositionPrivilege & {
  readonly organization_id: string;
  readonly position_id: string;
  readonly user_id: string | null;
};

const SELECT = sql`
  select pp.id, pp.organization_id, pp.position_id, pp.user_id, pp.email, pp.level, pp.see_identity, pp.status,
    pp.created_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as name,
    coalesce(nullif(trim(b.first_name || ' ' || b.last_name), ''), b.email) as invited_by_name
  from position_privileges pp left join users u on u.id = pp.user_id join users b on b.id = pp.invited_by`;

/** Privileges of a position that hold or wait, and those declined, by address. */
export async function findPrivileges(db: Db, positionId: string): Promise<PrivilegeRow[]> {
  const { rows } =
    await sql<PrivilegeRow>`${SELECT} where pp.position_id = ${positionId} and pp.status <> 'closed'
    order by pp.email, pp.id`.execute(db);
  return rows;
}

/** One privilege, held until the transaction ends. */
export async function lockPrivilege(db: Db, id: string): Promise<PrivilegeRow | undefined> {
  const { rows } = await sql<PrivilegeRow>`${SELECT} where pp.id = ${id} for update of pp`.execute(db);
  return rows[0];
}

/** The account that has proved this mailbox, and how it stands to an organization; undefined when there is none. */
export async function findProvenAccount(
  db: Db,
  email: string,
  organizationId: string,
): Promise<(SharedWith & { id: string }) | undefined> {
  const { rows } = await sql<SharedWith & { id: string }>`
    select u.id, u.user_type,
      exists (select 1 from members m where m.user_id = u.id and m.organization_id = ${organizationId}
        and m.status = 'active') as is_member,
      exists (select 1 from recruiter_links l where l.recruiter_user_id = u.id and l.company_id = ${organizationId}
        and l.status = 'approved' and (l.valid_until is null or l.valid_until >= current_date)) as is_linked
    from users u where u.email = ${email} and not u.is_provisional and u.email_verified_at is not null and u.status = 'active'
  `.execute(db);
  return rows[0];
}

/** Gives a privilege to an address; undefined when it has one already. */
export async function insertPrivilege(
  db: Db,
  privilege: {
    organization_id: string;
    position_id: string;
    email: string;
    user_id: string | null;
    level: Level;
    see_identity: boolean;
    invited_by: string;
  },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into position_privileges (id, organization_id, position_id, email, user_id, level, see_identity, status,
      invited_by)
    values (${uuidv7()}, ${privilege.organization_id}, ${privilege.position_id}, ${privilege.email},
      ${privilege.user_id}, ${privilege.level}, ${privilege.see_identity},
      ${privilege.user_id === null ? 'new' : 'approved'}, ${privilege.invited_by})
    on conflict (position_id, email) where status in ('new', 'approved') do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Lets a hiring manager follow the position they asked for. */
export async function givePrivilegeToCreator(
  db: Db,
  request: { organization_id: string; position_id: string; actor: Actor },
): Promise<void> {
  await insertPrivilege(db, {
    organization_id: request.organization_id,
    position_id: request.position_id,
    email: request.actor.email,
    user_id: request.actor.user_id,
    level: 'reviewer',
    see_identity: true,
    invited_by: request.actor.user_id,
  });
}

/** Changes level, sight of identities or status. */
export async function changePrivilege(
  db: Db,
  id: string,
  changes: { level: Level; see_identity: boolean; status: PrivilegeRow['status'] },
  at: Date,
): Promise<void> {
  await sql`update position_privileges set level = ${changes.level}, see_identity = ${changes.see_identity},
    status = ${changes.status}, updated_at = ${at.toISOString()} where id = ${id}`.execute(db);
}
