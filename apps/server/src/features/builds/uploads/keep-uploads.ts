import type { Services } from '../../../platform/services.ts';
import { removeUploadFile, uploadFiles } from './upload-file.ts';
import { cancelExpired, forgetOldUploads, openAmong } from './uploads.queries.ts';

/** How long an upload that ended is remembered; ms. */
const REMEMBERED_MS = 30 * 86_400_000;
const UPLOAD_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Gives up uploads that waited too long, and removes bytes that belong to none; running it again changes nothing. */
export async function keepUploads({
  db,
  config,
  now,
}: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> {
  await cancelExpired(db, now());
  await forgetOldUploads(db, new Date(now().getTime() - REMEMBERED_MS));
  const names = (await uploadFiles(config.dataDir)).filter((name) => UPLOAD_NAME.test(name));
  const open = await openAmong(db, names);
  for (const name of names) if (!open.has(name)) await removeUploadFile(config.dataDir, name);
}
