import type { MemberRole } from '@tryout/contract/organizations/members';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { type PageRequest, readPage } from '../../platform/http/keyset.ts';

/** A team link as stored. */
export interface TeamLinkRow {
  readonly id: string;
  readonly organization_id: string;
  readonly organization_name: string;
  readonly organization_status: string;
  readonly name: string;
  readonly role: MemberRole;
  readonly domain: string;
  readonly max_uses: number;
  readonly uses: number;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  readonly created_by: string;
  readonly created_by_name: string;
  readonly created_at: string;
}

const COLUMNS = sql`l.id, l.organization_id, o.name as organization_name, o.status as organization_status, l.name, l.role,
  l.domain, l.max_uses, l.uses, l.expires_at, l.revoked_at, l.created_by,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as created_by_name, l.created_at`;
const TABLES = sql`team_links l join organizations o on o.id = l.organization_id join users u on u.id = l.created_by`;

/** One page of an organization's team links, newest first. */
export function findTeamLinkPage(db: Db, organizationId: string, asked: PageRequest) {
  return readPage<TeamLinkRow>(db, asked, {
    order: { by: sql`l.created_at`, id: sql`l.id`, type: 'timestamptz', direction: 'desc' },
    columns: COLUMNS,
    from: TABLES,
    counted: sql`team_links l`,
    filter: sql<boolean>`l.organization_id = ${organizationId}`,
    sortValue: (row) => row.created_at,
  });
}

/** A team link by the hash of its secret. */
export async function findTeamLink(db: Db, tokenHash: Buffer): Promise<TeamLinkRow | undefined> {
  const { rows } = await sql<TeamLinkRow>`
    select ${COLUMNS} from ${TABLES} where l.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

/** A team link, held until the transaction ends: whoever else joins by it waits. */
export async function lockTeamLink(db: Db, id: string): Promise<TeamLinkRow | undefined> {
  await sql`select id from team_links where id = ${id} for update`.execute(db);
  const { rows } = await sql<TeamLinkRow>`select ${COLUMNS} from ${TABLES} where l.id = ${id}`.execute(db);
  return rows[0];
}

/** Adds a team link. */
export async function insertTeamLink(
  db: Db,
  link: {
    readonly organization_id: string;
    readonly name: string;
    readonly role: MemberRole;
    readonly domain: string;
    readonly max_uses: number;
    readonly token_hash: Buffer;
    readonly expires_at: Date;
    readonly created_by: string;
  },
  at: Date,
): Promise<string> {
  const id = uuidv7();
  await sql`insert into team_links (id, organization_id, name, role, domain, max_uses, token_hash, expires_at, created_by,
      created_at)
    values (${id}, ${link.organization_id}, ${link.name}, ${link.role}, ${link.domain}, ${link.max_uses},
      ${link.token_hash}, ${link.expires_at}, ${link.created_by}, ${at})`.execute(db);
  return id;
}

/** Counts one more person who joined by a link that is held. */
export async function countTeamLinkUse(db: Db, id: string): Promise<void> {
  await sql`update team_links set uses = uses + 1 where id = ${id}`.execute(db);
}

/** Ends a team link, and the invitations that were asked for by it and are open. */
export async function endTeamLink(db: Db, id: string, at: Date): Promise<void> {
  await sql`update team_links set revoked_at = ${at} where id = ${id}`.execute(db);
  await sql`update invites set status = 'closed', closed_reason = 'revoked', updated_at = ${at}
    where team_link_id = ${id} and status = 'new'`.execute(db);
}

/** The open invitation of an address to an organization, held until the transaction ends. */
export async function lockOpenInvite(
  db: Db,
  of: { readonly organization_id: string; readonly email: string },
): Promise<{ id: string; team_link_id: string | null } | undefined> {
  const { rows } = await sql<{ id: string; team_link_id: string | null }>`
    select id, team_link_id from invites where organization_id = ${of.organization_id} and email = ${of.email}
      and status = 'new' and expires_at > now() for update`.execute(db);
  return rows[0];
}
