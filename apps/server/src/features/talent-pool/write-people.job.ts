import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { type Cell, csvFile, xlsxFile } from '../../platform/files/sheet-files.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { beginAgain, endJob, noteProgress, takeUp } from '../background-jobs/public.ts';
import { type ExportedPerson, readExported } from './export-people.queries.ts';
import { type PeopleQuery, peopleFilterOf } from './list-people.ts';

/** The job that writes an export of people. */
export const PEOPLE_EXPORT_JOB = 'people.export';

/** What an export was asked for. */
export interface PeopleExportWish {
  readonly format: 'csv' | 'xlsx';
  readonly filters: PeopleQuery;
  readonly person_ids: readonly string[] | null;
}

/** People read at once. */
const CHUNK = 500;

/** Largest export; bytes. */
const MOST_BYTES = 500_000_000;

/** The export was cancelled while it was written. */
class Cancelled extends Error {}

/** Writes exports of people; one that a restart cut off is written again from its beginning. */
export function writePeopleJob(services: Services): JobHandler<{ background_job_id: string }> {
  return {
    name: PEOPLE_EXPORT_JOB,
    longest_s: 1800,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, 'people_export')) {
        await services.jobs.enqueue(services.db, PEOPLE_EXPORT_JOB, { background_job_id });
      }
    },
    run: ({ background_job_id }) => writePeople(services, background_job_id),
  };
}

async function writePeople(services: Services, id: string): Promise<void> {
  const { files, now, log } = services;
  const job = await takeUp(services, id);
  if (!job || job.organization_id === null) return;
  try {
    const wish = job.wish as PeopleExportWish;
    const rows = exportedRows(services, { ...job, organization_id: job.organization_id }, wish);
    const result = await files.put(wish.format === 'csv' ? csvFile(rows) : xlsxFile(rows), MOST_BYTES);
    await endJob(services, id, { status: 'done', at: now(), result });
  } catch (error) {
    if (error instanceof Cancelled) return;
    log.warn({ err: error, background_job_id: id }, 'an export of people could not be written');
    await endJob(services, id, { status: 'failed', at: now() });
  }
}

interface ExportOf {
  readonly id: string;
  readonly owner_id: string;
  readonly organization_id: string;
}

/** The header and each person, while the owner of the job may manage them. */
async function* exportedRows(
  services: Services,
  job: ExportOf,
  wish: PeopleExportWish,
): AsyncGenerator<readonly Cell[]> {
  const { db } = services;
  yield PEOPLE_COLUMNS.map(([name]) => name);
  let after: string | null = null;
  for (let done = 0; ; ) {
    const owner = await ownerOf(db, job);
    const filter = await peopleFilterOf(db, job.organization_id, wish.filters);
    const rows: ExportedPerson[] = await readExported(db, owner, filter, wish.person_ids, {
      after,
      limit: CHUNK,
    });
    for (const row of rows) yield PEOPLE_COLUMNS.map(([, cell]) => cell(row));
    done += rows.length;
    if (!(await noteProgress(services, job.id, done))) throw new Cancelled();
    if (rows.length < CHUNK) return;
    after = rows.at(-1)?.id ?? null;
  }
}

async function ownerOf(db: Services['db'], { owner_id, organization_id }: ExportOf): Promise<Actor> {
  const actor = await findActorOfUser(db, owner_id, organization_id);
  const facts = { owner_user_id: null, organization_id, position_id: null, everyone: false };
  if (!actor || !scopeCovers(scopeOf('person.manage', actor.user_type), 'person.manage', actor, facts)) {
    throw new Error('its owner does not manage these people any more');
  }
  return actor;
}

type Column = readonly [name: string, cell: (row: ExportedPerson) => Cell];

/** The columns by the names of their data, so that a file can be read in again anywhere. */
const PEOPLE_COLUMNS: readonly Column[] = [
  ['person_id', (row) => row.id],
  ['first_name', (row) => row.first_name],
  ['last_name', (row) => row.last_name],
  ['email', (row) => row.email],
  ['phone', (row) => row.phone],
  ['location', (row) => row.location],
  ['linkedin', (row) => row.linkedin],
  ['skills', (row) => row.skills.join('; ')],
  ['tags', (row) => row.tags.join('; ')],
  ['source', (row) => row.source],
  ['owner', (row) => row.owner],
  ['consent', (row) => row.consent],
  ['consent_source', (row) => row.consent_source],
  ['consent_on', (row) => row.consent_on],
  ['consent_until', (row) => row.consent_until],
  ['do_not_contact', (row) => (row.do_not_contact ? 'yes' : 'no')],
  ['do_not_contact_reason', (row) => row.do_not_contact_reason],
  ['external_id', (row) => row.external_id],
  ['last_activity_at', (row) => row.last_activity_at],
  ['created_at', (row) => row.created_at],
];
