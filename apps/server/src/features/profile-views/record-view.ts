import { viewerRole } from '@tryout/domain/profile-views/viewer';
import type { SignedAct } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import {
  storeLookAtApplication,
  storeLookAtPerson,
  storeLookAtSubmission,
  type Viewer,
} from './profile-views.queries.ts';

/** What was opened: a part of an application, a person of the pool, or what an agency submitted of somebody. */
export type Look =
  | {
      readonly part: 'application' | 'cv' | 'score_card';
      readonly application_id: string;
      readonly organization_id: string;
    }
  | {
      readonly part: 'person';
      /** The ids under which the person applied: the own one and those of whom it turned out to be the same. */
      readonly person_ids: readonly string[];
      readonly email: string;
      readonly organization_id: string;
    }
  | { readonly part: 'submission'; readonly email: string; readonly organization_id: string };

/** Who looks, and of which organization: the one whose record it is, or their own while they work for a client. */
function viewerOf(actor: Actor, organizationId: string): Viewer | null {
  const role = viewerRole(actor.user_type);
  const own =
    actor.memberships.find((one) => one.organization_id === organizationId) ??
    actor.memberships.find((one) => one.status === 'approved');
  if (role === null || own?.status !== 'approved') return null;
  return { id: actor.user_id, role, organization_id: own.organization_id };
}

/** Records a look. Answers whether it is a view of its own. */
export async function recordLook({ db, actor, services }: SignedAct, look: Look): Promise<boolean> {
  const viewer = viewerOf(actor, look.organization_id);
  if (!viewer) return false;
  const at = services.now();
  if (look.part === 'person') return storeLookAtPerson(db, viewer, look, at);
  if (look.part === 'submission') return storeLookAtSubmission(db, viewer, look, at);
  return storeLookAtApplication(db, viewer, look, at);
}

/**
 * Records a look of a request that reads, beside what it reads: one statement, and whoever looks does not fail with it.
 */
export async function noteLook(act: SignedAct, look: Look): Promise<void> {
  try {
    await recordLook(act, look);
  } catch (error) {
    act.services.log.warn({ err: error }, 'a view of a candidate could not be recorded');
  }
}
