import type { DisputeOutcome } from '@tryout/domain/agencies/dispute';
import type { SubmissionSide } from '@tryout/domain/agencies/submission';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { type PageRequest, readPage } from '../../platform/http/keyset.ts';
import type { SubmissionRow } from './submissions.queries.ts';

/** A dispute as stored. */
export interface DisputeRow {
  readonly id: string;
  readonly organization_id: string;
  readonly submission_id: string;
  readonly status: 'open' | 'settled';
  readonly opened_by: SubmissionSide;
  readonly agency_wish: DisputeOutcome | null;
  readonly agency_statement: string;
  readonly company_wish: DisputeOutcome | null;
  readonly company_statement: string;
  readonly referred_at: string | null;
  readonly outcome: DisputeOutcome | null;
  readonly settled_by: 'sides' | 'platform' | null;
  readonly reason: string;
  readonly created_at: string;
  readonly settled_at: string | null;
}

const COLUMNS = sql`d.id, d.organization_id, d.submission_id, d.status, d.opened_by, d.agency_wish, d.agency_statement,
  d.company_wish, d.company_statement, d.referred_at, d.outcome, d.settled_by, d.reason, d.created_at, d.settled_at`;

/** The disputes of a submission, newest first. */
export async function findDisputes(db: Db, submissionId: string): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select ${COLUMNS} from submission_disputes d where d.submission_id = ${submissionId}
    order by d.created_at desc, d.id desc
  `.execute(db);
  return rows;
}

/** Disputes by id. */
export async function findDisputesById(db: Db, ids: readonly string[]): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select ${COLUMNS} from submission_disputes d where d.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Opens a dispute; nothing is said in it yet. */
export async function insertDispute(
  db: Db,
  dispute: {
    readonly organization_id: string;
    readonly submission_id: string;
    readonly opened_by: SubmissionSide;
  },
  at: Date,
): Promise<string> {
  const id = uuidv7();
  await sql`insert into submission_disputes (id, organization_id, submission_id, opened_by, created_at)
    values (${id}, ${dispute.organization_id}, ${dispute.submission_id}, ${dispute.opened_by}, ${at})`.execute(
    db,
  );
  return id;
}

/** Keeps what a side wants and says. */
export async function storeWish(
  db: Db,
  id: string,
  said: { readonly side: SubmissionSide; readonly wish: DisputeOutcome; readonly statement: string },
): Promise<void> {
  const isAgency = said.side === 'agency';
  await sql`
    update submission_disputes set
      agency_wish = case when ${isAgency} then ${said.wish} else agency_wish end,
      agency_statement = case when ${isAgency} then ${said.statement} else agency_statement end,
      company_wish = case when ${isAgency} then company_wish else ${said.wish} end,
      company_statement = case when ${isAgency} then company_statement else ${said.statement} end
    where id = ${id}
  `.execute(db);
}

/** Puts a dispute to the platform. */
export async function storeReferred(db: Db, id: string, at: Date): Promise<void> {
  await sql`update submission_disputes set referred_at = ${at} where id = ${id}`.execute(db);
}

/** Settles a dispute. */
export async function storeOutcome(
  db: Db,
  id: string,
  settled: {
    readonly outcome: DisputeOutcome;
    readonly settled_by: 'sides' | 'platform';
    readonly settled_by_user: string;
    readonly reason: string;
  },
  at: Date,
): Promise<void> {
  await sql`update submission_disputes set status = 'settled', outcome = ${settled.outcome},
    settled_by = ${settled.settled_by}, settled_by_user = ${settled.settled_by_user}, reason = ${settled.reason},
    settled_at = ${at} where id = ${id}`.execute(db);
}

/** A dispute that was put to the platform, with what it is about. */
export interface ReferredRow extends DisputeRow {
  readonly company_name: string;
  readonly agency_name: string;
  readonly position_title: string;
  readonly email: string;
  readonly submitted_at: string;
  readonly owner: SubmissionRow['owner'];
  readonly owner_reason: SubmissionRow['owner_reason'];
}

/** One page of the disputes that were put to the platform, newest first. */
export function findReferredPage(db: Db, asked: PageRequest & { readonly status: 'open' | 'settled' }) {
  return readPage<ReferredRow>(db, asked, {
    order: { by: sql`d.referred_at`, id: sql`d.id`, type: 'timestamptz', direction: 'desc' },
    columns: sql`${COLUMNS}, c.name as company_name, g.name as agency_name, s.position_title, s.email,
      s.created_at as submitted_at, s.owner, s.owner_reason`,
    from: sql`submission_disputes d join submissions s on s.id = d.submission_id
      join organizations c on c.id = s.organization_id join organizations g on g.id = s.agency_id`,
    counted: sql`submission_disputes d`,
    filter: sql<boolean>`d.referred_at is not null and d.status = ${asked.status}`,
    sortValue: (row) => row.referred_at ?? '',
  });
}
