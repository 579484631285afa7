import type { FastifyReply } from 'fastify';
import type { Act, SignedAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { storePicture } from '../../platform/files/images.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { takePicture } from '../pictures/public.ts';
import { accentOf, findPicture, insertPicture } from './position-image.queries.ts';
import { changePosition } from './positions.queries.ts';
import { lockForEditing } from './update-position.ts';

/** Sets the picture. What it is, its content says; its name does not matter. */
export async function setPositionImage(
  act: SignedAct,
  positionId: string,
  file: ReceivedFile | null,
): Promise<void> {
  const { db, actor, services } = act;
  const position = await lockForEditing(act, positionId);
  if (!file) throw new Error('an upload route without a file');
  const image_file_id = await insertPicture(db, {
    ...(await storePicture(services.files, file, 'image')),
    name: file.name,
    organization_id: position.organization_id,
    owner: actor.user_id,
  });
  await changePosition(db, position.id, { image_file_id }, services.now());
}

/** Sets the picture to one that was found. */
export async function choosePositionImage(
  act: SignedAct,
  positionId: string,
  picture: string,
): Promise<void> {
  const use = { field: 'picture', scene: 'picture', colour: await accentOf(act.db, positionId) } as const;
  const taken = await takePicture(act.services, picture, use);
  await withTransaction(act.db, async (db) => {
    const position = await lockForEditing({ ...act, db }, positionId);
    const image_file_id = await insertPicture(db, {
      ...taken,
      organization_id: position.organization_id,
      owner: act.actor.user_id,
    });
    await changePosition(db, position.id, { image_file_id }, act.services.now());
  });
}

/** Takes the picture off. */
export async function clearPositionImage(act: SignedAct, positionId: string): Promise<void> {
  const position = await lockForEditing(act, positionId);
  await changePosition(act.db, position.id, { image_file_id: null }, act.services.now());
}

/** Sends a picture so that a browser shows it and never runs it. */
export async function sendPicture(
  { db, services, reply }: Act & { readonly reply: FastifyReply },
  fileId: string | null,
  caching: 'private' | 'public',
): Promise<void> {
  const picture = fileId ? await findPicture(db, fileId) : undefined;
  if (!picture || !(await services.files.exists(picture.sha256))) throw notFound();
  reply
    .header('content-type', picture.media_type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline')
    .header('cache-control', caching === 'public' ? 'public, max-age=300' : 'private, no-store')
    .send(services.files.read(picture.sha256));
}
