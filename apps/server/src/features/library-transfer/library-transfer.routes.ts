import { exportScoring, importScoring } from '@tryout/contract/library-transfer/library-transfer';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { takeOut } from './export-library.ts';
import { bringIn } from './import-library.ts';
import { libraryTransferSay } from './library-transfer.messages.ts';
import { readTransferFile } from './read-file.ts';

/** All scoring, out as one file and in again. */
export const libraryTransferHandlers: readonly Handled[] = [
  handle(exportScoring, async (call) => {
    const file = await takeOut(call);
    call.reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tryout-scoring.json"')
      .header('cache-control', 'no-store')
      .send(file);
    return undefined;
  }),

  // The file is read and looked at before anything is held for it.
  handleWithoutTransaction(importScoring, async (call) => {
    const { file } = call;
    if (!file) throw new Error('an upload without its file');
    const content = await call.services.files.onDisk([file.sha256], (pathOf) =>
      readTransferFile(pathOf(file.sha256)),
    );
    const data = await bringIn(signedAct(call), content, {
      seen: call.body.digest,
      leave_out: call.body.leave_out.split(',').filter((each) => each !== ''),
      file: file.sha256,
    });
    return data.applied ? { data, message: libraryTransferSay('library-transfer.brought_in') } : { data };
  }),
];
