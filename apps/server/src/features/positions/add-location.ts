import type { RouteBody } from '@tryout/contract/define-route';
import type { addPositionLocation as route } from '@tryout/contract/positions/positions';
import type { SignedAct } from '../../platform/act.ts';
import { addLocation } from './places.queries.ts';
import { addPositionPlace } from './positions.queries.ts';
import { lockForEditing } from './update-position.ts';

/** Adds a place of work to an organization's list and to one of its positions. */
export async function addLocationToPosition(
  act: SignedAct,
  positionId: string,
  place: RouteBody<typeof route>,
) {
  const position = await lockForEditing(act, positionId);
  const location = await addLocation(act.db, position.organization_id, place);
  await addPositionPlace(act.db, position, location.id);
  return location;
}
