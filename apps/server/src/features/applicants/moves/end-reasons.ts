import type { RouteData } from '@tryout/contract/define-route';
import type { countEndReasons as route } from '@tryout/contract/organizations/reasons';
import type { SignedAct } from '../../../platform/act.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { reasonsOf } from '../../organizations/public.ts';
import { applicantRights } from '../applicant-rights.ts';
import { applicantsSay } from '../applicants.messages.ts';
import { countReasons, countWithoutReason } from './end-reasons.queries.ts';

/** Why applications of a position ended, most frequent first. */
export async function endReasons(
  { db, actor }: SignedAct,
  position: RowOfRef<'position'>,
): Promise<RouteData<typeof route>> {
  const rights = applicantRights(actor, { ...position, position_id: position.id });
  if (!rights.see_scores) {
    throw new Refusal('forbidden', applicantsSay('applicants.reasons_hidden'));
  }
  const reasons = await reasonsOf(db, position.organization_id, 'all');
  const [counts, without] = await Promise.all([
    countReasons(
      db,
      position.id,
      reasons.map((reason) => reason.reason_id),
    ),
    countWithoutReason(db, position.id),
  ]);
  const items = reasons.flatMap((reason) => {
    const count = counts.get(reason.reason_id) ?? 0;
    return count === 0 ? [] : [{ ...reason, count }];
  });
  return { items: items.sort((one, other) => other.count - one.count), without };
}
