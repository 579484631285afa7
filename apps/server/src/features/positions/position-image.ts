import type { removePositionImage, uploadPositionImage } from '@tryout/contract/positions/positions';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../platform/database/kysely.ts';
import { storePicture } from '../../platform/files/images.ts';
import { type Call, signedIn } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { findPicture, insertPicture } from './position-image.queries.ts';
import { changePosition } from './positions.queries.ts';
import { lockForEditing } from './update-position.ts';

/** Sets the picture. What it is, its content says; its name does not matter. */
export async function setPositionImage(call: Call<typeof uploadPositionImage>): Promise<void> {
  const position = await lockForEditing(call, call.params.position_id);
  const { file } = call;
  if (!file) throw new Error('an upload route without a file');
  const image_file_id = await insertPicture(call.db, {
    ...(await storePicture(call.services.files, file, 'image')),
    name: file.name,
    organization_id: position.organization_id,
    owner: signedIn(call).user_id,
  });
  await changePosition(call.db, position.id, { image_file_id }, call.services.now());
}

/** Takes the picture off. */
export async function clearPositionImage(call: Call<typeof removePositionImage>): Promise<void> {
  const position = await lockForEditing(call, call.params.position_id);
  await changePosition(call.db, position.id, { image_file_id: null }, call.services.now());
}

/** Sends a picture so that a browser shows it and never runs it. */
export async function sendPicture(
  { db, services, reply }: { db: Db; services: Services; reply: FastifyReply },
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
