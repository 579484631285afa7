import {
  beginBuildUpload,
  cancelBuildUpload,
  completeBuildUpload,
  readBuildUpload,
  sendBuildPart,
} from '@tryout/contract/builds/builds-uploads';
import { afterCommit } from '../../../platform/database/transaction.ts';
import { type Handled, handle, handleWithoutTransaction } from '../../../platform/http/call.ts';
import { buildsSay } from '../builds.messages.ts';
import { beginUpload, viewOfUpload } from './begin-upload.ts';
import { completeUpload } from './complete-upload.ts';
import { lockOpenUpload, receivePart } from './receive-part.ts';
import { bytesOnDisk, removeUploadFile } from './upload-file.ts';
import { setCancelled } from './uploads.queries.ts';

/** Uploads of builds, part by part. */
export const buildsUploadsHandlers: readonly Handled[] = [
  handle(beginBuildUpload, async (call) => ({ data: await beginUpload(call), status: 201 })),

  handle(readBuildUpload, async ({ refs, params, services }) => {
    const upload = refs.row(params.upload_id);
    if (upload.status !== 'open') return { data: viewOfUpload(upload) };
    const there = await bytesOnDisk(services.config.dataDir, upload.id);
    return { data: viewOfUpload({ ...upload, received: Math.min(upload.received, there) }) };
  }),

  handle(sendBuildPart, async ({ db, services, params, body, file }) => {
    if (!file?.bytes) throw new Error('a part without its bytes');
    return { data: await receivePart(db, services, params.upload_id, body.offset, file.bytes) };
  }),

  handleWithoutTransaction(completeBuildUpload, async (call) => {
    const data = await completeUpload(call, call.params.upload_id);
    const message = data.is_new
      ? buildsSay('builds.received')
      : buildsSay('builds.here_already', { version: data.version });
    return { data, message };
  }),

  handle(cancelBuildUpload, async ({ db, services, params }) => {
    const upload = await lockOpenUpload(db, services, params.upload_id);
    await setCancelled(db, upload.id);
    afterCommit(db, () => {
      removeUploadFile(services.config.dataDir, upload.id).catch((error: unknown) =>
        services.log.warn(
          { err: error, upload_id: upload.id },
          'the bytes of an upload could not be removed',
        ),
      );
    });
    return { data: {}, message: buildsSay('builds.cancelled') };
  }),
];
