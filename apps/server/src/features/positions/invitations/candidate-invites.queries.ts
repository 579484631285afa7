import type { CandidateInvite } from '@tryout/contract/positions/candidate-invites';
import type { CandidateInviteClosedReason } from '@tryout/domain/positions/candidate-invite-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { type Actor, workingFor } from '../../../platform/http/actor.ts';
import { countRows, isAmong, type PageRequest, pageFrom, pageWindow } from '../../../platform/http/keyset.ts';
import { likePattern } from '../list-positions.queries.ts';
import { inReachOf } from '../visible-positions.queries.ts';

/** An invitation with what its position says. */
export interface InviteRow extends Omit<CandidateInvite, 'position'> {
  readonly organization_id: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly message: string;
  readonly application_id: string | null;
}

const COLUMNS = sql`i.id, i.organization_id, i.position_id, p.title as position_title, i.email, i.first_name, i.last_name,
  i.message, i.source, i.status, i.closed_reason, i.send_count, i.expires_at, i.sent_at, i.opened_at,
  i.application_id, i.created_at`;

/** How an invitation is answered. */
export function presentInvite(row: InviteRow): CandidateInvite {
  return { ...row, position: { id: row.position_id, title: row.position_title } };
}

/** Whose invitations somebody sees: those of who they work for, where they may invite at all. */
const invitingFor = (actor: Actor): readonly string[] =>
  actor.link && !actor.link.permissions.includes('invite') ? [] : workingFor(actor);

/** One page of invitations, newest first: of one position, or of all that the caller may see. */
export async function findInvitePage(
  db: Db,
  of: { position_id: string } | { actor: Actor },
  filter: PageRequest & { status?: string | undefined; q?: string | undefined },
) {
  const conditions: RawBuilder<boolean>[] =
    'position_id' in of
      ? [sql<boolean>`i.position_id = ${of.position_id}`]
      : [isAmong(sql`i.organization_id`, invitingFor(of.actor)), sql<boolean>`p.in_reach`];
  // A recruiter's link to a test of their own invites nobody.
  conditions.push(
    sql<boolean>`(select a.is_test from applications a where a.id = i.application_id) is not true`,
  );
  if (filter.status) conditions.push(sql<boolean>`i.status = ${filter.status}`);
  if (filter.q) {
    const pattern = likePattern(filter.q);
    conditions.push(sql<boolean>`(i.email || ' ' || i.first_name || ' ' || i.last_name) ilike ${pattern}`);
  }
  const matches = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  // Looked up one by one, so that invitations are read in their order and no further than the page.
  const from = sql`candidate_invites i cross join lateral (
    select p.title, ${'actor' in of ? inReachOf(of.actor) : sql`true`} as in_reach from positions p
    where p.id = i.position_id offset 0) p`;
  const window = pageWindow(
    { by: sql`i.created_at`, id: sql`i.id`, type: 'timestamptz', direction: 'desc' },
    filter,
  );
  const [listed, counted] = await Promise.all([
    sql<InviteRow>`select ${COLUMNS} from ${from} where ${matches} and ${window.where} ${window.tail}`.execute(
      db,
    ),
    countRows(db, from, matches),
  ]);
  return pageFrom(listed.rows, filter, window, counted, (row) => row.created_at, presentInvite);
}

/** What keeps an address from being invited. */
export type Standing = 'do_not_contact' | 'already_invited' | 'already_applied' | 'declined_before';

/** What is already known of addresses on a position, and whether its organization may write to them. */
export async function findStandings(
  db: Db,
  positionId: string,
  emails: readonly string[],
): Promise<Map<string, Standing>> {
  const { rows } = await sql<{
    email: string;
    standing: Standing;
  }>`
    select listed.email, case
      when exists (select 1 from applications a join users u on u.id = a.candidate_id
        where a.position_id = ${positionId} and not a.is_test and a.status <> 'rejected'
          and (u.email = listed.email or a.applicant_email = listed.email)) then 'already_applied'
      when exists (select 1 from people e join people kept on kept.id = coalesce(e.merged_into, e.id)
        where e.organization_id = (select organization_id from positions where id = ${positionId})
          and e.email = listed.email and (e.do_not_contact or kept.do_not_contact)) then 'do_not_contact'
      when exists (select 1 from candidate_invites i where i.position_id = ${positionId}
        and i.email = listed.email and i.status = 'new' and i.expires_at > now()) then 'already_invited'
      when exists (select 1 from candidate_invites i where i.position_id = ${positionId}
        and i.email = listed.email and i.status = 'rejected') then 'declined_before'
    end as standing
    from unnest(${emails}::text[]) as listed(email)
  `.execute(db);
  return new Map(rows.filter((row) => row.standing !== null).map((row) => [row.email, row.standing]));
}

/** A new invitation. */
export interface NewInvite {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly token_hash: Buffer;
}

/** Adds invitations; answers the ids of those that were added, as an address with a live one is passed over. */
export async function insertInvites(
  db: Db,
  invites: readonly NewInvite[],
  shared: {
    organization_id: string;
    position_id: string;
    message: string;
    source: CandidateInvite['source'];
    expires_at: Date;
    sent_at: Date | null;
    invited_by: string;
    application_id?: string;
  },
): Promise<Set<string>> {
  const rows = invites.map(({ token_hash, ...invite }) => ({ ...invite, hash: token_hash.toString('hex') }));
  const sentAt = shared.sent_at?.toISOString() ?? null;
  const { rows: added } = await sql<{ id: string }>`
    insert into candidate_invites (id, organization_id, position_id, email, first_name, last_name, message, token_hash,
      source, expires_at, sent_at, application_id, invited_by)
    select id, ${shared.organization_id}, ${shared.position_id}, email, first_name, last_name, ${shared.message},
      decode(hash, 'hex'), ${shared.source}, ${shared.expires_at.toISOString()}::timestamptz, ${sentAt}::timestamptz,
      ${shared.application_id ?? null}::uuid, ${shared.invited_by}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, email text, first_name text, last_name text, hash text)
    on conflict (position_id, email) where status = 'new' do nothing returning id
  `.execute(db);
  return new Set(added.map((row) => row.id));
}

/** One invitation, held until the transaction ends. */
export async function lockInvite(
  db: Db,
  by: { id: string } | { token_hash: Buffer },
): Promise<InviteRow | undefined> {
  const condition = 'id' in by ? sql`i.id = ${by.id}` : sql`i.token_hash = ${by.token_hash}`;
  const { rows } = await sql<InviteRow>`
    select ${COLUMNS} from candidate_invites i join positions p on p.id = i.position_id
    where ${condition} for update of i
  `.execute(db);
  return rows[0];
}

/** The invitation of an address to a position that waits for its answer. */
export async function findLiveInvite(
  db: Db,
  { position_id, email }: { readonly position_id: string; readonly email: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from candidate_invites where position_id = ${position_id} and email = ${email} and status = 'new'
  `.execute(db);
  return rows[0]?.id;
}

/** Renews an invitation: a new token, a new term, one more sending. */
export async function renewInvite(
  db: Db,
  id: string,
  renewal: { token_hash: Buffer; expires_at: Date; sent_at: Date },
): Promise<void> {
  await sql`update candidate_invites set token_hash = ${renewal.token_hash}, status = 'new', closed_reason = '',
    expires_at = ${renewal.expires_at.toISOString()}, sent_at = ${renewal.sent_at.toISOString()},
    send_count = send_count + 1, updated_at = ${renewal.sent_at.toISOString()} where id = ${id}`.execute(db);
}

/** Ends an invitation, or notes its answer. */
export async function endInvite(
  db: Db,
  id: string,
  end: { status: 'approved' | 'rejected' | 'closed'; closed_reason: string },
  at: Date,
): Promise<void> {
  await sql`update candidate_invites set status = ${end.status}, closed_reason = ${end.closed_reason},
    updated_at = ${at.toISOString()} where id = ${id}`.execute(db);
}

/** Ends all live invitations of a position. Personal links of applications that were begun stay. */
export async function closeInvitesOf(
  db: Db,
  positionId: string,
  reason: CandidateInviteClosedReason,
  at: Date,
): Promise<void> {
  await sql`update candidate_invites set status = 'closed', closed_reason = ${reason}, updated_at = ${at.toISOString()}
    where position_id = ${positionId} and status = 'new' and application_id is null`.execute(db);
}

/** Ends invitations whose time has passed. */
export async function expireInvites(db: Db, now: Date): Promise<void> {
  await sql`update candidate_invites set status = 'closed', closed_reason = 'expired', updated_at = ${now.toISOString()}
    where status = 'new' and expires_at <= ${now.toISOString()}`.execute(db);
}

/** What the link of an invitation shows. */
export interface InvitationView {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly status: 'new' | 'approved' | 'rejected' | 'closed';
  readonly expires_at: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly position_slug: string;
  readonly position_status: 'draft' | 'published' | 'paused' | 'closed' | 'archived';
  readonly opens_on: string | null;
  readonly closes_on: string | null;
  readonly organization_name: string;
  readonly organization_slug: string;
  readonly time_zone: string;
  readonly is_test: boolean;
}

/** The invitation behind a token. */
export async function findInvitation(db: Db, tokenHash: Buffer): Promise<InvitationView | undefined> {
  const { rows } = await sql<InvitationView>`
    select i.id, i.email, i.first_name, i.status, i.expires_at, i.position_id, p.title as position_title,
      p.slug as position_slug, p.status as position_status, p.opens_on, p.closes_on, o.name as organization_name,
      o.slug as organization_slug, o.default_time_zone as time_zone, coalesce(a.is_test, false) as is_test
    from candidate_invites i join positions p on p.id = i.position_id join organizations o on o.id = i.organization_id
    left join applications a on a.id = i.application_id
    where i.token_hash = ${tokenHash}
  `.execute(db);
  return rows[0];
}

/** Notes that an invitation was looked at, the first time. */
export async function noteOpened(db: Db, id: string, at: Date): Promise<void> {
  await sql`update candidate_invites set opened_at = ${at.toISOString()} where id = ${id} and opened_at is null`.execute(
    db,
  );
}
