import { z } from 'zod';

/** A route without params, query or body: only an empty object (or nothing) is accepted. */
export const NO_INPUT = z.strictObject({});

/**
 * The kinds of record an id in a request may point at. Each has a loader on the server that fetches the rows in
 * one query and checks the caller's scope; an id that is foreign or unknown answers 404 either way.
 */
export type RefKind =
  | 'user'
  | 'session'
  | 'passkey'
  | 'organization'
  | 'employee'
  | 'department'
  | 'location'
  | 'job_title'
  | 'industry'
  | 'invite'
  | 'team_link'
  | 'position'
  | 'position_question'
  | 'question'
  | 'privilege'
  | 'candidate_invite'
  | 'person'
  | 'person_note'
  | 'person_pair'
  | 'person_merge'
  | 'cv_archive'
  | 'people_change'
  | 'consent_proof'
  | 'source_link'
  | 'application'
  | 'comment'
  | 'message'
  | 'status_batch'
  | 'bulk_action'
  | 'cv'
  | 'file'
  | 'experience'
  | 'education'
  | 'simulation'
  | 'task'
  | 'built_simulation'
  | 'play'
  | 'score_card'
  | 'card_link'
  | 'correction'
  | 'score_template'
  | 'editable_score_template'
  | 'formula'
  | 'condition'
  | 'notification'
  | 'mail'
  | 'job'
  | 'app_config_change'
  | 'backup'
  | 'feature_flag_change'
  | 'norm'
  | 'expert_panel'
  | 'expert'
  | 'trait_category'
  | 'trait'
  | 'subtrait'
  | 'saved_view'
  | 'job_alert'
  | 'background_job'
  | 'terms'
  | 'reason'
  | 'build'
  | 'build_version'
  | 'build_upload'
  | 'event'
  | 'calendar_source'
  | 'recruiter_link'
  | 'agency_share'
  | 'submission'
  | 'submission_dispute'
  | 'review_request'
  | 'adjustment_request'
  | 'plan'
  | 'add_on'
  | 'entitlement'
  | 'subscription'
  | 'order'
  | 'invoice'
  | 'payment_event'
  | 'hiring_report_schedule'
  | 'impact_report'
  | 'impact_summary'
  | 'lead'
  | 'independent_group'
  | 'survey'
  | 'culture_question'
  | 'reference_entry'
  | 'ai_run';

/** An id whose row has been loaded and allowed before the handler runs. */
export type Ref<K extends RefKind> = string & { readonly __ref: K };

const refKinds = new WeakMap<z.ZodType, RefKind>();

/** A UUID that names a record of the given kind; the server resolves it before any handler sees it. */
export function ref<K extends RefKind>(kind: K) {
  const schema = z.uuid({ message: 'must be an id' }).transform((id) => id as Ref<K>);
  refKinds.set(schema, kind);
  return schema;
}

/** The kind a schema made by `ref` points at; undefined for any other schema. */
export function refKindOf(schema: z.ZodType): RefKind | undefined {
  return refKinds.get(schema);
}

/** A plain UUID that names nothing by itself (a key made by the client). */
export const uuid = z.uuid({ message: 'must be an id' });

/** An instant as ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T08:00:00.000Z`. */
export const instant = z.iso.datetime({ offset: true, message: 'must be a date and time' });

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date({ message: 'must be a date' });

/**
 * Invisible marks that embed or override the direction of writing (Unicode UAX 9). Pasted text brings them along, and
 * one that is left open would turn whatever is shown after it. Isolates stay: the product's own texts have them.
 */
const DIRECTION_MARKS = /[\u202a-\u202e]/g;

/**
 * One line of text, trimmed; control characters are refused (a NUL cannot be stored), and marks that turn the direction
 * of writing are left out.
 */
export function line(max: number, min = 0) {
  return (
    z
      .string({ message: 'must be text' })
      .overwrite((value) => value.replace(DIRECTION_MARKS, ''))
      .trim()
      .min(min, min === 1 ? 'is required' : `must be at least ${min} characters`)
      .max(max, `must be at most ${max} characters`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
      .regex(/^[^\u0000-\u001f\u007f]*$/u, 'must not contain control characters')
  );
}

/** Text of several lines, trimmed at its ends; NUL is refused. */
export function text(max: number, min = 0) {
  return z
    .string({ message: 'must be text' })
    .trim()
    .min(min, min === 1 ? 'is required' : `must be at least ${min} characters`)
    .max(max, `must be at most ${max} characters`)
    .refine((value) => !value.includes('\u0000'), 'must not contain control characters');
}

/** Page numbers as the specification has them, plus a cursor for keyset paging. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  recordsPerPage: z.coerce
    .number()
    .int()
    .refine((n) => [10, 20, 25, 50, 100].includes(n), 'must be 10, 20, 25, 50 or 100')
    .default(20),
  cursor: line(400).optional(),
};

/** The length of a list: lists are counted up to 10,000. */
export const listTotal = {
  total: z.number().int(),
  /** True when there are more than `total`. */
  total_is_capped: z.boolean(),
};

/** One page of a list. `next_cursor` and `previous_cursor` are null at the ends. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    ...listTotal,
    page: z.number().int(),
    recordsPerPage: z.number().int(),
    next_cursor: z.string().nullable(),
    previous_cursor: z.string().nullable(),
  });
}

/** An answer that carries nothing but its message. */
export const nothing = z.object({});

/** A boolean in a query string: `true`, `1`, `false` or `0`. */
export const queryFlag = z
  .enum(['true', '1', 'false', '0'], { message: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');

/** What is told of the experts behind an answer key. */
export const keyPanel = z.object({
  experts: z.number().int(),
  /** Kendall's W and ICC(2,k) with its 95 % interval, each the lowest among the scales of the game. */
  w: z.number(),
  icc: z.number(),
  icc_low: z.number(),
  icc_high: z.number(),
  /** Items that were left out because the experts did not agree on them. */
  left_out: z.number().int(),
});
