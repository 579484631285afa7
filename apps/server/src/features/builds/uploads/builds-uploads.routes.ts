import {
  beginBuildUpload,
  cancelBuildUpload,
  completeBuildUpload,
  readBuildUpload,
  sendBuildPart,
} from '@tryout/contract/builds/builds-uploads';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../../platform/http/call.ts';
import { buildsSay } from '../builds.messages.ts';
import { beginUpload, viewOfUpload } from './begin-upload.ts';
import { completeUpload } from './complete-upload.ts';
import { cancelUpload } from './end-upload.ts';
import { receivePart } from './receive-part.ts';

/** Uploads of builds, part by part. */
export const buildsUploadsHandlers: readonly Handled[] = [
  handle(beginBuildUpload, async (call) => ({
    data: await beginUpload(signedAct(call), call.body),
    status: 201,
  })),

  handle(readBuildUpload, async (call) => ({
    data: viewOfUpload(call.refs.row(call.params.upload_id)),
  })),

  handle(sendBuildPart, async (call) => {
    const part = call.file?.bytes;
    if (!part) throw new Error('a part without its bytes');
    return { data: await receivePart(call, { id: call.params.upload_id, offset: call.body.offset, part }) };
  }),

  handleWithoutTransaction(completeBuildUpload, async (call) => {
    const data = await completeUpload(call, call.params.upload_id);
    const message = data.is_new
      ? buildsSay('builds.received')
      : buildsSay('builds.here_already', { version: data.version });
    return { data, message };
  }),

  handle(cancelBuildUpload, async (call) => {
    await cancelUpload(call, call.params.upload_id);
    return { data: {}, message: buildsSay('builds.cancelled') };
  }),
];
