import {
  checkScoringImport,
  exportScoring,
  startScoringImport,
} from '@tryout/contract/library-transfer/library-transfer';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { takeOut } from './export-library.ts';
import { checkLibrary, startLibrary } from './import-library.ts';

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
  handleWithoutTransaction(checkScoringImport, async (call) => ({
    data: await checkLibrary(signedAct(call), call.file, call.body.leave_out),
  })),

  handleWithoutTransaction(startScoringImport, async (call) => ({
    data: await startLibrary(signedAct(call), call.file, call.body),
    status: 201,
  })),
];
