import type { readPositionCulture as readRoute } from '@tryout/contract/culture-questions/culture-questions';
import type { RouteData } from '@tryout/contract/define-route';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { countAsked } from './bank.queries.ts';
import { wholeProfile } from './profile-view.ts';
import { beginAsking, endAsking, isAsking } from './sheets.queries.ts';

interface Position {
  readonly id: string;
  readonly organization_id: string;
}

/** Whether candidates of a position are asked. */
export async function positionCulture({ db }: Act, position: Position): Promise<RouteData<typeof readRoute>> {
  return {
    asks: await isAsking(db, position.id),
    questions: await countAsked(db),
    is_thin: (await wholeProfile(db, position.organization_id)) === null,
  };
}

/** Lets a position ask, or ask no more; what candidates gave stays with their applications. */
export async function setPositionCulture(
  act: SignedAct,
  position: Position,
  asks: boolean,
): Promise<RouteData<typeof readRoute>> {
  const { organization_id, id: position_id } = position;
  const { db, actor, services } = act;
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
