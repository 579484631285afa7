import type { Action } from '@tryout/domain/access/access-policy';
import { POSITION_STATUSES, type PositionActor } from '@tryout/domain/positions/position-status';
import { allowedTargets } from '@tryout/domain/records/transitions';
import { type Actor, may } from '../../platform/http/actor.ts';
import type { PositionRow } from './position-row.ts';

type Facts = Pick<PositionRow, 'id' | 'organization_id' | 'created_by' | 'status' | 'is_request'>;

/** Which hand a role plays in a position's life. */
export function positionActor(actor: Actor): PositionActor {
  return actor.user_type === 'company_recruiter' || actor.link !== null ? 'recruiter' : 'admin';
}

function mayIn(actor: Actor, { id, organization_id, created_by }: Facts, action: Action): boolean {
  return may(actor, action, { organization_id, position_id: id, owner_user_id: created_by });
}

/** What the caller may do with a position; the same rules that the routes keep. */
export function positionRights(actor: Actor, position: Facts) {
  const manages = mayIn(actor, position, 'position.publish');
  const ownRequest = actor.user_type === 'employee' && position.created_by === actor.user_id;
  return {
    update: position.status !== 'archived' && (manages || (ownRequest && isOpenRequest(position))),
    publish: manages,
    share: mayIn(actor, position, 'position.share'),
    invite: mayIn(actor, position, 'candidate_invite.manage'),
    move: mayIn(actor, position, 'applicant.move'),
    decide: mayIn(actor, position, 'applicant.decide'),
  };
}

/** A request stays the hiring manager's to change until it is published for the first time. */
export function isOpenRequest(position: Pick<Facts, 'status' | 'is_request'>): boolean {
  return position.is_request && position.status === 'draft';
}

/** Where the caller may move a position; nothing for those who may not publish. */
export function allowedMoves(actor: Actor, position: Facts) {
  if (!mayIn(actor, position, 'position.publish')) return [];
  return allowedTargets(POSITION_STATUSES, position.status, positionActor(actor));
}

/** Whether the salary is the caller's to see: everybody's who manages the position, or level `private`. */
export function maySeeSalary(actor: Actor, position: Facts & { show_salary: boolean }): boolean {
  if (actor.user_type !== 'employee' || position.show_salary) return true;
  return position.created_by === actor.user_id || actor.privileges.get(position.id) === 'private';
}
