import type { PositionStatus } from '@tryout/domain/positions/position-status';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** A position as somebody who wants to apply meets it. */
export interface ApplyPosition {
  id: string;
  organization_id: string;
  revision_id: string;
  title: string;
  organization_name: string;
  organization_slug: string;
  logo_file_id: string | null;
  cover_file_id: string | null;
  accent: string | null;
  status: PositionStatus;
  visibility: 'public' | 'unlisted' | 'invite_only' | 'confidential';
  opens_on: string | null;
  closes_on: string | null;
  /** Today in the organization's zone. */
  today: string;
  /** Somebody has applied under the revision: it never changes any more. */
  is_frozen: boolean;
}

/** The position with its current revision. */
export async function findApplyPosition(db: Db, id: string, now: Date): Promise<ApplyPosition | undefined> {
  const { rows } = await sql<ApplyPosition>`
    select p.id, p.organization_id, r.id as revision_id, p.title, o.name as organization_name,
      o.slug as organization_slug, o.logo_file_id, o.cover_file_id, o.accent, p.status, p.visibility, p.opens_on, p.closes_on,
      (${now}::timestamptz at time zone o.default_time_zone)::date::text as today,
      r.first_application_at is not null as is_frozen
    from positions p join organizations o on o.id = p.organization_id
      join position_revisions r on r.position_id = p.id and r.revision = p.current_revision
    where p.id = ${id}
  `.execute(db);
  return rows[0];
}

/** An invitation found by the secret of its link. */
export interface ApplyInvite {
  id: string;
  position_id: string;
  email: string;
  first_name: string;
  last_name: string;
  status: 'new' | 'approved' | 'rejected' | 'closed';
  closed_reason: string;
  source: string;
  expired: boolean;
}

/** The invitation behind a link; `hold`: until the transaction ends, so that it is taken up once. */
export async function findApplyInvite(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  hold: boolean,
): Promise<ApplyInvite | undefined> {
  const { rows } = await sql<ApplyInvite>`
    select id, position_id, email, first_name, last_name, status, closed_reason, source, expires_at <= ${now} as expired
    from candidate_invites where token_hash = ${tokenHash} ${hold ? sql`for update` : sql``}
  `.execute(db);
  return rows[0];
}

/** Marks an invitation as taken up by an application. */
export async function acceptInvite(db: Db, inviteId: string, applicationId: string, at: Date): Promise<void> {
  await sql`update candidate_invites set status = 'approved', application_id = ${applicationId}, updated_at = ${at},
    opened_at = coalesce(opened_at, ${at}) where id = ${inviteId} and status = 'new'`.execute(db);
}

/** A provisional candidate's account: without password, its address only stated, whoever else states or owns it. */
export async function insertProvisional(
  db: Db,
  person: { email: string; first_name: string; last_name: string; locale: string },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into users (id, email, user_type, first_name, last_name, signup_step, locale, is_provisional)
    values (${id}, ${person.email}, 'candidate', ${person.first_name}, ${person.last_name}, 5, ${person.locale}, true)
  `.execute(db);
  await sql`insert into candidate_profiles (user_id) values (${id})`.execute(db);
  return id;
}

/**
 * Hands an application that was generated for an address, and that nobody has touched yet, to whoever follows its link
 * with that address. Null when it is not there or somebody has begun.
 */
export async function takeGenerated(
  db: Db,
  invite: ApplyInvite,
  candidateId: string,
  at: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update applications set candidate_id = ${candidateId}, consent_at = ${at}, last_activity_at = ${at}, updated_at = ${at}
    where id = (select application_id from candidate_invites where id = ${invite.id} and source = 'generated')
      and status = 'started' and consent_at is null and not is_test
    returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** The applicant's latest application for a position. */
export async function findLatestApplication(
  db: Db,
  positionId: string,
  candidateId: string,
): Promise<{ id: string; status: string; created_at: string } | undefined> {
  const { rows } = await sql<{ id: string; status: string; created_at: string }>`
    select id, status, created_at from applications
    where position_id = ${positionId} and candidate_id = ${candidateId}
    order by (status <> 'rejected') desc, created_at desc, id desc limit 1
  `.execute(db);
  return rows[0];
}

/** What somebody has applied for before. */
export interface EarlierApplications {
  /** Those to the organization since an instant. */
  readonly count: number;
  /** The latest one for the position; null: none. One that runs comes before one that was rejected. */
  readonly latest: { readonly id: string; readonly status: string; readonly created_at: string } | null;
}

/** What somebody has applied for, read while the account's row is locked. */
export async function lockEarlierApplications(
  db: Db,
  candidateId: string,
  of: { readonly position_id: string; readonly organization_id: string; readonly since: Date },
): Promise<EarlierApplications> {
  await sql`select id from users where id = ${candidateId} for no key update`.execute(db);
  const { rows } = await sql<EarlierApplications>`
    select (select count(*)::int from applications where candidate_id = ${candidateId}
        and organization_id = ${of.organization_id} and created_at >= ${of.since} and not is_test) as count,
      (select json_build_object('id', id, 'status', status, 'created_at', created_at) from applications
        where position_id = ${of.position_id} and candidate_id = ${candidateId}
        order by (status <> 'rejected') desc, created_at desc, id desc limit 1) as latest
  `.execute(db);
  return rows[0] ?? { count: 0, latest: null };
}

/** Freezes the revision of a position by its first application. */
export async function freezeRevision(
  db: Db,
  { revision_id, is_frozen }: ApplyPosition,
  at: Date,
): Promise<void> {
  if (is_frozen) return;
  await sql`update position_revisions set first_application_at = ${at}
    where id = ${revision_id} and first_application_at is null`.execute(db);
}

/** Creates an application; null when one for the same person and position is running already. */
export async function insertApplication(
  db: Db,
  application: {
    organization_id: string;
    position_id: string;
    revision_id: string;
    candidate_id: string;
    origin: string;
    name: string;
    email: string;
    is_test: boolean;
    /** The link by which the person came; left out: none. */
    source_link_id?: string | null;
    at: Date;
  },
): Promise<string | null> {
  const id = uuidv7();
  const { rows } = await sql<{ id: string }>`
    insert into applications (id, organization_id, position_id, revision_id, candidate_id, origin, applicant_name,
      applicant_email, is_test, source_link_id, consent_at, stage_entered_at, last_activity_at, created_at, updated_at)
    values (${id}, ${application.organization_id}, ${application.position_id}, ${application.revision_id},
      ${application.candidate_id}, ${application.origin}, ${application.name}, ${application.email},
      ${application.is_test}, ${application.source_link_id ?? null}::uuid, ${application.at}, ${application.at}, ${application.at}, ${application.at},
      ${application.at})
    on conflict (position_id, candidate_id) where status <> 'rejected' do nothing returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** The latest of the links by which somebody came that is of an organization; one that ended counts for visits before. */
export async function findSource(
  db: Db,
  organizationId: string,
  codes: readonly string[],
  since: Date,
): Promise<{ id: string; kind: 'channel' | 'referral' } | undefined> {
  const { rows } = await sql<{ id: string; kind: 'channel' | 'referral' }>`
    select id, kind from source_links where organization_id = ${organizationId} and code = any(${codes}::text[])
      and (ended_at is null or ended_at > ${since})
    order by array_position(${codes}::text[], code) limit 1
  `.execute(db);
  return rows[0];
}
