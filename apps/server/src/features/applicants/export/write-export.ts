import type { ApplicantRights } from '@tryout/contract/applicants/applicants';
import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { type Cell, csvFile, xlsxFile } from '../../../platform/files/sheet-files.ts';
import { findActorOfUser } from '../../../platform/http/sessions.queries.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { beginAgain, endJob, noteProgress, takeUp } from '../../background-jobs/public.ts';
import { applicantRights } from '../applicant-rights.ts';
import { type FilterQuery, filterOf, orderOf } from '../list/list-applicants.ts';
import { readSortedIds } from '../list/list-order.queries.ts';
import { type ExportedRow, readExported, readExportedOf } from './export-applicants.queries.ts';

/** The job that writes an export. */
export const EXPORT_JOB = 'applicants.export';

/** What an export was asked for. */
export interface ExportWish {
  readonly format: 'csv' | 'xlsx';
  readonly filters: Omit<FilterQuery, 'position_id'>;
  /** As in the list; left out by exports of before: best first. */
  readonly sort?: Parameters<typeof orderOf>[0];
  readonly application_ids: readonly string[] | null;
}

/** Applicants read at once. */
const CHUNK = 500;

/** Largest export; bytes. */
const MOST_BYTES = 500_000_000;

/** The export was cancelled while it was written. */
class Cancelled extends Error {}

/** Writes exports; one that a restart cut off is written again from its beginning. */
export function exportJob(services: Services): JobHandler<{ background_job_id: string }> {
  return {
    name: EXPORT_JOB,
    longest_s: 1800,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, 'applicants_export')) {
        await services.jobs.enqueue(services.db, EXPORT_JOB, { background_job_id });
      }
    },
    run: ({ background_job_id }) => writeExport(services, background_job_id),
  };
}

async function writeExport(services: Services, id: string): Promise<void> {
  const { files, now, log } = services;
  const job = await takeUp(services, id);
  if (!job) return;
  try {
    const wish = job.wish as ExportWish;
    const rows = exportedRows(services, exportOf(job), wish);
    const file = wish.format === 'csv' ? csvFile(rows) : xlsxFile(rows);
    const result = await files.put(file, MOST_BYTES);
    await endJob(services, id, { status: 'done', at: now(), result });
  } catch (error) {
    if (error instanceof Cancelled) return;
    log.warn({ err: error, background_job_id: id }, 'an export could not be written');
    await endJob(services, id, { status: 'failed', at: now() });
  }
}

interface ExportOf {
  readonly id: string;
  readonly owner_id: string;
  readonly organization_id: string;
  readonly position_id: string;
  readonly facts: { readonly names?: boolean; readonly scores?: boolean };
}

type Place = 'organization_id' | 'position_id';
type JobOfExport = Omit<ExportOf, Place> & Readonly<Record<Place, string | null>>;

/** An export is of a position, always. */
function exportOf({ organization_id, position_id, ...job }: JobOfExport): ExportOf {
  if (organization_id === null || position_id === null) throw new Error('an export without a position');
  return { ...job, organization_id, position_id };
}

/** The header and each applicant, with the owner's rights as they are at each step. */
async function* exportedRows(
  services: Services,
  job: ExportOf,
  wish: ExportWish,
): AsyncGenerator<readonly Cell[]> {
  const { db } = services;
  const rights = await rightsOfOwner(services, job);
  const columns = columnsFor(rights);
  yield columns.map(([name]) => name);
  const filter = await filterOf(db, { ...wish.filters, position_id: job.position_id }, rights);
  const order = orderOf(wish.sort ?? '-job_fit', rights);
  // In another order places change while it is written: whom it has is settled when it begins.
  const sorted = order && (await readSortedIds(db, filter, wish.application_ids, order));
  let done = 0;
  let after: ExportedRow | undefined;
  for (let from = 0; ; from += CHUNK) {
    const rows = sorted
      ? await readExportedOf(db, filter, sorted.slice(from, from + CHUNK))
      : await readExported(db, filter, wish.application_ids, { after, limit: CHUNK });
    for (const row of rows) yield columns.map(([, cell]) => cell(row));
    done += rows.length;
    if (!(await noteProgress(services, job.id, done))) throw new Cancelled();
    if (sorted ? from + CHUNK >= sorted.length : rows.length < CHUNK) return;
    after = rows.at(-1);
    await rightsOfOwner(services, job);
  }
}

async function rightsOfOwner({ db }: Services, job: ExportOf): Promise<ApplicantRights> {
  const actor = await findActorOfUser(db, job.owner_id, job.organization_id);
  const { organization_id, position_id } = job;
  const facts = { owner_user_id: null, organization_id, position_id, everyone: false };
  if (!actor || !scopeCovers(scopeOf('applicant.read', actor.user_type), 'applicant.read', actor, facts)) {
    throw new Error('its owner has no access to the position any more');
  }
  const rights = applicantRights(actor, { organization_id, position_id });
  if (rights.see_identity !== job.facts.names || rights.see_scores !== job.facts.scores) {
    throw new Error('the access of its owner has changed meanwhile');
  }
  return rights;
}

type Column = readonly [name: string, cell: (row: ExportedRow) => Cell];

/** The columns that rights reach, by the names of their data, so that a file can be read in again anywhere. */
function columnsFor(rights: ApplicantRights): readonly Column[] {
  return [
    ['application_id', (row) => row.id],
    ...(rights.see_identity ? IDENTITY : []),
    ['status', (row) => row.status],
    ['disposition_by', (row) => row.disposition_by],
    ...(rights.see_scores ? SCORES : []),
    ['applied_at', (row) => row.applied_at],
    ['stage_entered_at', (row) => row.stage_entered_at],
  ];
}

const IDENTITY: readonly Column[] = [
  ['name', (row) => row.applicant_name],
  ['email', (row) => row.applicant_email],
];

const SCORES: readonly Column[] = [
  ['job_fit_score', (row) => row.job_fit_score],
  ['job_fit_sem', (row) => row.job_fit_sem],
  ['coverage', (row) => row.coverage],
  ['top_trait', (row) => row.top_trait],
  ['tags', (row) => row.tags.join('; ')],
];
