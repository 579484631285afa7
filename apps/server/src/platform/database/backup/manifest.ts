import { z } from 'zod';

/** What a backup is written in; a file of a later one is refused. */
export const BACKUP_FORMAT = 1;

/** Names of a backup's parts. Tables come first, then waiting jobs, files, the secret, and the manifest last. */
export const PART = {
  table: (name: string) => `tables/${name}.tsv`,
  jobs: 'jobs.jsonl',
  file: (sha256: string) => `files/${sha256}`,
  secret: 'secret',
  manifest: 'manifest.json',
} as const;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

/** What a backup says of itself: enough to know a damaged, foreign or newer file before anything is written. */
export const manifestSchema = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  /** Version of Tryout that wrote it. */
  product_version: z.string(),
  /** Moment of the snapshot, ISO 8601 in UTC. */
  created_at: z.string(),
  migrations: z
    .array(z.strictObject({ version: z.number().int(), name: z.string(), checksum: digest }))
    .min(1),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      /** In the order of the part's fields; generated columns are left out. */
      columns: z.array(z.string()),
      rows: count,
      bytes: count,
      sha256: digest,
    }),
  ),
  sequences: z.array(
    z.strictObject({ name: z.string(), last_value: z.number().int(), is_called: z.boolean() }),
  ),
  jobs: z.strictObject({ rows: count, bytes: count, sha256: digest }),
  /** Of all files: their number, their bytes, and the sha-256 of their names in the order of the backup. */
  files: z.strictObject({ count, bytes: count, sha256: digest }),
  /** Tells whether two installations have the same secret, and nothing of the secret itself. */
  secret_mark: digest,
  /** False where the secret comes from TRYOUT_SECRET and must be set again by hand. */
  has_secret: z.boolean(),
});

/** See `manifestSchema`. */
export type BackupManifest = z.infer<typeof manifestSchema>;

/** One piece of background work that was still to be done. */
export const jobSchema = z.strictObject({
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  start_after: z.string(),
  singleton_key: z.string().nullable(),
});

/** See `jobSchema`. */
export type BackupJob = z.infer<typeof jobSchema>;

/** A file that cannot be taken back, in one sentence for the person at the terminal. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
