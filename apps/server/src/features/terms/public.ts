import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type OpenTerms, openTermsOf } from './terms.queries.ts';
/** Published texts the person has not accepted yet. */
export function termsToAccept(db: Db, actor: Actor): Promise<OpenTerms[]> {
  return openTermsOf(db, actor);
}
