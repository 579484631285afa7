import type { RouteBody } from '@tryout/contract/define-route';
import type { addPositionLocation as route } from '@tryout/contract/positions/positions';
import type { SignedAct } from '../../platform/act.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { findTown } from '../places/public.ts';
import { addLocation, isNameOfAnother, type NewLocation } from './places.queries.ts';
import { positionsSay } from './positions.messages.ts';
import { addPositionPlace } from './positions.queries.ts';
import { lockForEditing } from './update-position.ts';

/**
 * Adds a place of work to an organization's list and to one of its positions. Where a town was chosen, it lies there;
 * its region is added to the name where another town of that name is in the list.
 */
export async function addLocationToPosition(
  act: SignedAct,
  positionId: string,
  place: RouteBody<typeof route>,
  language: Language,
) {
  const position = await lockForEditing(act, positionId);
  const wanted = await withTown(act, position.organization_id, place, language);
  const location = await addLocation(act.db, position.organization_id, wanted);
  await addPositionPlace(act.db, position, location.id);
  return location;
}

async function withTown(
  { db }: SignedAct,
  organizationId: string,
  { name, country, place_id }: RouteBody<typeof route>,
  language: Language,
): Promise<NewLocation> {
  if (place_id === null)
    return { name, country, latitude: null, longitude: null, time_zone: '', place_id: null };
  const town = await findTown(db, place_id, language);
  if (!town) throw invalidField('place_id', positionsSay('positions.no_such_town'));
  const isTaken = await isNameOfAnother(db, organizationId, { name, place_id: town.place_id });
  return {
    name: isTaken ? [name, town.region || town.country].join(', ').slice(0, 120) : name,
    country: country || town.country,
    latitude: town.latitude,
    longitude: town.longitude,
    time_zone: town.time_zone,
    place_id: town.place_id,
  };
}
