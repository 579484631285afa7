import type { ApplicantRights } from '@tryout/contract/applicants/applicants';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { levelGrants, type PrivilegeLevel } from '@tryout/domain/access/privilege';
import { type Actor, callerOf, may } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/refusal.ts';

/** What the caller may do with the applicants of a position that the policy has let them see. */
export function applicantRights(
  actor: Actor,
  position: { readonly position_id: string; readonly organization_id: string },
): ApplicantRights {
  if (scopeOf('applicant.read', callerOf(actor)) === 'position') {
    const level = actor.privileges.get(position.position_id);
    // Taken back between the check and here.
    if (level === undefined) throw notFound();
    return rightsOfLevel(level, !actor.blind_position_ids.has(position.position_id));
  }
  const belongs = actor.organization_ids.includes(position.organization_id);
  const decide = may(actor, 'applicant.decide', position);
  return {
    level: belongs ? 'private' : decide ? 'decider' : 'reviewer',
    see_identity: true,
    see_scores: true,
    comment: may(actor, 'applicant.comment', position),
    move: may(actor, 'applicant.move', position),
    decide,
    message: may(actor, 'applicant.message', position),
    see_private: belongs,
  };
}

/** What a hiring manager's level gives. */
export function rightsOfLevel(level: PrivilegeLevel, see_identity: boolean): ApplicantRights {
  return {
    level,
    see_identity,
    see_scores: levelGrants(level, 'see_score_cards'),
    comment: levelGrants(level, 'write_comments'),
    move: levelGrants(level, 'change_status'),
    decide: levelGrants(level, 'change_status'),
    message: false,
    see_private: levelGrants(level, 'see_private_notes'),
  };
}
