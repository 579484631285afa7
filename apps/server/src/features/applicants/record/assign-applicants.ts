import type { SignedAct } from '../../../platform/act.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import type { ApplicantRecord } from '../applicants.queries.ts';
import { refreshLists } from '../list/refresh-lists.ts';
import { findPeopleOn } from '../talk/people.queries.ts';
import { changeOwner } from './assign-applicants.queries.ts';

/**
 * Says who looks after applicants of a position; null: nobody in particular. Answers how many changed.
 * @throws Refusal (invalid_input) for somebody who does not see the position's applicants
 */
export async function assignApplicants(
  act: SignedAct,
  seen: readonly ApplicantRecord[],
  ownerId: string | null,
): Promise<number> {
  const { db, actor, services } = act;
  const [first] = seen;
  if (!first) return 0;
  const people = ownerId === null ? [] : await findPeopleOn(db, first.position_id);
  const owner = people.find((each) => each.user_id === ownerId);
  if (ownerId !== null && !owner) {
    throw invalidField('owner_id', applicantsSay('applicants.owner_unknown'));
  }
  const changed = await changeOwner(
    db,
    seen.map((each) => each.id),
    ownerId,
    services.now(),
  );
  if (changed.length === 0) return 0;
  await appendApplicationLog(
    db,
    changed.map((id) => ({
      application_id: id,
      organization_id: first.organization_id,
      actor_id: actor.user_id,
      actor_kind: 'user' as const,
      action: 'owner_changed',
      detail: { owner: owner?.name ?? '' },
    })),
    services.now(),
  );
  refreshLists(act, first.position_id, []);
  return changed.length;
}
