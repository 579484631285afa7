import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { Db } from '../../../platform/database/kysely.ts';
import { type FeedbackSoFar, feedbackSoFar } from '../../interviews/public.ts';

/** What the log of a decision tells of interviewers' feedback. */
export interface FeedbackNote {
  readonly feedback: FeedbackSoFar;
}

/** For the log of decisions, by application: how much feedback was there; nothing where no interview took place. */
export async function feedbackNotes(
  db: Db,
  ids: readonly string[],
  to: ApplicationStatus,
  now: Date,
): Promise<ReadonlyMap<string, FeedbackNote>> {
  if (to !== 'approved' && to !== 'rejected') return new Map();
  const found = await feedbackSoFar(db, ids, now);
  return new Map([...found].map(([id, feedback]) => [id, { feedback }]));
}
