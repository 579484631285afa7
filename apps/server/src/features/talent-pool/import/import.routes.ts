import {
  checkPeopleImport,
  readImportMapping,
  readWorkbookRows,
  startPeopleImport,
  uploadCvArchive,
} from '@tryout/contract/talent-pool/people-import';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../../platform/http/call.ts';
import { checkImport, mappingOf, receiveCvArchive, startImport, workbookRows } from './receive-import.ts';

/** Imports of people. */
export const peopleImportHandlers: readonly Handled[] = [
  handleWithoutTransaction(checkPeopleImport, async (call) => {
    const { cvs_id, organization_id } = call.body;
    const cvs = cvs_id === undefined ? null : call.refs.row(cvs_id);
    return { data: await checkImport(signedAct(call), call.file, { organization_id, cvs }) };
  }),
  handle(startPeopleImport, async (call) => {
    const { cvs_id, ...body } = call.body;
    const cvs = cvs_id === undefined ? null : call.refs.row(cvs_id);
    return { data: await startImport(signedAct(call), call.file, { ...body, cvs }), status: 201 };
  }),
  handle(uploadCvArchive, async (call) => ({
    data: await receiveCvArchive(signedAct(call), call.file, call.body.organization_id),
    status: 201,
  })),
  handleWithoutTransaction(readWorkbookRows, async (call) => ({
    data: await workbookRows(signedAct(call), call.file),
  })),
  handle(readImportMapping, async (call) => ({
    data: { mapping: await mappingOf(signedAct(call), call.body) },
  })),
];
