import type { Db } from '../../../platform/database/kysely.ts';
import { countFeedback } from './feedback.queries.ts';

/** How much of what interviewers were asked for is there. */
export interface FeedbackSoFar {
  readonly sent: number;
  readonly asked: number;
}

/** Interviewers' feedback on applications, by application; those without an interview that took place are left out. */
export async function feedbackSoFar(
  db: Db,
  applicationIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FeedbackSoFar>> {
  const counted = await countFeedback(db, applicationIds, now);
  return new Map(counted.map(({ application_id, sent, asked }) => [application_id, { sent, asked }]));
}
