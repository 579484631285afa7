import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import type { RawBuilder } from 'kysely';
import { ZipFile } from 'yazl';
import { type Act, serverAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { type Cell, csvFile } from '../../platform/files/sheet-files.ts';
import { handOver, zipOutput } from '../../platform/files/zip-output.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { VERSION } from '../../platform/version.ts';
import { beginAgain, endJob, noteProgress, takeUp } from '../background-jobs/public.ts';
import { ARCHIVE_FORMAT, type ArchiveManifest, PART } from './archive-manifest.ts';
import {
  carriedCvs,
  carriedFiles,
  fetched,
  findArchived,
  findMigrations,
  findOwnedTables,
  findReferences,
  namedAccounts,
  organizationRow,
  ownedRows,
  RECORDS_TO_READ,
  readOneMoment,
  SHEETS,
} from './owned-tables.queries.ts';

/** The job that writes archives of organizations. */
export const ORGANIZATION_EXPORT_JOB = 'organization.export';

/** Largest archive; bytes. */
const MOST_BYTES = 50_000_000_000;

/** Rows or files after which the job says how far it is, and asks whether it goes on. */
const STEP = 1000;

/** The export was cancelled while it was written. */
class Cancelled extends Error {}

/** Writes archives; one that a restart cut off is written again from its beginning. */
export function exportOrganizationJob(services: Services): JobHandler<{ background_job_id: string }> {
  return {
    name: ORGANIZATION_EXPORT_JOB,
    longest_s: 4 * 3600,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, 'organization_export')) {
        await services.jobs.enqueue(services.db, ORGANIZATION_EXPORT_JOB, { background_job_id });
      }
    },
    run: ({ background_job_id }) => writeArchive(services, background_job_id),
  };
}

async function writeArchive(services: Services, id: string): Promise<void> {
  const { files, now, log } = services;
  const job = await takeUp(services, id);
  if (!job || job.organization_id === null) return;
  const of = { organization_id: job.organization_id, user_id: job.owner_id };
  const zip = new ZipFile();
  try {
    await refuseWithoutRight(services, of);
    const out = zipOutput(zip);
    const kept = files.put(out, MOST_BYTES);
    // Told by whoever waits for it below; unheard it would end the process.
    kept.catch(() => undefined);
    const told = async (done: number) => {
      await refuseWithoutRight(services, of);
      if (!(await noteProgress(services, id, done))) throw new Cancelled();
    };
    try {
      await withTransaction(services.db, (trx) =>
        addParts(serverAct(services, trx), zip, of.organization_id, told),
      );
    } catch (error) {
      out.destroy(error as Error);
      throw error;
    }
    zip.end();
    await endJob(services, id, { status: 'done', at: now(), result: await kept });
  } catch (error) {
    if (error instanceof Cancelled) return;
    log.warn({ err: error, background_job_id: id }, 'an archive of an organization could not be written');
    await endJob(services, id, { status: 'failed', at: now() });
  }
}

async function addParts(
  act: Act,
  zip: ZipFile,
  organizationId: string,
  told: (done: number) => Promise<void>,
): Promise<void> {
  const { db, services } = act;
  await readOneMoment(db);
  const organization = await findArchived(db, organizationId);
  if (!organization) throw new Error('the organization of an archive is gone');
  const [tables, references] = [await findOwnedTables(db), await findReferences(db)];
  const parts: ArchiveManifest['parts'] = [];
  let done = 0;
  const step = async (by: number) => {
    const before = Math.floor(done / STEP);
    done += by;
    if (Math.floor(done / STEP) > before) await told(done);
  };
  const addRows = async (name: string, select: RawBuilder<unknown>) => {
    async function* lines() {
      for await (const rows of fetched<{ line: string }>(db, select)) {
        await step(rows.length);
        yield Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
      }
    }
    parts.push({ name, ...(await addStream(zip, name, Readable.from(lines()))) });
  };
  await addRows(PART.data('organizations'), organizationRow(organizationId));
  await addRows(PART.data('users'), namedAccounts(tables, references, organizationId));
  await addRows(PART.data('cvs'), carriedCvs(tables, references, organizationId));
  await addRows(PART.data('files'), carriedFiles(tables, references, organizationId));
  for (const table of tables) await addRows(PART.data(table.name), ownedRows(table, organizationId));
  for (const [name, select] of Object.entries(RECORDS_TO_READ)) {
    await addRows(PART.record(name), select(organizationId));
  }
  for (const [name, select] of Object.entries(SHEETS)) {
    const part = PART.sheet(name);
    parts.push({ name: part, ...(await addStream(zip, part, csvFile(cells(db, select(organizationId))))) });
  }
  const names: string[] = [];
  for await (const rows of fetched<{ sha256: string }>(
    db,
    carriedFiles(tables, references, organizationId),
  )) {
    for (const { sha256 } of rows) if (names.at(-1) !== sha256) names.push(sha256);
  }
  const digest = createHash('sha256');
  let bytes = 0;
  for (const sha256 of names) {
    const written = await addStream(zip, PART.file(sha256), services.files.read(sha256), false);
    if (written.sha256 !== sha256) throw new Error(`the stored file ${sha256} has another content`);
    digest.update(sha256);
    bytes += written.bytes;
    await step(1);
  }
  const manifest: ArchiveManifest = {
    format: ARCHIVE_FORMAT,
    product_version: VERSION,
    created_at: services.now().toISOString(),
    organization,
    migrations: await findMigrations(db),
    parts,
    files: { count: names.length, bytes, sha256: digest.digest('hex') },
  };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), PART.manifest);
  await told(done);
}

async function* cells(db: Db, select: RawBuilder<unknown>): AsyncGenerator<readonly Cell[]> {
  let named = false;
  for await (const rows of fetched<Record<string, Cell>>(db, select)) {
    for (const row of rows) {
      if (!named) yield Object.keys(row);
      named = true;
      yield Object.values(row);
    }
  }
}

const LINE_END = 10;

/** Adds one part and waits until it is written, so that only one is open at a time. */
async function addStream(
  zip: ZipFile,
  name: string,
  source: Readable,
  compress = true,
): Promise<{ rows: number; bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
      next(null, chunk);
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  source.on('error', reject);
  measured.on('error', reject);
  measured.on('end', resolve);
  zip.addReadStreamLazy(
    name,
    { compress, compressionLevel: compress ? 3 : 0 },
    handOver(source.pipe(measured)),
  );
  await promise;
  return { rows, bytes, sha256: hash.digest('hex') };
}

async function refuseWithoutRight(
  { db }: Services,
  of: { readonly organization_id: string; readonly user_id: string },
): Promise<void> {
  const actor = await findActorOfUser(db, of.user_id, of.organization_id);
  const action = 'organization.update';
  const facts = {
    owner_user_id: null,
    organization_id: of.organization_id,
    position_id: null,
    everyone: false,
  };
  if (!actor || !scopeCovers(scopeOf(action, actor.user_type), action, actor, facts)) {
    throw new Error('its owner does not run this organization any more');
  }
}
