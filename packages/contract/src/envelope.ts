import { z } from 'zod';

/** The body of every refused request. `message` is never missing (product §2.30). */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  /** One entry for each field that was refused; the path as in `answers.2.value`. */
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** For a stale or refused status change: where the record stands and where it may go. */
  current: z.object({ status: z.string(), allowed: z.array(z.string()) }).optional(),
  /** Number to quote to whoever runs the server; it stands in the server's log. */
  reference: z.string(),
});

/** A parsed failure body. */
export type Failure = z.output<typeof failure>;
