import {
  checkRecordsImport,
  readRecordsMapping,
  startRecordsImport,
} from '@tryout/contract/records-import/records-import';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { checkRecords, recordsMappingOf, startRecords } from './import-records.ts';

/** Imports of departments, locations, employees and positions. */
export const recordsImportHandlers: readonly Handled[] = [
  handleWithoutTransaction(checkRecordsImport, async (call) => ({
    data: await checkRecords(signedAct(call), call.file, { ...call.params, ...call.body }),
  })),
  handle(startRecordsImport, async (call) => ({
    data: await startRecords(signedAct(call), call.file, { ...call.params, ...call.body }),
    status: 201,
  })),
  handle(readRecordsMapping, async (call) => ({
    data: { mapping: await recordsMappingOf(signedAct(call), call.params.kind, call.body) },
  })),
];
