import type { Db } from '../../platform/database/kysely.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { lockScorableApplication, type ScorableApplication } from './score-cards.queries.ts';

/**
 * Locks an application before anything that may change its card, so that one card is made at a time and nobody waits
 * for the other in a circle. @throws Refusal (not found)
 */
export async function lockForCard(db: Db, applicationId: string): Promise<ScorableApplication> {
  const application = await lockScorableApplication(db, applicationId);
  if (!application) throw notFound();
  return application;
}
