import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import type { SecurityAction } from '@tryout/domain/access/security-actions';
import type { FastifyReply } from 'fastify';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { backgroundJobsSay } from './background-jobs.messages.ts';
import {
  deleteEndedJob,
  findJobs,
  findOwnJobs,
  insertJob,
  type JobRow,
  type NewJob,
  storeEnd,
  storeUndoing,
} from './background-jobs.queries.ts';
import { reachesJob } from './reaches-job.ts';

/** How long a job and its file are kept; ms. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** How long the tray offers to undo a bulk action after its end, as the list of applicants does; ms. */
const UNDO_MS = 3_600_000;

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

/** Jobs whose work can be undone. */
const UNDONE: ReadonlySet<JobRow['kind']> = new Set(['applicants_move', 'applicants_tag', 'people_change']);

/** What the security log calls the download of what a job made. */
const DOWNLOADED: Readonly<Partial<Record<JobRow['kind'], SecurityAction>>> = {
  applicants_export: 'applicants.export_downloaded',
  people_export: 'people.export_downloaded',
  organization_export: 'organization.archive_downloaded',
  dossier_export: 'dossier.downloaded',
};

/** Puts a job into somebody's tray; one of the same id begins again. */
export async function beginJob({ db, services }: Act, owner_id: string, job: NewJob): Promise<void> {
  const created_at = services.now();
  const expires_at = new Date(created_at.getTime() + KEPT_MS);
  await insertJob(db, job, { owner_id, created_at, expires_at });
}

/**
 * A job that has ended goes on, to undo what it did to a number of applicants or people. Without effect where there is
 * none. `queued`: for whoever takes jobs up.
 */
export const undoJob = (
  { db }: Act,
  id: string,
  total: number,
  status: 'running' | 'queued' = 'running',
): Promise<void> => storeUndoing(db, id, total, status);

/** A job as its owner sees it. @throws Refusal when it is gone */
export async function readJob({ db, actor, services }: SignedAct, id: string): Promise<BackgroundJob> {
  const [row] = await findJobs(db, [id], actor);
  if (!row) throw notFound();
  return jobView(row, services.now());
}

/** The caller's jobs, newest first. */
export async function ownJobs({ db, actor, services }: SignedAct): Promise<BackgroundJob[]> {
  const at = services.now();
  const rows = await findOwnJobs(db, actor, at);
  return rows.filter((row) => reachesJob(actor, row)).map((row) => jobView(row, at));
}

/** Cancels a job; whoever works on it sees it before the next step. */
export async function cancelJob(act: SignedAct, job: JobRow): Promise<BackgroundJob[]> {
  const at = act.services.now();
  if (job.kind === 'build_check') {
    throw new Refusal('refused_by_rule', backgroundJobsSay('background-jobs.checks'));
  }
  if (job.facts.undoing) throw new Refusal('refused_by_rule', backgroundJobsSay('background-jobs.undoing'));
  if (!(await storeEnd(act.db, job.id, { status: 'cancelled', at }))) {
    throw new Refusal('refused_by_rule', backgroundJobsSay('background-jobs.ended'));
  }
  return ownJobs(act);
}

/** Removes a job that has ended. */
export async function dismissJob({ db }: SignedAct, job: JobRow): Promise<void> {
  if (await deleteEndedJob(db, job.id)) return;
  throw new Refusal('refused_by_rule', backgroundJobsSay('background-jobs.running'));
}

/** Sends the file a job made, for as long as it is kept. */
export async function sendResult(act: Act & { readonly reply: FastifyReply }, job: JobRow): Promise<void> {
  const { format } = job.facts;
  const isKept = new Date(job.expires_at) > act.services.now();
  if (job.status !== 'done' || job.result_sha256 === null || !format || !isKept) throw notFound();
  await audit(act, {
    event_type: 'access',
    action: DOWNLOADED[job.kind] ?? 'people.export_downloaded',
    target_type: 'background_job',
    target_id: job.id,
    organization_id: job.organization_id,
  });
  const name = `${(job.position_title ?? job.facts.subject ?? '').replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()} ${job.created_at.slice(0, 10)}.${format}`;
  await sendFile(
    act.reply,
    act.services.files,
    { sha256: job.result_sha256, name, media_type: MEDIA_TYPES[format] },
    { inline: false },
  );
}

function jobView(row: JobRow, at: Date): BackgroundJob {
  const { skipped = 0, undoing = false, build } = row.facts;
  const goesOn = row.status === 'queued' || row.status === 'running';
  const isBulk = UNDONE.has(row.kind);
  const endedNow = row.finished_at !== null && at.getTime() - Date.parse(row.finished_at) < UNDO_MS;
  return {
    background_job_id: row.id,
    kind: row.kind,
    position_id: row.position_id,
    position_title: row.position_title,
    build: build && row.build_version_id ? { ...build, version_id: row.build_version_id } : null,
    outcome: row.facts.outcome ?? null,
    format: row.facts.format ?? null,
    to: row.facts.to ?? null,
    status: row.status,
    done: row.done,
    total: row.total,
    skipped,
    undoing,
    may_cancel: goesOn && !undoing && row.kind !== 'build_check',
    may_undo: isBulk && endedNow && !undoing && row.done > skipped,
    result_size: row.result_size === null ? null : Number(row.result_size),
    created_at: row.created_at,
    finished_at: row.finished_at,
    expires_at: row.expires_at,
  };
}
