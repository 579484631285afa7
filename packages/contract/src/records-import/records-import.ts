import { RECORD_KINDS, RECORD_PROBLEMS } from '@tryout/domain/records-import/import-record';
import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { line, ref } from '../fields.ts';

/** Largest file of records; bytes. */
export const RECORDS_FILE_BYTES = 10 * 1024 * 1024;
/** Most records of one file. */
export const MOST_RECORDS = 5000;
/** Most problems that a report lists. */
export const MOST_RECORD_PROBLEMS = 500;

const onKind = z.strictObject({ kind: z.enum(RECORD_KINDS) });
const whose = { organization_id: ref('organization').optional() };

/** What an import would do with each row of a file. */
export const recordsReport = z.object({
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Rows that are left out because something is wrong with them. */
  refused: z.number().int(),
  /** The first of what is wrong. `line` is the number of the row, from 1 below the headings. */
  problems: z.array(z.object({ line: z.number().int(), field: z.string(), code: z.enum(RECORD_PROBLEMS) })),
  problem_count: z.number().int(),
});

/** Says what an import would do; nothing is stored. */
export const checkRecordsImport = defineRoute({
  method: 'POST',
  path: '/organization/import/:kind/check',
  feature: 'records-import',
  summary:
    'Dry run: a CSV file of departments, locations, employees or positions whose headings are names of fields.',
  access: 'organization.update',
  upload: { field: 'file', max_bytes: RECORDS_FILE_BYTES },
  limit: 'upload',
  params: onKind,
  body: z.strictObject(whose),
  response: recordsReport,
  errors: ['not_found', 'too_large'],
});

/** Imports records in the background. */
export const startRecordsImport = defineRoute({
  method: 'POST',
  path: '/organization/import/:kind',
  feature: 'records-import',
  summary:
    'Imports departments, locations, employees or positions from a CSV file, in the background. The same file twice changes nothing the second time.',
  access: 'organization.update',
  upload: { field: 'file', max_bytes: RECORDS_FILE_BYTES },
  limit: 'upload',
  params: onKind,
  body: z.strictObject({
    ...whose,
    /** The headings of the file that was mapped and the field of each, as JSON, to be remembered for the next one. */
    mapping: line(20_000).default(''),
  }),
  response: backgroundJob,
  errors: ['not_found', 'too_large'],
});

/** How columns of these headings were mapped the last time. */
export const readRecordsMapping = defineRoute({
  method: 'POST',
  path: '/organization/import/:kind/mapping',
  feature: 'records-import',
  summary: 'The field of each column as the organization mapped a file of the same headings the last time.',
  access: 'organization.update',
  params: onKind,
  body: z.strictObject({ ...whose, headings: z.array(line(200)).max(200, 'must be at most 200') }),
  response: z.object({
    /** By the place of the column, null where it was left out; null: these headings are new. */
    mapping: z.array(z.string().nullable()).nullable(),
  }),
  errors: ['not_found'],
});

/** The routes of imports of records. */
export const recordsImportRoutes = [checkRecordsImport, startRecordsImport, readRecordsMapping];
