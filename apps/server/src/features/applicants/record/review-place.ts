import type { readReviewPlace as route } from '@tryout/contract/applicants/applicants';
import type { RouteData } from '@tryout/contract/define-route';
import { type Call, signedIn } from '../../../platform/http/call.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { applicantRights } from '../applicant-rights.ts';
import { seenApplicant } from '../find-applicant.ts';
import { type ApplicantFilter, findRankOrder, readApplicantRows } from '../list/list-applicants.queries.ts';
import { awaitingDecision, filterOf } from '../list/list-applicants.ts';
import { countMatches } from '../list/list-total.queries.ts';

const NOWHERE = { application_id: null, before: 0, after: 0, is_capped: false };

/**
 * Where a review begins or stands, and how many of those who wait for a decision come before and after. An applicant
 * who waits no longer, because of a decision for example, still has a place between them.
 */
export async function reviewPlace(call: Call<typeof route>): Promise<RouteData<typeof route>> {
  const { db, query } = call;
  const actor = signedIn(call);
  const position = call.refs.row(query.position_id);
  const rights = applicantRights(actor, { ...position, position_id: position.id });
  const listed = await filterOf(db, query, rights);
  const filter = awaitingDecision(listed);
  const place = await placeOf(call, listed.position_id, filter);
  if (!place) return NOWHERE;
  if (!filter) return { ...NOWHERE, application_id: place.id };
  const [before, after] = await Promise.all([
    countMatches(db, filter, { ...place, back: true }),
    countMatches(db, filter, { ...place, back: false }),
  ]);
  return {
    application_id: place.id,
    before: before.total,
    after: after.total,
    is_capped: before.capped || after.capped,
  };
}

async function placeOf(
  call: Call<typeof route>,
  position_id: string,
  filter: ApplicantFilter | null,
): Promise<{ id: string; rank_order: number } | undefined> {
  const { db, query } = call;
  if (query.application_id === undefined) {
    if (!filter) return undefined;
    const [first] = await readApplicantRows(db, filter, {
      place: null,
      offset: 0,
      from_end: false,
      limit: 1,
    });
    return first;
  }
  const { applicant } = seenApplicant(call, query.application_id);
  const rank_order = await findRankOrder(db, position_id, applicant.id);
  if (rank_order === undefined) throw notFound();
  return { id: applicant.id, rank_order };
}
