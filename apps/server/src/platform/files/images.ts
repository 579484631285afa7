import type { FastifyReply } from 'fastify';
import type { Db } from '../database/kysely.ts';
import type { ReceivedFile } from '../http/call.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { sendFile } from '../http/send-file.ts';
import type { Services } from '../services.ts';
import { filesSay } from './files.messages.ts';
import { imageTypeOf } from './image-type.ts';
import { findImage, insertImage, type NewImage } from './images.queries.ts';

/** Takes an uploaded image for what its bytes say it is; refuses anything but PNG, JPEG and WebP. */
export async function keepImage(
  db: Db,
  file: ReceivedFile | null,
  whose: Pick<NewImage, 'purpose' | 'owner_user_id' | 'organization_id'>,
): Promise<string> {
  if (!file) throw new Error('an upload route without a file');
  const media_type = imageTypeOf(file.head);
  if (!media_type) throw new Refusal('unsupported_type', filesSay('files.not_a_picture'));
  const { sha256, size, name } = file;
  return insertImage(db, { sha256, size, name, media_type, ...whose });
}

/** Sends an image so that a browser can do nothing with it but show it. */
export async function sendImage(
  call: { readonly db: Db; readonly services: Services; readonly reply: FastifyReply },
  fileId: string | null | undefined,
): Promise<undefined> {
  const image = fileId ? await findImage(call.db, fileId) : undefined;
  if (!image) throw notFound();
  await sendFile(call.reply, call.services.files, { ...image, name: 'picture' }, { inline: true });
  return undefined;
}
