import { exportScoring, importScoring } from '@tryout/contract/library-transfer/library-transfer';
import { audit } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { type Handled, handle, handleWithoutTransaction, signedIn } from '../../platform/http/call.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { exportedLibrary } from './export-library.ts';
import { importLibrary } from './import-library.ts';
import { libraryTransferSay } from './library-transfer.messages.ts';
import { readOneMoment } from './lock-library.queries.ts';
import { readTransferFile } from './read-file.ts';
import { contentToExport, readLibrary } from './read-library.ts';

/** All scoring, out as one file and in again. */
export const libraryTransferHandlers: readonly Handled[] = [
  handle(exportScoring, async (call) => {
    const here = await withTransaction(call.db, async (db) => {
      await readOneMoment(db);
      return readLibrary(db);
    });
    const content = contentToExport(here);
    const file = await exportedLibrary(call.services.files, content);
    await audit(call, {
      event_type: 'access',
      action: 'scoring.exported',
      target_type: 'scoring',
      meta: Object.fromEntries(Object.entries(content).map(([kind, records]) => [kind, records.length])),
    });
    call.reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tryout-scoring.json"')
      .header('cache-control', 'no-store')
      .send(file);
    return undefined;
  }),

  // The file is read and looked at before anything is held for it.
  handleWithoutTransaction(importScoring, async (call) => {
    const { body, file, services } = call;
    if (!file) throw new Error('an upload without its file');
    const content = await readTransferFile(services.files.path(file.sha256));
    const by = signedIn(call).user_id;
    const outcome = await withTransaction(call.db, async (db) => {
      const bringing = { db, by, at: services.now(), files: services.files };
      const brought = await importLibrary(bringing, content, body.digest);
      if (brought.applied) {
        await recordSecurityEvent(db, call, {
          event_type: 'update',
          action: 'scoring.imported',
          target_type: 'scoring',
          meta: { ...brought.counts, file: file.sha256 },
        });
      }
      return brought;
    });
    return outcome.applied
      ? { data: outcome, message: libraryTransferSay('library-transfer.brought_in') }
      : { data: outcome };
  }),
];
