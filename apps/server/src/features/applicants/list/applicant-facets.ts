import type { readApplicantFacets as route } from '@tryout/contract/applicants/applicants';
import type { RouteData } from '@tryout/contract/define-route';
import type { SignedAct } from '../../../platform/act.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { applicantRights } from '../applicant-rights.ts';
import { findPeopleOn } from '../talk/people.queries.ts';
import { findLinks, findOptionQuestions, findOrigins, findScoredTraits } from './applicant-facets.queries.ts';

/** What the applicants of a position can be narrowed by besides what the list itself shows. */
export async function applicantFacets(
  { db, actor }: SignedAct,
  position: RowOfRef<'position'>,
): Promise<RouteData<typeof route>> {
  const rights = applicantRights(actor, { ...position, position_id: position.id });
  const [traits, questions, origins, links, owners] = await Promise.all([
    rights.see_scores ? findScoredTraits(db, position.id) : [],
    findOptionQuestions(db, position.id),
    findOrigins(db, position.id),
    findLinks(db, position.id),
    findPeopleOn(db, position.id),
  ]);
  return {
    traits,
    questions,
    origins,
    links,
    owners: owners.map(({ user_id, name }) => ({ user_id, name })),
  };
}
