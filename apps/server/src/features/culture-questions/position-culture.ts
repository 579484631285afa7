import type { readPositionCulture as readRoute } from '@tryout/contract/culture-questions/culture-questions';
import type { RouteData } from '@tryout/contract/define-route';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { countAsked } from './bank.queries.ts';
import { cultureSay as say } from './culture-questions.messages.ts';
import { wholeProfile } from './profile-view.ts';
import { beginAsking, endAsking, isAsking } from './sheets.queries.ts';
import { findWeight, hasApplicants, hasSimulations } from './weights.queries.ts';

/** A position, as far as culture questions need it. */
export interface Position {
  readonly id: string;
  readonly organization_id: string;
}

/** Whether candidates of a position are asked. */
export async function positionCulture({ db }: Act, position: Position): Promise<RouteData<typeof readRoute>> {
  return {
    asks: await isAsking(db, position.id),
    questions: await countAsked(db),
    is_thin: (await wholeProfile(db, position.organization_id)) === null,
    weight: (await findWeight(db, position.id))?.weight ?? 0,
    has_simulations: await hasSimulations(db, position.id),
    has_applicants: await hasApplicants(db, position.id),
  };
}

/** Lets a position ask, or ask no more; what candidates gave stays with their applications. @throws Refusal while they count */
export async function setPositionCulture(
  act: SignedAct,
  position: Position,
  asks: boolean,
): Promise<RouteData<typeof readRoute>> {
  const { organization_id, id: position_id } = position;
  const { db, actor, services } = act;
  if (!asks && (await findWeight(db, position_id)) !== undefined) {
    throw new Refusal('refused_by_rule', say('culture.weight_first'));
  }
  const isChanged = asks
    ? await beginAsking(db, { organization_id, position_id, user_id: actor.user_id, at: services.now() })
    : await endAsking(db, position_id);
  if (isChanged) {
    await audit(act, {
      event_type: 'update',
      action: asks ? 'culture.asked' : 'culture.not_asked',
      target_type: 'position',
      target_id: position_id,
      organization_id,
    });
  }
  return positionCulture(act, position);
}
