import type { SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import type { ApplicantRecord } from '../applicants.queries.ts';
import { refreshLists } from '../list/refresh-lists.ts';
import { changeTags, TAGS_PER_APPLICANT } from './tag-applicants.queries.ts';

/** Puts tags on applicants of a position, and takes tags off. Answers how many changed. */
export async function tagApplicants(
  act: SignedAct,
  seen: readonly ApplicantRecord[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<number> {
  const { db, actor, services } = act;
  const changed = await changeTags(
    db,
    seen.map((each) => each.id),
    { add, remove },
    services.now(),
  );
  if (changed.some((each) => each.count > TAGS_PER_APPLICANT)) {
    throw new Refusal('limit_reached', applicantsSay('applicants.tag_limit', { limit: TAGS_PER_APPLICANT }));
  }
  const [first] = seen;
  if (changed.length === 0 || !first) return 0;
  await appendApplicationLog(
    db,
    changed.map((each) => ({
      application_id: each.id,
      organization_id: first.organization_id,
      actor_id: actor.user_id,
      actor_kind: 'user' as const,
      action: 'tagged',
      detail: { added: add, removed: remove },
    })),
    services.now(),
  );
  refreshLists(act, first.position_id, []);
  return changed.length;
}
