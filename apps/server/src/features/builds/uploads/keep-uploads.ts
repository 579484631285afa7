import type { Services } from '../../../platform/services.ts';
import { forgetEndedParts } from './upload-parts.queries.ts';
import { cancelExpired, forgetOldUploads } from './uploads.queries.ts';

/** How long an upload that ended is remembered; ms. */
const REMEMBERED_MS = 30 * 86_400_000;

/** Gives up uploads that waited too long, and forgets parts that belong to none; running it again changes nothing. */
export async function keepUploads({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await cancelExpired(db, now());
  await forgetEndedParts(db);
  await forgetOldUploads(db, new Date(now().getTime() - REMEMBERED_MS));
}
