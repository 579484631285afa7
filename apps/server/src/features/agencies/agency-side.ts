import { isInGroup } from '@tryout/domain/access/roles';
import type { SubmissionSide } from '@tryout/domain/agencies/submission';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/refusal.ts';

/** Who looks at shared positions and submissions, from which side. */
export interface Reader {
  readonly side: SubmissionSide;
  readonly organization_id: string;
  readonly user_id: string;
  /** Of an agency: sees all of it; of a company: always true. */
  readonly sees_all: boolean;
  readonly actor: Actor;
}

/** From which side somebody looks. @throws Refusal (not found) for those who are on neither */
export function readerOf(actor: Actor): Reader {
  const [own] = actor.memberships;
  if (!own) throw notFound();
  const isAgency = isInGroup(actor.user_type, 'staffing_agency');
  return {
    side: isAgency ? 'agency' : 'company',
    organization_id: own.organization_id,
    user_id: actor.user_id,
    sees_all: !isAgency || actor.user_type === 'staffing_agency_admin',
    actor,
  };
}
