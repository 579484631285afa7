import {
  TRANSFER_CONFLICTS,
  TRANSFER_KINDS,
  TRANSFER_LEFT_OUT,
  TRANSFER_OUTCOMES,
  TRANSFER_REFUSALS,
} from '@tryout/domain/library-transfer/library-transfer';
import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { line } from '../fields.ts';
import { TRANSFER_FILE_BYTES } from './library-transfer-file.ts';

/** All scoring of the platform as one file. */
export const exportScoring = defineRoute({
  method: 'GET',
  path: '/admin/library/export',
  feature: 'library-transfer',
  summary:
    'All scoring of the platform as one JSON file: traits, operators, conditions, tasks, formulas, norms, score templates and simulations.',
  access: 'platform.manage',
  response: z.unknown(),
  answers: 'file',
  errors: ['conflict'],
});

const counts = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  conflict: z.number().int(),
  refused: z.number().int(),
  left_out: z.number().int(),
});

/** What one record of the file does. */
export const transferRow = z.object({
  kind: z.enum(TRANSFER_KINDS),
  /** Its id; an operator's key. */
  id: z.string(),
  name: z.string(),
  /** Empty where a kind has no versions. */
  version: z.string(),
  outcome: z.enum(TRANSFER_OUTCOMES),
  /** Why it cannot be brought in or is left out; `message` says it in English. */
  reasons: z.array(
    z.object({
      code: z.enum([...TRANSFER_CONFLICTS, ...TRANSFER_REFUSALS, ...TRANSFER_LEFT_OUT]),
      /** What it is about: a record, a setting, a problem's code; else empty. */
      name: z.string(),
      message: z.string(),
    }),
  ),
  /** Members that differ from what is here. */
  differs: z.array(z.string()),
});

const scoringUpload = { field: 'file', max_bytes: TRANSFER_FILE_BYTES } as const;

/**
 * Records that are to stay in the file, each as kind and id, `formula:01890a5d-…`, with commas between. What needs one of
 * them and finds none here stays there as well.
 */
const leave_out = line(20_000).default('');

/** Says what an import would do; nothing is stored. */
export const checkScoringImport = defineRoute({
  method: 'POST',
  path: '/admin/library/import/check',
  feature: 'library-transfer',
  summary: 'Dry run: says record by record what a file of all scoring would change.',
  access: 'platform.manage',
  upload: scoringUpload,
  body: z.strictObject({ leave_out }),
  response: z.object({
    /** Of the plan; changes with the file and with what is here. */
    digest: z.string(),
    /** Whether nothing stands against bringing it in. */
    doable: z.boolean(),
    counts,
    kinds: z.array(z.object({ kind: z.enum(TRANSFER_KINDS), counts })),
    rows: z.array(transferRow),
  }),
  errors: ['too_large', 'unsupported_type', 'conflict', 'refused_by_rule'],
});

/** Imports a file that was looked at. */
export const startScoringImport = defineRoute({
  method: 'POST',
  path: '/admin/library/import',
  feature: 'library-transfer',
  summary:
    'Imports a file of all scoring in the background: all of it as its dry run said, or nothing where that does not hold any more.',
  access: 'platform.manage',
  upload: scoringUpload,
  body: z.strictObject({
    /** The plan that was looked at. */
    digest: line(64, 1),
    leave_out,
  }),
  response: backgroundJob,
  errors: ['too_large', 'unsupported_type'],
});

/** The routes of this feature. */
export const libraryTransferRoutes = [exportScoring, checkScoringImport, startScoringImport];
