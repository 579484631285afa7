import type { readReviewPlace as route } from '@tryout/contract/applicants/applicants';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { applicantRights } from '../applicant-rights.ts';
import type { ApplicantRecord } from '../applicants.queries.ts';
import { type ApplicantFilter, findRankOrder, readApplicantRows } from '../list/list-applicants.queries.ts';
import { awaitingDecision, filterOf } from '../list/list-applicants.ts';
import { countMatches } from '../list/list-total.queries.ts';

const NOWHERE = { application_id: null, before: 0, after: 0, is_capped: false };

/**
 * Where a review begins or stands, and how many of those who wait for a decision come before and after. An applicant
 * who waits no longer, because of a decision for example, still has a place between them.
 */
export async function reviewPlace(
  { db, actor }: SignedAct,
  position: RowOfRef<'position'>,
  {
    applicant,
    ...query
  }: RouteQuery<typeof route> & {
    /** Where the review stands; null: it begins. */
    readonly applicant: ApplicantRecord | null;
  },
): Promise<RouteData<typeof route>> {
  const rights = applicantRights(actor, { ...position, position_id: position.id });
  const listed = await filterOf(db, query, rights);
  const filter = awaitingDecision(listed);
  const place = await placeOf(db, applicant, listed.position_id, filter);
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
  db: Db,
  applicant: ApplicantRecord | null,
  position_id: string,
  filter: ApplicantFilter | null,
): Promise<{ id: string; rank_order: number } | undefined> {
  if (applicant === null) {
    if (!filter) return undefined;
    const [first] = await readApplicantRows(db, filter, {
      place: null,
      offset: 0,
      from_end: false,
      limit: 1,
    });
    return first;
  }
  const rank_order = await findRankOrder(db, position_id, applicant.id);
  if (rank_order === undefined) throw notFound();
  return { id: applicant.id, rank_order };
}
