import type { MemberRole } from '@tryout/contract/organizations/members';
import type { InviteStatus } from '@tryout/domain/organizations/invite-status';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

/** An invitation of a colleague. */
export interface InviteRow {
  readonly id: string;
  readonly organization_id: string;
  readonly organization_name: string;
  readonly organization_status: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly message: string;
  readonly status: InviteStatus;
  readonly closed_reason: string;
  readonly send_count: number;
  readonly expires_at: string;
  readonly expired: boolean;
  readonly invited_by: string;
  /** The team link by which the address asked for it; null: somebody invited it. */
  readonly team_link_id: string | null;
}

const COLUMNS = sql`i.id, i.organization_id, o.name as organization_name, o.status as organization_status, i.email,
  i.role, i.message, i.status, i.closed_reason, i.send_count, i.expires_at, i.expires_at <= now() as expired, i.invited_by,
  i.team_link_id`;

/** The invitation behind a token, locked until the transaction ends. */
export async function lockInviteByToken(db: Db, tokenHash: Buffer): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    select ${COLUMNS} from invites i join organizations o on o.id = i.organization_id
    where i.token_hash = ${tokenHash} for update of i
  `.execute(db);
  return rows[0];
}

/** An invitation by id, locked until the transaction ends. */
export async function lockInvite(db: Db, id: string): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    select ${COLUMNS} from invites i join organizations o on o.id = i.organization_id
    where i.id = ${id} for update of i
  `.execute(db);
  return rows[0];
}

/** A new invitation. */
export interface NewInvite {
  readonly organization_id: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly message: string;
  readonly token_hash: Buffer;
  readonly days: number;
  readonly invited_by: string;
  readonly team_link_id?: string;
}

/** Adds an invitation; null when one is open for the address. An open one whose time is over makes room first. */
export async function insertInvite(
  db: Db,
  invite: NewInvite,
): Promise<{ id: string; expires_at: string } | null> {
  await sql`
    update invites set status = 'closed', closed_reason = 'expired', updated_at = now()
    where organization_id = ${invite.organization_id} and email = ${invite.email} and status = 'new'
      and expires_at <= now()
  `.execute(db);
  const { rows } = await sql<{ id: string; expires_at: string }>`
    insert into invites (id, organization_id, email, role, message, token_hash, expires_at, invited_by, team_link_id)
    values (${uuidv7()}, ${invite.organization_id}, ${invite.email}, ${invite.role}, ${invite.message},
      ${invite.token_hash}, now() + make_interval(days => ${invite.days}), ${invite.invited_by},
      ${invite.team_link_id ?? null})
    on conflict (organization_id, email) where status = 'new' do nothing
    returning id, expires_at
  `.execute(db);
  return rows[0] ?? null;
}

/** Gives an invitation a new token and a new end. */
export async function renewInvite(
  db: Db,
  id: string,
  tokenHash: Buffer,
  days: number,
): Promise<{ send_count: number; expires_at: string }> {
  const { rows } = await sql<{ send_count: number; expires_at: string }>`
    update invites set token_hash = ${tokenHash}, send_count = send_count + 1,
      expires_at = now() + make_interval(days => ${days}), updated_at = now()
    where id = ${id} returning send_count, expires_at
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('a locked invitation is gone');
  return row;
}

/** Moves an invitation to a status. */
export async function storeInviteStatus(
  db: Db,
  id: string,
  status: InviteStatus,
  detail: { closed_reason?: string; accepted_by?: string } = {},
): Promise<void> {
  await sql`
    update invites set status = ${status}, closed_reason = ${detail.closed_reason ?? ''},
      accepted_by = ${detail.accepted_by ?? null}, updated_at = now() where id = ${id}
  `.execute(db);
}

/** Whether an address belongs to an active member. */
export async function isActiveMember(db: Db, organizationId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from members m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} and m.status = 'active' and u.email = ${email}
  `.execute(db);
  return rows.length > 0;
}

const ORDER: ListOrder = { by: sql`i.created_at`, id: sql`i.id`, type: 'timestamptz', direction: 'desc' };

interface InviteLine {
  id: string;
  email: string;
  role: MemberRole;
  status: string;
  closed_reason: string;
  send_count: number;
  expires_at: string;
  invited_by_name: string;
  created_at: string;
}

/** Invitations, newest first; one whose time is over reads as closed. */
export async function listInvites(
  db: Db,
  organizationId: string,
  wish: PageRequest & { readonly status?: string | undefined },
) {
  const status = sql`case when i.status = 'new' and i.expires_at <= now() then 'closed' else i.status end`;
  const filter = sql<boolean>`i.organization_id = ${organizationId}
    and (${wish.status ?? null}::text is null or ${status} = ${wish.status ?? null})`;
  return shownAs(
    readPage<InviteLine>(db, wish, {
      order: ORDER,
      columns: sql`i.id, i.email, i.role, ${status} as status,
      case when i.status = 'new' and i.expires_at <= now() then 'expired' else i.closed_reason end as closed_reason,
      i.send_count, i.expires_at, i.created_at, trim(u.first_name || ' ' || u.last_name) as invited_by_name`,
      from: sql`invites i join users u on u.id = i.invited_by`,
      counted: sql`invites i`,
      filter,
      sortValue: (row) => row.created_at,
    }),
    ({ id, ...row }) => ({
      invite_id: id,
      ...row,
    }),
  );
}

/** An invitation to apply, as far as its link tells; marks it as opened. */
export async function openCandidateInvite(db: Db, tokenHash: Buffer) {
  const { rows } = await sql<{
    organization_name: string;
    position_title: string;
    email: string;
    status: InviteStatus;
    closed_reason: string;
    expires_at: string;
    expired: boolean;
  }>`
    update candidate_invites c set opened_at = coalesce(c.opened_at, now())
    from positions p join organizations o on o.id = p.organization_id
    where c.token_hash = ${tokenHash} and p.id = c.position_id
    returning o.name as organization_name, p.title as position_title, c.email, c.status, c.closed_reason, c.expires_at,
      c.expires_at <= now() as expired
  `.execute(db);
  return rows[0];
}

/** Gives a member who joined by an invitation the title and place that it holds; what it does not say stays. */
export async function placeInvited(db: Db, inviteId: string, userId: string): Promise<void> {
  await sql`
    update members m set title = coalesce(nullif(i.title, ''), m.title),
      department_id = coalesce(i.department_id, m.department_id), location_id = coalesce(i.location_id, m.location_id),
      is_interviewer = m.is_interviewer or i.is_interviewer
    from invites i where i.id = ${inviteId} and m.organization_id = i.organization_id and m.user_id = ${userId}
  `.execute(db);
}
