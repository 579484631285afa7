import type { Act } from '../../../platform/act.ts';
import { afterCommit } from '../../../platform/database/transaction.ts';
import { lockOpenUpload } from './receive-part.ts';
import { bytesOnDisk, removeUploadFile } from './upload-file.ts';
import { setCancelled, type UploadRow } from './uploads.queries.ts';

/** An upload with as many bytes as are really there. */
export async function uploadNow({ services }: Act, upload: UploadRow): Promise<UploadRow> {
  if (upload.status !== 'open') return upload;
  const there = await bytesOnDisk(services.config.dataDir, upload.id);
  return { ...upload, received: Math.min(upload.received, there) };
}

/** Gives an open upload up, with its bytes. @throws Refusal for one that is not open any more */
export async function cancelUpload(act: Act, id: string): Promise<void> {
  const upload = await lockOpenUpload(act, id);
  await setCancelled(act.db, upload.id);
  removeAfterCommit(act, upload.id);
}

/**
 * Removes the bytes of an upload that ended, once the transaction of the act holds; what a crash leaves behind is
 * removed by the hourly housekeeping.
 */
export function removeAfterCommit({ db, services }: Act, id: string): void {
  afterCommit(db, () => {
    removeUploadFile(services.config.dataDir, id).catch((error: unknown) =>
      services.log.warn({ err: error, upload_id: id }, 'the bytes of an upload could not be removed'),
    );
  });
}
