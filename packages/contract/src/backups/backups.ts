import { PASSPHRASE_LENGTH } from '@tryout/domain/backups/passphrase';
import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { instant, nothing, ref } from '../fields.ts';

const backup = z.object({
  backup_id: z.string(),
  /** The moment that it shows. */
  made_at: instant,
  /** Who set it off; null: made at night, or the account is gone. */
  made_by: z.string().nullable(),
  /** Whether it opens with a passphrase only. */
  is_sealed: z.boolean(),
  /** The name it is downloaded under. */
  file_name: z.string(),
  /** Bytes of the file, and their SHA-256. */
  size: z.number().int(),
  sha256: z.string(),
  rows: z.number().int(),
  files: z.number().int(),
  product_version: z.string(),
  /** Whether the file is still where it was put. */
  is_there: z.boolean(),
});

/** A backup that the installation made itself. */
export type Backup = z.output<typeof backup>;

/** What is kept, and what is being made. */
export const listBackups = defineRoute({
  method: 'GET',
  path: '/admin/backups',
  feature: 'backups',
  summary:
    'The backups that the installation made itself and keeps, newest first, and the one that is being made.',
  access: 'platform.read',
  query: z.strictObject({}),
  response: z.object({
    items: z.array(backup),
    /** Null: none is being made that somebody asked for. */
    making: z
      .object({
        background_job_id: z.string(),
        /** Whether the caller set it off, and so may cancel it. */
        is_own: z.boolean(),
        is_queued: z.boolean(),
        started_at: instant,
        /** Bytes as they are before they are packed; the sum is an estimate. */
        done_bytes: z.number().int(),
        total_bytes: z.number().int(),
      })
      .nullable(),
    /** How many are kept; older ones go when a new one is there. */
    kept: z.number().int(),
    /** Whether one is made every night, and whether those are sealed. */
    is_nightly: z.boolean(),
    is_nightly_sealed: z.boolean(),
    /** Where they lie: in the data folder of the server, or in the bucket of the files. */
    place: z.enum(['folder', 'bucket']),
    /** Whether the secret of the installation is set from outside, and so is in none of them. */
    is_secret_apart: z.boolean(),
  }),
});

const passphrase = z.string().min(PASSPHRASE_LENGTH.min).max(PASSPHRASE_LENGTH.max);

/** Sets a backup off; it goes on in the background and is in the caller's job tray. */
export const makeBackup = defineRoute({
  method: 'POST',
  path: '/admin/backups',
  feature: 'backups',
  summary: 'Sets a backup of the whole installation off. 409 while one is being made.',
  access: 'platform.manage',
  body: z.strictObject({
    /** What it opens with; without, it is not sealed. It is kept nowhere once the backup is there. */
    passphrase: passphrase.optional(),
    /** The same once more, as somebody typed it. */
    passphrase_again: z.string().max(PASSPHRASE_LENGTH.max).optional(),
  }),
  response: backgroundJob,
  errors: ['conflict', 'refused_by_rule'],
});

const named = z.strictObject({ backup_id: ref('backup') });

/** Removes a backup. */
export const deleteBackup = defineRoute({
  method: 'DELETE',
  path: '/admin/backups/:backup_id',
  feature: 'backups',
  summary: 'Deletes a backup with its file.',
  access: 'platform.manage',
  params: named,
  response: nothing,
  errors: ['not_found'],
});

/** Asks whether a backup may be downloaded now. */
export const prepareBackupDownload = defineRoute({
  method: 'POST',
  path: '/admin/backups/:backup_id/download',
  feature: 'backups',
  summary:
    'Refuses where the caller has not confirmed who they are within the last minutes, or the file is gone; otherwise it can be downloaded.',
  access: 'platform.manage',
  params: named,
  response: nothing,
  errors: ['not_found', 'confirm_first', 'gone'],
});

/** The file of a backup. */
export const downloadBackup = defineRoute({
  method: 'GET',
  path: '/admin/backups/:backup_id/file',
  feature: 'backups',
  summary:
    'The file of a backup, for somebody who has confirmed who they are within the last minutes; written to the security log.',
  access: 'platform.manage',
  params: named,
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found', 'confirm_first', 'gone'],
});

/** The routes of this feature. */
export const backupsRoutes = [listBackups, makeBackup, deleteBackup, prepareBackupDownload, downloadBackup];
