import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import type { Db } from '../database/kysely.ts';
import type { ReceivedFile } from '../http/call.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { sendFile } from '../http/send-file.ts';
import type { Services } from '../services.ts';
import { cleanPicture } from './clean-picture.ts';
import type { FileStore } from './file-store.ts';
import { filesSay } from './files.messages.ts';
import { findImage, insertImage, type NewImage } from './images.queries.ts';
import { type RedrawnPicture, redrawPicture } from './redraw-picture.ts';
import { BadPicture, PIXELS_MAX, type StrippedPicture } from './strip-picture.ts';

/** A picture of the store: cleaned or drawn anew, under the hash of what is left. */
export interface KeptPicture {
  readonly sha256: string;
  readonly size: number;
  readonly media_type: StrippedPicture['media_type'];
}

const MEGAPIXELS = PIXELS_MAX / 1_000_000;

/** What is said of a file that is not kept as a picture. */
function refusalOf({ problem }: BadPicture, field: string): Refusal {
  const message =
    problem === 'too_many_pixels'
      ? filesSay('files.too_many_pixels', { megapixels: MEGAPIXELS })
      : filesSay(`files.${problem}`);
  const code = problem === 'not_a_picture' ? 'unsupported_type' : 'invalid_input';
  return new Refusal(code, message, { fields: [{ field, message }] });
}

/** What the sides of a picture have to be. */
export interface PictureShape {
  /** How many times wider than high it is. */
  readonly aspect: 1 | 4;
  /** Most pixels across. */
  readonly widest: number;
}

/** Refuses a picture of another shape; one pixel of the shorter side more or less is rounding. */
function refuseShape(
  { width, height }: { readonly width: number; readonly height: number },
  { aspect, widest }: PictureShape,
  field: string,
): void {
  const message =
    Math.abs(width - aspect * height) > aspect
      ? filesSay(aspect === 1 ? 'files.not_square' : 'files.not_four_to_one')
      : width > widest
        ? filesSay('files.too_wide', { widest })
        : null;
  if (message) throw new Refusal('invalid_input', message, { fields: [{ field, message }] });
}

/** Draws a picture of a shape anew. How it lies in its file is judged before, how it is looked at behind. */
async function redrawShape(
  picture: StrippedPicture,
  shape: PictureShape,
  field: string,
): Promise<RedrawnPicture> {
  const { width, height } = picture;
  // A camera that was held upright writes its pictures lying down.
  const isTurned = Math.abs(width - shape.aspect * height) > Math.abs(height - shape.aspect * width);
  refuseShape(isTurned ? { width: height, height: width } : picture, shape, field);
  const drawn = await redrawPicture(picture);
  refuseShape(drawn, shape, field);
  return drawn;
}

/**
 * Puts a received picture into the store without what does not draw it: place, camera, comments, previews, whatever
 * hangs behind its end. Refuses other kinds, broken files and those with too many pixels, before anything unpacks them.
 * One of a shape is drawn anew besides (`redrawPicture`).
 */
export async function storePicture(
  files: FileStore,
  file: ReceivedFile,
  field: string,
  shape: PictureShape | null = null,
): Promise<KeptPicture> {
  const given = file.bytes ?? (await buffer(files.read(file.sha256)));
  try {
    const picture = await cleanPicture(given);
    const { bytes, media_type } = shape ? await redrawShape(picture, shape, field) : picture;
    const { sha256, size } = await files.put(Readable.from([bytes]), bytes.length);
    return { sha256, size, media_type };
  } catch (error) {
    throw error instanceof BadPicture ? refusalOf(error, field) : error;
  }
}

/** Keeps an uploaded picture (PNG, JPEG or WebP), of a shape where one is asked for, and notes whose it is. */
export async function keepImage(
  {
    db,
    services,
    file,
  }: { readonly db: Db; readonly services: Services; readonly file: ReceivedFile | null },
  field: string,
  whose: Pick<NewImage, 'purpose' | 'owner_user_id' | 'organization_id'>,
  shape: PictureShape | null = null,
): Promise<string> {
  if (!file) throw new Error('an upload route without a file');
  const kept = await storePicture(services.files, file, field, shape);
  return insertImage(db, { ...kept, name: file.name, ...whose });
}

/** Sends an image so that a browser can do nothing with it but show it; one that is public may be kept for good. */
export async function sendImage(
  call: { readonly db: Db; readonly services: Services; readonly reply: FastifyReply },
  fileId: string | null | undefined,
  { isKept = false } = {},
): Promise<undefined> {
  const image = fileId ? await findImage(call.db, fileId) : undefined;
  if (!image) throw notFound();
  await sendFile(call.reply, call.services.files, { ...image, name: 'picture' }, { inline: true, isKept });
  return undefined;
}
