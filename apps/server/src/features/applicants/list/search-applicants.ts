import { FOUND_LIMIT, type searchApplicants as route } from '@tryout/contract/applicants/applicants';
import type { RouteData } from '@tryout/contract/define-route';
import type { SignedAct } from '../../../platform/act.ts';
import { findByWords, findWords } from './search-applicants.queries.ts';

/** Applicants by name or address over all positions that the caller sees with names. */
export async function searchApplicants(
  { db, actor }: SignedAct,
  typed: string,
): Promise<RouteData<typeof route>> {
  const words = await findWords(db, typed);
  return { items: words.length > 0 ? await findByWords(db, actor, words, FOUND_LIMIT) : [] };
}
