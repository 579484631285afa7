import type { FastifyReply } from 'fastify';
import type { Act } from '../../platform/act.ts';
import { sendImage } from '../../platform/files/images.ts';
import { findPictures } from './organization-rows.queries.ts';

interface Asked extends Act {
  readonly reply: FastifyReply;
  readonly params: { readonly slug: string };
  readonly query: { readonly v?: string | undefined };
}

/** Sends an employer's logo or cover to anybody. Asked for by the picture's own name it may be kept for good. */
export async function sendEmployerPicture(call: Asked, picture: 'logo' | 'cover'): Promise<undefined> {
  const file = (await findPictures(call.db, call.params.slug))?.[picture];
  return sendImage(call, file, {
    isKept: call.query.v !== undefined && file?.endsWith(call.query.v) === true,
  });
}
