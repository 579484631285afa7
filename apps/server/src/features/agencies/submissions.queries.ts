import type { OwnershipVerdict } from '@tryout/domain/agencies/ownership';
import type {
  SubmissionGroup,
  SubmissionRefusal,
  SubmissionStatus,
} from '@tryout/domain/agencies/submission';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { CandidateInviteStatus } from '@tryout/domain/positions/candidate-invite-status';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { type PageRequest, readPage } from '../../platform/http/keyset.ts';
import { inReachOf } from '../positions/public.ts';
import type { Reader } from './agency-side.ts';
import { linkInForce } from './shares.queries.ts';

/** A submission as stored, with the names of both sides and how the application goes. */
export interface SubmissionRow {
  readonly id: string;
  readonly organization_id: string;
  readonly company_name: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly share_id: string;
  readonly share_is_open: boolean;
  readonly agency_id: string;
  readonly agency_name: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly cv_file_id: string;
  readonly note: string;
  readonly consent_proof: string;
  readonly consent_on: string;
  readonly consent_file_id: string | null;
  readonly terms: string;
  readonly status: SubmissionStatus;
  readonly refusal: SubmissionRefusal | null;
  readonly reason: string;
  readonly owner: OwnershipVerdict['owner'];
  readonly owner_reason: OwnershipVerdict['reason'] | 'dispute';
  readonly owner_until: string | null;
  readonly submitted_by: string | null;
  readonly submitted_by_name: string;
  readonly decided_at: string | null;
  readonly created_at: string;
  /** Whether the link between the two is in force. */
  readonly is_linked: boolean;
  readonly invite_status: CandidateInviteStatus | null;
  readonly application_id: string | null;
  readonly application_status: ApplicationStatus | null;
  readonly has_dispute: boolean;
}

const COLUMNS = sql`s.id, s.organization_id, c.name as company_name, s.position_id, s.position_title, s.share_id,
  (h.status = 'open') as share_is_open, s.agency_id, g.name as agency_name, s.email, s.first_name, s.last_name,
  s.cv_file_id, s.note, s.consent_proof, s.consent_on, s.consent_file_id, s.terms, s.status, s.refusal, s.reason, s.owner,
  s.owner_reason, s.owner_until, s.submitted_by,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email, '') as submitted_by_name, s.decided_at,
  s.created_at, ${linkInForce(sql`s.agency_id`, sql`s.organization_id`)} as is_linked, i.status as invite_status,
  a.id as application_id, a.status as application_status,
  exists (select from submission_disputes d where d.submission_id = s.id and d.status = 'open') as has_dispute`;
// The application of the invitation, or the one that the person began without following its link.
const TABLES = sql`submissions s join organizations c on c.id = s.organization_id
  join organizations g on g.id = s.agency_id join agency_positions h on h.id = s.share_id
  join positions p on p.id = s.position_id
  left join users u on u.id = s.submitted_by left join candidate_invites i on i.id = s.invite_id
  left join lateral (select one.id, one.status from applications one
    where one.id = i.application_id or (one.person_id = i.person_id and one.position_id = s.position_id and not one.is_test)
    order by one.id = i.application_id desc, one.created_at desc limit 1) a on true`;

/** The submissions `s` that a reader sees: an agency's recruiters theirs and those on positions they work on. */
function submissionsOf(reader: Reader): RawBuilder<boolean> {
  if (reader.side === 'company') {
    return sql<boolean>`s.organization_id = ${reader.organization_id} and ${inReachOf(reader.actor)}`;
  }
  const mine = reader.sees_all
    ? sql<boolean>`true`
    : // sql: blind, because only a recruiter of an agency forms it; agencies.test.ts reads as one
      sql<boolean>`(s.submitted_by = ${reader.user_id} or exists (
        select from agency_position_people w where w.share_id = s.share_id and w.user_id = ${reader.user_id}))`;
  return sql<boolean>`s.agency_id = ${reader.organization_id} and ${mine}`;
}

const OPEN_DISPUTE = sql<boolean>`exists (select from submission_disputes d
  where d.submission_id = s.id and d.status = 'open')`;
const LISTS = {
  waiting: sql<boolean>`s.status = 'new'`,
  accepted: sql<boolean>`s.status = 'approved'`,
  over: sql<boolean>`s.status in ('rejected', 'closed')`,
  disputed: OPEN_DISPUTE,
} as const;

/** The lists that submissions are shown in. */
export type SubmissionList = keyof typeof LISTS;

/** One page of a reader's submissions, newest first. */
export function findSubmissionPage(
  db: Db,
  reader: Reader,
  asked: PageRequest & { readonly list: SubmissionList; readonly q?: string | undefined },
) {
  const pattern = `%${(asked.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return readPage<SubmissionRow>(db, asked, {
    order: { by: sql`s.created_at`, id: sql`s.id`, type: 'timestamptz', direction: 'desc' },
    columns: COLUMNS,
    from: TABLES,
    counted: sql`submissions s join positions p on p.id = s.position_id`,
    filter: sql<boolean>`${submissionsOf(reader)} and ${LISTS[asked.list]}
      and (s.first_name || ' ' || s.last_name || ' ' || s.email || ' ' || s.position_title) ilike ${pattern}`,
    sortValue: (row) => row.created_at,
  });
}

/** How many submissions of a reader each list holds. */
export async function countSubmissions(db: Db, reader: Reader): Promise<Record<SubmissionList, number>> {
  const { rows } = await sql<Record<SubmissionList, number>>`
    select count(*) filter (where ${LISTS.waiting})::int as waiting,
      count(*) filter (where ${LISTS.accepted})::int as accepted,
      count(*) filter (where ${LISTS.over})::int as over, count(*) filter (where ${LISTS.disputed})::int as disputed
    from submissions s join positions p on p.id = s.position_id where ${submissionsOf(reader)}
  `.execute(db);
  return rows[0] ?? { waiting: 0, accepted: 0, over: 0, disputed: 0 };
}

/** Submissions by id, as far as a reader sees them. */
export async function findSubmissions(
  db: Db,
  ids: readonly string[],
  reader: Reader,
): Promise<SubmissionRow[]> {
  const { rows } = await sql<SubmissionRow>`
    select ${COLUMNS} from ${TABLES} where s.id = any(${ids}::uuid[]) and ${submissionsOf(reader)}
  `.execute(db);
  return rows;
}

/** A submission, held until the transaction ends. */
export async function lockSubmission(db: Db, id: string): Promise<SubmissionRow | undefined> {
  await sql`select id from submissions where id = ${id} for update`.execute(db);
  const { rows } = await sql<SubmissionRow>`select ${COLUMNS} from ${TABLES} where s.id = ${id}`.execute(db);
  return rows[0];
}

/** A new submission. */
export interface NewSubmission {
  readonly organization_id: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly share_id: string;
  readonly agency_id: string;
  readonly person_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly cv_file_id: string;
  readonly note: string;
  readonly consent_proof: string;
  readonly consent_on: string;
  readonly consent_file_id: string | null;
  readonly terms: string;
  readonly status: 'new' | 'rejected';
  readonly refusal: SubmissionRefusal | null;
  readonly owner: OwnershipVerdict['owner'];
  readonly owner_reason: OwnershipVerdict['reason'];
  readonly owner_until: Date | null;
  readonly submitted_by: string;
}

/** Adds a submission; undefined where the agency has one of the person for the position that waits or was accepted. */
export async function insertSubmission(db: Db, row: NewSubmission, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into submissions (id, organization_id, position_id, position_title, share_id, agency_id, person_id, email,
      first_name, last_name, cv_file_id, note, consent_proof, consent_on, consent_file_id, terms, status, refusal, owner,
      owner_reason, owner_until, submitted_by, decided_at, created_at, updated_at)
    values (${uuidv7()}, ${row.organization_id}, ${row.position_id}, ${row.position_title}, ${row.share_id},
      ${row.agency_id}, ${row.person_id}, ${row.email}, ${row.first_name}, ${row.last_name}, ${row.cv_file_id}, ${row.note},
      ${row.consent_proof}, ${row.consent_on}, ${row.consent_file_id}, ${row.terms}, ${row.status}, ${row.refusal}, ${row.owner},
      ${row.owner_reason}, ${row.owner_until}, ${row.submitted_by}, ${row.status === 'new' ? null : at}, ${at}, ${at})
    on conflict (position_id, agency_id, email) where status in ('new', 'approved') do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Whether the agency has a submission of an address for a position that waits or was accepted. */
export async function isSubmitted(
  db: Db,
  of: { readonly position_id: string; readonly agency_id: string; readonly email: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from submissions where position_id = ${of.position_id} and agency_id = ${of.agency_id}
      and email = ${of.email} and status in ('new', 'approved')
  `.execute(db);
  return rows.length > 0;
}

/** Answers a submission, or takes it back. */
export async function storeSubmissionStatus(
  db: Db,
  id: string,
  change: {
    readonly status: SubmissionStatus;
    readonly refusal: SubmissionRefusal | null;
    readonly reason: string;
    readonly decided_by: string | null;
    readonly invite_id: string | null;
  },
  at: Date,
): Promise<void> {
  await sql`
    update submissions set status = ${change.status}, refusal = ${change.refusal}, reason = ${change.reason},
      decided_by = ${change.decided_by}, invite_id = ${change.invite_id}, updated_at = ${at},
      decided_at = case when ${change.decided_by}::uuid is null then decided_at else ${at} end
    where id = ${id}
  `.execute(db);
}

/** Notes who represents the person of a submission. */
export async function storeOwner(
  db: Db,
  id: string,
  owner: {
    readonly owner: OwnershipVerdict['owner'];
    readonly owner_reason: SubmissionRow['owner_reason'];
    readonly owner_until: Date | null;
  },
  at: Date,
): Promise<void> {
  await sql`update submissions set owner = ${owner.owner}, owner_reason = ${owner.owner_reason},
    owner_until = ${owner.owner_until}, updated_at = ${at} where id = ${id}`.execute(db);
}

/** A file of a submission, or a CV of an agency's candidate. */
export interface SubmittedFile {
  readonly id: string;
  readonly sha256: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
}

/** A file by its id. */
export async function findFile(db: Db, id: string): Promise<SubmittedFile | undefined> {
  const { rows } = await sql<SubmittedFile>`
    select id, sha256, name, media_type, size from files where id = ${id}`.execute(db);
  return rows[0];
}

/** Gives a company a file of its own with the same content, which stays as it is whatever the agency does with its own. */
export async function copyFileFor(db: Db, companyId: string, file: SubmittedFile): Promise<string> {
  const id = uuidv7();
  await sql`insert into files (id, sha256, size, media_type, name, purpose, organization_id)
    values (${id}, ${file.sha256}, ${file.size}, ${file.media_type}, ${file.name}, 'submission_cv', ${companyId})`.execute(
    db,
  );
  return id;
}

/** A proof of consent that an agency sent and has not submitted yet. */
export interface WaitingProof {
  readonly id: string;
  /** The agency's. */
  readonly organization_id: string | null;
}

/** Keeps a proof of consent until it is submitted. */
export async function insertConsentProof(
  db: Db,
  agencyId: string,
  file: Omit<SubmittedFile, 'id'>,
): Promise<string> {
  const id = uuidv7();
  await sql`insert into files (id, sha256, size, media_type, name, purpose, organization_id)
    values (${id}, ${file.sha256}, ${file.size}, ${file.media_type}, ${file.name}, 'consent_proof', ${agencyId})`.execute(
    db,
  );
  return id;
}

/** Proofs of consent by id that have not been submitted yet. */
export async function findConsentProofs(db: Db, ids: readonly string[]): Promise<WaitingProof[]> {
  const { rows } = await sql<WaitingProof>`
    select id, organization_id from files where id = any(${ids}::uuid[]) and purpose = 'consent_proof'
  `.execute(db);
  return rows;
}

/** Makes a proof of consent a file of the company it is submitted to; false where it has been submitted by now. */
export async function submitConsentProof(db: Db, id: string, companyId: string): Promise<boolean> {
  const { rows } = await sql`
    update files set purpose = 'submission_consent', organization_id = ${companyId}
    where id = ${id} and purpose = 'consent_proof' returning id
  `.execute(db);
  return rows.length > 0;
}

/** Forgets proofs that nobody submitted; answers how many. Their bytes are swept at night. */
export async function forgetConsentProofs(db: Db, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from files where purpose = 'consent_proof' and created_at < ${before} returning id
  `.execute(db);
  return rows.length;
}

/** Gives the person whom the company knows now the CV that was submitted, where it has none. */
export async function giveCvToPerson(
  db: Db,
  of: { readonly organization_id: string; readonly email: string; readonly cv_file_id: string },
): Promise<void> {
  await sql`update people set cv_file_id = ${of.cv_file_id}
    where organization_id = ${of.organization_id} and email = ${of.email} and cv_file_id is null`.execute(db);
}

/** What was told an agency about a person it submitted, first to last. */
export async function findFeedback(
  db: Db,
  submissionId: string,
): Promise<{ body: string; author_name: string; created_at: string }[]> {
  const { rows } = await sql<{ body: string; author_name: string; created_at: string }>`
    select f.body, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '') as author_name, f.created_at
    from submission_feedback f left join users u on u.id = f.author_id
    where f.submission_id = ${submissionId} order by f.created_at, f.id
  `.execute(db);
  return rows;
}

/** Keeps what a company tells an agency. */
export async function insertFeedback(
  db: Db,
  feedback: {
    readonly organization_id: string;
    readonly submission_id: string;
    readonly author_id: string;
    readonly body: string;
  },
  at: Date,
): Promise<string> {
  const id = uuidv7();
  await sql`insert into submission_feedback (id, organization_id, submission_id, author_id, body, created_at)
    values (${id}, ${feedback.organization_id}, ${feedback.submission_id}, ${feedback.author_id}, ${feedback.body},
      ${at})`.execute(db);
  return id;
}

/** The group of the submission `s`, as `submissionGroup` of the domain has it. */
const GROUP = sql`case when a.status is null then
    case when i.status in ('rejected', 'closed') then 'not_selected' else 'in_progress' end
  when a.status = 'approved' then 'approved' when a.status = 'rejected' then 'not_selected'
  when a.status in ('phone_screen', 'in_person') then 'interviewing' else 'in_progress' end`;

/** Accepted submissions whose group is another one than the agency was told last. */
export async function findMovedSubmissions(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from ${TABLES} where s.status = 'approved' and ${GROUP} is distinct from s.followed_group
      and (${after}::uuid is null or s.id > ${after}::uuid)
    order by s.id limit ${limit}
  `.execute(db);
  return rows;
}

/** An accepted submission with what its agency was told last, held until the transaction ends. */
export async function lockFollowed(
  db: Db,
  id: string,
): Promise<{ submission: SubmissionRow; followed: SubmissionGroup | null } | undefined> {
  const { rows } = await sql<{ followed_group: SubmissionGroup | null }>`
    select followed_group from submissions where id = ${id} and status = 'approved' for update
  `.execute(db);
  const { rows: found } = await sql<SubmissionRow>`
    select ${COLUMNS} from ${TABLES} where s.id = ${id}
  `.execute(db);
  const [followed, submission] = [rows[0], found[0]];
  return followed && submission && { submission, followed: followed.followed_group };
}

/** Notes what an agency was told of how a submission goes. */
export async function storeFollowed(db: Db, id: string, group: SubmissionGroup): Promise<void> {
  await sql`update submissions set followed_group = ${group} where id = ${id}`.execute(db);
}
