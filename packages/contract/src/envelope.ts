import { z } from 'zod';

/** The body of every refused request. `message` is never missing (product §2.30). */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  /** One entry for each field that was refused; the path as in `answers.2.value`. */
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /**
   * For a stale or refused change: where the record stands and where it may go. `theirs` is the record as stored now,
   * for a change that was based on an older one.
   */
  current: z
    .object({ status: z.string(), allowed: z.array(z.string()), theirs: z.unknown().optional() })
    .optional(),
  /** Number to quote to whoever runs the server; it stands in the server's log. */
  reference: z.string(),
});
