import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { type ApplicantFilter, conditions, ofStatuses } from '../list/list-applicants.queries.ts';

/** What an export knows of an applicant, before it is narrowed to the reader's access. */
export interface ExportedRow {
  id: string;
  applicant_name: string;
  applicant_email: string;
  status: ApplicationStatus;
  disposition_by: string | null;
  job_fit_score: number | null;
  job_fit_sem: number | null;
  coverage: number | null;
  rank_order: number;
  top_trait: string | null;
  applied_at: string | null;
  stage_entered_at: string;
  tags: string[];
}

const COLUMNS = sql`a.id, a.applicant_name, a.applicant_email, a.status,
      case when a.status <> 'rejected' then null when a.duplicate_of is not null then 'duplicate' else a.disposition_by end
        as disposition_by,
      a.job_fit_score, a.job_fit_sem, a.coverage, a.rank_order, a.applied_at, a.stage_entered_at, a.tags,
      (select t.name from traits t where t.id = a.top_trait_id) as top_trait`;

function chosen(ids: readonly string[] | null) {
  return ids === null ? sql`` : sql` and a.id = any(${ids}::uuid[])`;
}

/** How many an export has. */
export async function countExported(
  db: Db,
  filter: ApplicantFilter,
  ids: readonly string[] | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from applications a where ${conditions(filter)}${ofStatuses(filter)}${chosen(ids)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether somebody looks after any applicant of a position. */
export async function ownsApplicants(db: Db, positionId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from applications where position_id = ${positionId} and owner_id = ${userId} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** The next applicants of an export in list order, after one of them or from the first. */
export async function readExported(
  db: Db,
  filter: ApplicantFilter,
  ids: readonly string[] | null,
  window: { after: ExportedRow | undefined; limit: number },
): Promise<ExportedRow[]> {
  const { after, limit } = window;
  const beyond = after
    ? sql` and (a.rank_order, a.id) > (${after.rank_order}::bigint, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ExportedRow>`
    select ${COLUMNS}
    from applications a where ${conditions(filter)}${ofStatuses(filter)}${chosen(ids)}${beyond}
    order by a.rank_order, a.id limit ${limit}
  `.execute(db);
  return rows;
}

/** These applicants in the order of their ids here, without those whom the list finds no longer. */
export async function readExportedOf(
  db: Db,
  filter: ApplicantFilter,
  ids: readonly string[],
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select ${COLUMNS}
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) join applications a on a.id = wanted.id
    where ${conditions(filter)}${ofStatuses(filter)} order by wanted.place
  `.execute(db);
  return rows;
}
