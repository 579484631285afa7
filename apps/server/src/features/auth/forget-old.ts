import type { Db } from '../../platform/database/kysely.ts';
import { forgetOldAttempts } from './attempts.queries.ts';
import { forgetOldPins } from './pins.queries.ts';
import { forgetOldSteps } from './second-steps.queries.ts';
import { forgetOldSessions } from './sessions.queries.ts';

/** Removes codes, counted attempts and sessions that have served their time; running it again changes nothing. */
export async function forgetOldWaysIn(db: Db): Promise<void> {
  await forgetOldPins(db);
  await forgetOldAttempts(db);
  await forgetOldSessions(db);
  await forgetOldSteps(db);
}
