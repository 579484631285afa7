import {
  addPositionLocation,
  createPosition as createRoute,
  deletePosition as deleteRoute,
  duplicatePosition as duplicateRoute,
  getPosition,
  getPositionImage,
  listPositionSimulations,
  listPositions as listRoute,
  positionOptions,
  positionStatistics,
  removePositionImage,
  setPositionSimulations as setSimulationsRoute,
  updatePosition as updateRoute,
  uploadPositionImage,
} from '@tryout/contract/positions/positions';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { createPosition, makingFor } from './create-position.ts';
import { deletePosition } from './delete-position.ts';
import { duplicatePosition } from './duplicate-position.ts';
import { listPositions } from './list-positions.ts';
import { addLocation, findOptions } from './places.queries.ts';
import { readPosition } from './position-detail.ts';
import { clearPositionImage, sendPicture, setPositionImage } from './position-image.ts';
import { readPositionSimulations, setPositionSimulations } from './position-simulations.ts';
import { readPositionStatistics } from './position-statistics.ts';
import { positionsSay } from './positions.messages.ts';
import { addPositionPlace } from './positions.queries.ts';
import { lockForEditing, updatePosition } from './update-position.ts';

/** Positions: life, fields, picture, simulations. */
export const positionsHandlers: readonly Handled[] = [
  handle(listRoute, async (call) => ({ data: await listPositions(call.db, signedIn(call), call.query) })),

  handle(createRoute, async (call) => {
    const id = await createPosition(call);
    return { data: await readPosition(call, id, freshRights(call, id)), status: 201 };
  }),

  handle(positionOptions, async (call) => {
    const actor = signedIn(call);
    const organizationId = makingFor(actor, call.query.organization_id);
    return { data: await findOptions(call.db, organizationId, actor.linked_organization_ids) };
  }),

  handle(getPosition, async (call) => ({
    data: await readPosition(call, call.params.position_id, signedIn(call)),
  })),

  handle(positionStatistics, async (call) => ({ data: await readPositionStatistics(call) })),

  handle(updateRoute, async (call) => {
    const revision = await updatePosition(call);
    const data = await readPosition(call, call.params.position_id, signedIn(call));
    const saved = { ...data, revision_created: revision !== null };
    return revision === null
      ? { data: saved }
      : { data: saved, message: positionsSay('positions.saved_as_revision', { revision }) };
  }),

  handle(deleteRoute, async (call) => {
    await deletePosition(call);
    return { data: {}, message: positionsSay('positions.deleted') };
  }),

  handle(duplicateRoute, async (call) => {
    const id = await duplicatePosition(call);
    const data = await readPosition(call, id, signedIn(call));
    return { data, status: 201, message: positionsSay('positions.copied', { title: data.title }) };
  }),

  handle(uploadPositionImage, async (call) => {
    await setPositionImage(call);
    return { data: { has_image: true }, message: positionsSay('positions.picture_set') };
  }),

  handle(removePositionImage, async (call) => {
    await clearPositionImage(call);
    return { data: { has_image: false }, message: positionsSay('positions.picture_removed') };
  }),

  handle(getPositionImage, async (call) => {
    const position = call.refs.row(call.params.position_id);
    await sendPicture(call, position.image_file_id, 'private');
    return undefined;
  }),

  handle(listPositionSimulations, async ({ db, params, refs }) => ({
    data: await readPositionSimulations(db, refs.row(params.position_id)),
  })),

  handle(setSimulationsRoute, async (call) => {
    const data = await setPositionSimulations(call);
    return data.revision_created
      ? { data, message: positionsSay('positions.saved_as_revision', { revision: data.revision }) }
      : { data };
  }),

  handle(addPositionLocation, async (call) => {
    const position = await lockForEditing(call, call.params.position_id);
    const location = await addLocation(call.db, position.organization_id, call.body);
    await addPositionPlace(call.db, position, location.id);
    return { data: location, status: 201 };
  }),
];

/** A hiring manager's right to a request is made together with it, after the caller's rights were looked up. */
function freshRights(call: Parameters<typeof signedIn>[0], positionId: string) {
  const actor = signedIn(call);
  if (actor.user_type !== 'employee') return actor;
  return { ...actor, privileges: new Map([...actor.privileges, [positionId, 'reviewer' as const]]) };
}
