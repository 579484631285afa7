import { PERSON_IMPORT_KEYS, ROW_PROBLEMS } from '@tryout/domain/talent-pool/import-person';
import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { line, ref } from '../fields.ts';

/** Largest file of people, and largest archive of CVs, in bytes. */
export const PEOPLE_FILE_BYTES = 25 * 1024 * 1024;
/** Largest archive of CVs; bytes. */
export const CV_ARCHIVE_BYTES = 2000 * 1024 * 1024;
/** Most people of one file. */
export const MOST_IMPORTED = 20_000;
/** Most problems that a report lists. */
export const MOST_PROBLEMS = 500;

const whose = { organization_id: ref('organization').optional() };
/** The archive of CVs that was sent before; left out: no CVs come along. */
const withCvs = { cvs_id: ref('cv_archive').optional() };

/** What an import would do with each row of a file, or did. */
export const peopleImportReport = z.object({
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Rows that are left out because something is wrong with them. */
  refused: z.number().int(),
  /** CVs that are found for a row. */
  cvs: z.number().int(),
  /** The first of what is wrong. `line` is the number of the row, from 1 below the headings. */
  problems: z.array(
    z.object({ line: z.number().int(), field: z.enum(PERSON_IMPORT_KEYS), code: z.enum(ROW_PROBLEMS) }),
  ),
  problem_count: z.number().int(),
});

/** Says what an import would do; nothing is stored. */
export const checkPeopleImport = defineRoute({
  method: 'POST',
  path: '/company/candidates/import/check',
  feature: 'talent-pool',
  summary:
    'Dry run of an import: a CSV file whose headings are names of fields. Known people are updated by id in another system or by email address.',
  access: 'person.manage',
  upload: { field: 'file', max_bytes: PEOPLE_FILE_BYTES },
  limit: 'upload',
  body: z.strictObject({ ...whose, ...withCvs }),
  response: peopleImportReport,
  errors: ['not_found', 'too_large'],
});

/** Imports people in the background. */
export const startPeopleImport = defineRoute({
  method: 'POST',
  path: '/company/candidates/import',
  feature: 'talent-pool',
  summary:
    'Imports people from a CSV file whose headings are names of fields, in the background. The same file twice changes nothing the second time.',
  access: 'person.manage',
  upload: { field: 'file', max_bytes: PEOPLE_FILE_BYTES },
  limit: 'upload',
  body: z.strictObject({
    ...whose,
    ...withCvs,
    /** The headings of the file that was mapped and the field of each, as JSON, to be remembered for the next one. */
    mapping: line(20_000).default(''),
  }),
  response: backgroundJob,
  errors: ['not_found', 'too_large'],
});

/** Receives the CVs that belong to a file of people. */
export const uploadCvArchive = defineRoute({
  method: 'POST',
  path: '/company/candidates/import/cvs',
  feature: 'talent-pool',
  summary:
    'Receives a ZIP archive of CVs for an import; they are matched to rows by file name or email address.',
  access: 'person.manage',
  upload: { field: 'cvs', max_bytes: CV_ARCHIVE_BYTES },
  limit: 'upload',
  body: z.strictObject({ ...whose }),
  response: z.object({ cvs_id: z.string(), files: z.number().int() }),
  errors: ['not_found', 'too_large', 'unsupported_type'],
});

/** Reads a workbook as rows of text. */
export const readWorkbookRows = defineRoute({
  method: 'POST',
  path: '/company/candidates/import/workbook',
  feature: 'talent-pool',
  summary: 'Reads the first sheet of an XLSX file as rows of text; nothing is stored.',
  access: 'person.manage',
  upload: { field: 'file', max_bytes: PEOPLE_FILE_BYTES },
  limit: 'upload',
  response: z.object({
    rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  }),
  errors: ['too_large', 'unsupported_type'],
});

/** How columns of these headings were mapped the last time. */
export const readImportMapping = defineRoute({
  method: 'POST',
  path: '/company/candidates/import/mapping',
  feature: 'talent-pool',
  summary: 'The field of each column as the organization mapped a file of the same headings the last time.',
  access: 'person.manage',
  body: z.strictObject({ ...whose, headings: z.array(line(200)).max(200, 'must be at most 200') }),
  response: z.object({
    /** By the place of the column, null where it was left out; null: these headings are new. */
    mapping: z.array(z.enum(PERSON_IMPORT_KEYS).nullable()).nullable(),
  }),
  errors: ['not_found'],
});

/** The routes of imports. */
export const peopleImportRoutes = [
  checkPeopleImport,
  startPeopleImport,
  uploadCvArchive,
  readWorkbookRows,
  readImportMapping,
];
