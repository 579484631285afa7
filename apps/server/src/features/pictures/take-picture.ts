import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureCredit } from '@tryout/domain/pictures/picture-credit';
import { pictureScene, SCENES, type SceneSize } from '@tryout/domain/pictures/picture-scene';
import type { ServicePicture } from '@tryout/domain/pictures/picture-services';
import type { FastifyReply } from 'fastify';
import { cleanPicture } from '../../platform/files/clean-picture.ts';
import { type KeptPicture, storePicture } from '../../platform/files/images.ts';
import { BadPicture } from '../../platform/files/strip-picture.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { OutboundError } from '../../platform/outbound/outbound.ts';
import type { Services } from '../../platform/services.ts';
import { fetchPicture } from './ask-picture-service.ts';
import { drawScene } from './draw-scene.ts';
import { creditOf, type LibraryPicture, pictureLibrary } from './open-library.ts';
import { readPictureToken } from './picture-token.ts';
import { picturesSay } from './pictures.messages.ts';

/** A picture that was chosen and is in the store now, with who is to be named. */
export interface TakenPicture extends KeptPicture {
  /** Its name as a file. */
  readonly name: string;
  readonly credit: PictureCredit;
}

/** What a chosen picture is for. */
export interface PictureUse {
  /** The field of the request that names it. */
  readonly field: string;
  readonly scene: keyof typeof SCENES;
  /** An employer's colour for its ground, #rrggbb; null: the product's own. */
  readonly colour: string | null;
}

/** Most bytes of a picture of a service, and of a small one. */
const MOST_BYTES = 15_000_000;
const MOST_PREVIEW_BYTES = 2_000_000;
/** Scenes that were drawn for the product lie beside its pages: their sources, or built ones where these alone are there. */
const PLACES = ['../../../../web/public/pictures', '../../../../web/dist/pictures'];

/**
 * Puts a chosen picture into the store: one of the library is drawn, one of the service is fetched once and cleaned like an
 * upload. Nothing is shown from elsewhere afterwards. It takes a while, so it is done before a transaction begins.
 * @throws Refusal for what is no picture of a search here, or cannot be had
 */
export async function takePicture(
  services: Services,
  picture: string,
  use: PictureUse,
): Promise<TakenPicture> {
  if (picture.startsWith('found:')) return takeFound(services, picture.slice('found:'.length), use);
  const chosen = (await pictureLibrary()).byId.get(picture);
  if (!chosen) throw invalidField(use.field, picturesSay('pictures.no_such_picture'));
  const size = SCENES[use.scene];
  const png = await drawScene(
    chosen.drawing ? pictureScene(chosen.drawing, use.colour, size) : await drawnScene(chosen, size),
  );
  const name = `${chosen.name}.png`;
  return { ...(await store(services, png, name, use)), name, credit: creditOf(chosen) };
}

function store(services: Services, bytes: Buffer, name: string, { field }: PictureUse): Promise<KeptPicture> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return storePicture(
    services.files,
    { name, sha256, size: bytes.length, head: bytes.subarray(0, 4100), bytes },
    field,
  );
}

/** A scene that was drawn for the product, cut to a size about its middle. */
async function drawnScene({ name }: LibraryPicture, { width, height }: SceneSize): Promise<string> {
  const text = await readFirst(PLACES.map((place) => join(import.meta.dirname, place, `${name}.svg`)));
  const inner = text.replace(
    /^<svg /,
    `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

async function readFirst(paths: readonly string[]): Promise<string> {
  for (const path of paths) {
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`none of the pictures ${paths.join(', ')} is there`);
}

async function takeFound(services: Services, token: string, use: PictureUse): Promise<TakenPicture> {
  const told = readPictureToken(services, 'choice', token) as ServicePicture | null;
  if (!told) throw invalidField(use.field, picturesSay('pictures.no_such_picture'));
  const { image_url, thumb_url: _thumb, ...credit } = told;
  const answer = await fetchPicture(services, image_url, MOST_BYTES).catch((error: unknown) => {
    if (error instanceof OutboundError) throw invalidField(use.field, picturesSay('pictures.not_fetched'));
    throw error;
  });
  if (answer.status !== 200) throw invalidField(use.field, picturesSay('pictures.not_fetched'));
  const name = 'picture';
  return { ...(await store(services, answer.body, name, use)), name, credit };
}

/** Sends a small picture of the service to whoever searches. @throws Refusal (not found) for anything else */
export async function sendPreview(
  services: Services,
  reply: FastifyReply,
  token: string,
): Promise<undefined> {
  const url = readPictureToken(services, 'preview', token);
  if (typeof url !== 'string') throw notFound();
  try {
    const answer = await fetchPicture(services, url, MOST_PREVIEW_BYTES);
    if (answer.status !== 200) throw notFound();
    const { bytes, media_type } = await cleanPicture(answer.body);
    reply
      .header('content-type', media_type)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .header('cache-control', 'private, max-age=3600')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof OutboundError || error instanceof BadPicture) throw notFound();
    throw error;
  }
}
