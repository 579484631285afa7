import { z } from 'zod';
import { applicationStatus } from '../applications/application-view.ts';
import { defineRoute } from '../define-route.ts';
import { instant, nothing, ref } from '../fields.ts';

/** Something that goes on without the page it was set off from. Pages word it in the reader's language. */
export const backgroundJob = z.object({
  background_job_id: z.string(),
  kind: z.enum([
    'applicants_export',
    'applicants_move',
    'applicants_tag',
    'backup',
    'build_check',
    'dossier_export',
    'people_change',
    'people_duplicates',
    'people_export',
    'people_import',
    'people_invite',
    'records_import',
    'organization_export',
    'organization_import',
    'traits_import',
    'scoring_import',
  ]),
  /** The position whose applicants are meant; null for what is about an organization's people or about the platform. */
  position_id: z.string().nullable(),
  position_title: z.string().nullable(),
  /** The version of an uploaded game that is checked; null for other jobs. */
  build: z
    .object({ build_id: z.string(), version_id: z.string(), name: z.string(), version: z.string() })
    .nullable(),
  /** What checks came to, or why an import or a backup failed; null until they have ended, and for other jobs. */
  outcome: z
    .enum([
      'ready',
      'needs_mapping',
      'failed',
      'ids_taken',
      'accounts_differ',
      'database_right',
      'dangling',
      'changed_meanwhile',
      'not_doable',
      'damaged_file',
      'no_room',
    ])
    .nullable(),
  /** Kind of file; null for jobs that make none. */
  format: z.enum(['csv', 'xlsx', 'zip']).nullable(),
  /** Where applicants move; null for other jobs. */
  to: applicationStatus.nullable(),
  /** `queued` and `running` go on by themselves. */
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Applicants, people or records; for checks, steps; for backups kilobytes, the total being an estimate. */
  done: z.number().int(),
  total: z.number().int(),
  /** Those of `done` that were left as they were. */
  skipped: z.number().int(),
  /** Whether a bulk action is being undone, or was: `done` and `total` are of the undo then. */
  undoing: z.boolean(),
  may_cancel: z.boolean(),
  /** With the route that undoes bulk actions, or that for changes of people; both have the id of their job. */
  may_undo: z.boolean(),
  /** Bytes of the file that can be downloaded; null: none. */
  result_size: z.number().int().nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
  expires_at: instant,
});
/** Something that goes on without the page it was set off from. */
export type BackgroundJob = z.output<typeof backgroundJob>;

const items = z.object({ items: z.array(backgroundJob) });
const named = z.strictObject({ background_job_id: ref('background_job') });

/** Cancels a job. */
export const cancelBackgroundJob = defineRoute({
  method: 'POST',
  path: '/user/jobs/:background_job_id/cancel',
  feature: 'background-jobs',
  summary: 'Cancels a job that has not ended; what a bulk action did by then stays and can be undone.',
  access: 'account.update',
  params: named,
  response: items,
  errors: ['not_found', 'refused_by_rule'],
});

/** Removes a job that has ended, with its file. */
export const dismissBackgroundJob = defineRoute({
  method: 'DELETE',
  path: '/user/jobs/:background_job_id',
  feature: 'background-jobs',
  summary: 'Removes a job that has ended, with its file.',
  access: 'account.update',
  params: named,
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/** The file a job made. */
export const downloadJobResult = defineRoute({
  method: 'GET',
  path: '/user/jobs/:background_job_id/file',
  feature: 'background-jobs',
  summary: 'The file a job made; downloading it is written to the security log.',
  access: 'account.read',
  params: named,
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** The routes of this feature. */
export const backgroundJobsRoutes = [cancelBackgroundJob, dismissBackgroundJob, downloadJobResult];
