import { type ApplicationStep, nextCandidateStep } from '@tryout/domain/applications/application-status';
import type { Db } from '../../../platform/database/kysely.ts';
import { findPositionFacts, stepsConfigOf } from '../application-facts.queries.ts';
import { findApplications } from '../applications.queries.ts';
import { stepsDone } from '../refresh-candidate-status.ts';

/** The step an application waits for; null when it is complete or unknown. */
export async function nextStepOf(db: Db, applicationId: string, now: Date): Promise<ApplicationStep | null> {
  const [application] = await findApplications(db, [applicationId]);
  if (!application) return null;
  const position = await findPositionFacts(db, application, now);
  return nextCandidateStep(stepsConfigOf(position), stepsDone(application));
}
