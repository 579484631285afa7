import { z } from 'zod';

/** What an archive is written in; one of a later format is refused. */
export const ARCHIVE_FORMAT = 1;

/** Names of an archive's parts: rows to be brought in, records to be read, sheets, files, and the manifest at the end. */
export const PART = {
  data: (table: string) => `data/${table}.jsonl`,
  record: (name: string) => `records/${name}.jsonl`,
  sheet: (name: string) => `csv/${name}.csv`,
  file: (sha256: string) => `files/${sha256}`,
  manifest: 'manifest.json',
} as const;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

/** What an archive says of itself: enough to know a damaged, foreign or newer one before anything is written. */
export const archiveManifest = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  /** Version of Tryout that wrote it. */
  product_version: z.string(),
  created_at: z.string(),
  organization: z.strictObject({ id: z.uuid(), name: z.string(), kind: z.string() }),
  /** Of the database that it was read from; it is brought into one of the same. */
  migrations: z.array(z.strictObject({ version: z.number().int(), name: z.string(), checksum: z.string() })),
  /** Every part but files and manifest. `rows`: lines of it. */
  parts: z.array(z.strictObject({ name: z.string(), rows: count, bytes: count, sha256: digest })),
  /** Of all files: their number, their bytes, and the sha-256 of their names in order. */
  files: z.strictObject({ count, bytes: count, sha256: digest }),
});

/** See `archiveManifest`. */
export type ArchiveManifest = z.infer<typeof archiveManifest>;
