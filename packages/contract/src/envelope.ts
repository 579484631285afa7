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
  /** For 402: which feature ran out, how much is used, and the page where that can be changed. */
  limit: z
    .object({
      key: z.string(),
      name: z.string(),
      /** Null: a switch. */
      used: z.number().int().nullable(),
      limit: z.number().int().nullable(),
      /** The least plan that has it; empty: none on sale has it. */
      plan: z.string(),
      /** Page where the caller can change it, and what a link to it says; null: somebody else can. */
      offer: z.object({ page: z.string(), label: z.string() }).nullable(),
    })
    .optional(),
  /** Number to quote to whoever runs the server; it stands in the server's log. */
  reference: z.string(),
});
