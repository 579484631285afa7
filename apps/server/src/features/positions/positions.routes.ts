import {
  addPositionLocation,
  choosePositionImage as choosePositionImageRoute,
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
import {
  type Handled,
  handle,
  handleWithoutTransaction,
  signedAct,
  signedIn,
} from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { addLocationToPosition } from './add-location.ts';
import { createPosition, makingFor, withRightTo } from './create-position.ts';
import { deletePosition } from './delete-position.ts';
import { duplicatePosition } from './duplicate-position.ts';
import { listPositions } from './list-positions.ts';
import { findOptions } from './places.queries.ts';
import { readPosition } from './position-detail.ts';
import { choosePositionImage, clearPositionImage, sendPicture, setPositionImage } from './position-image.ts';
import { readPositionSimulations, setPositionSimulations } from './position-simulations.ts';
import { readPositionStatistics } from './position-statistics.ts';
import { positionsSay } from './positions.messages.ts';
import { updatePosition } from './update-position.ts';

/** Positions: life, fields, picture, simulations. */
export const positionsHandlers: readonly Handled[] = [
  handle(listRoute, async (call) => ({ data: await listPositions(call.db, signedIn(call), call.query) })),

  handle(createRoute, async (call) => ({
    data: await createPosition(signedAct(call), { ...call.body, language: languageOf(call.request) }),
    status: 201,
  })),

  handle(positionOptions, async (call) => {
    const actor = signedIn(call);
    const organizationId = makingFor(actor, call.query.organization_id);
    return { data: await findOptions(call.db, organizationId, actor.link ? [actor.link.company_id] : []) };
  }),

  handle(getPosition, async (call) => ({
    data: await readPosition(signedAct(call), call.params.position_id, languageOf(call.request)),
  })),

  handle(positionStatistics, async (call) => ({
    data: await readPositionStatistics(signedAct(call), call.refs.row(call.params.position_id)),
  })),

  handle(updateRoute, async (call) => {
    const revision = await updatePosition(signedAct(call), call.params.position_id, call.body);
    const data = await readPosition(signedAct(call), call.params.position_id, languageOf(call.request));
    const saved = { ...data, revision_created: revision !== null };
    return revision === null
      ? { data: saved }
      : { data: saved, message: positionsSay('positions.saved_as_revision', { revision }) };
  }),

  handle(deleteRoute, async (call) => {
    await deletePosition(signedAct(call), call.params.position_id);
    return { data: {}, message: positionsSay('positions.deleted') };
  }),

  handle(duplicateRoute, async (call) => {
    const id = await duplicatePosition(signedAct(call), call.refs.row(call.params.position_id));
    const act = signedAct(call);
    const seeing = { ...act, actor: withRightTo(act.actor, id) };
    const data = await readPosition(seeing, id, languageOf(call.request));
    return { data, status: 201, message: positionsSay('positions.copied', { title: data.title }) };
  }),

  handleWithoutTransaction(choosePositionImageRoute, async (call) => {
    await choosePositionImage(signedAct(call), call.params.position_id, call.body.picture);
    return { data: { has_image: true }, message: positionsSay('positions.picture_set') };
  }),

  handle(uploadPositionImage, async (call) => {
    await setPositionImage(signedAct(call), call.params.position_id, call.file);
    return { data: { has_image: true }, message: positionsSay('positions.picture_set') };
  }),

  handle(removePositionImage, async (call) => {
    await clearPositionImage(signedAct(call), call.params.position_id);
    return { data: { has_image: false }, message: positionsSay('positions.picture_removed') };
  }),

  handle(getPositionImage, async (call) => {
    const position = call.refs.row(call.params.position_id);
    await sendPicture(call, position.image_file_id, 'private');
    return undefined;
  }),

  handle(listPositionSimulations, async ({ db, params, refs, request }) => ({
    data: await readPositionSimulations(db, refs.row(params.position_id), languageOf(request)),
  })),

  handle(setSimulationsRoute, async (call) => {
    const data = await setPositionSimulations(
      signedAct(call),
      call.params.position_id,
      call.body,
      languageOf(call.request),
    );
    return data.revision_created
      ? { data, message: positionsSay('positions.saved_as_revision', { revision: data.revision }) }
      : { data };
  }),

  handle(addPositionLocation, async (call) => ({
    data: await addLocationToPosition(
      signedAct(call),
      call.params.position_id,
      call.body,
      languageOf(call.request),
    ),
    status: 201,
  })),
];
