import type { FastifyReply } from 'fastify';
import { type Act, audit } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { type CvRow, findCvs } from './cvs.queries.ts';

/**
 * Sends a CV's bytes and notes who opened it. The caller has judged the right to it: the owner's own, or an
 * application that carries it and that the caller may read.
 */
export async function sendCv(
  act: Act & { readonly reply: FastifyReply },
  cv: Pick<CvRow, 'id' | 'sha256' | 'name' | 'media_type'>,
  options: {
    readonly inline: boolean;
    readonly organization_id?: string | null;
    readonly application_id?: string;
  },
): Promise<void> {
  await audit(act, {
    event_type: 'access',
    action: 'cv.opened',
    target_type: 'cv',
    target_id: cv.id,
    organization_id: options.organization_id ?? null,
    meta: options.application_id ? { application_id: options.application_id } : {},
  });
  await sendFile(act.reply, act.services.files, cv, { inline: options.inline });
}

/** A CV by its id, removed ones included, with the words read from it; 404 when there is none. */
export async function cvOfApplication(
  db: Db,
  cvId: string | null,
): Promise<Pick<CvRow, 'id' | 'sha256' | 'name' | 'media_type' | 'size' | 'status'> & { text: string }> {
  const [cv] = cvId === null ? [] : await findCvs(db, [cvId]);
  if (!cv) throw notFound();
  return { ...cv, text: cv.parsed?.text ?? '' };
}
