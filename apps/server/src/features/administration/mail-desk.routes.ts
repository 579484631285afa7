import {
  addSuppression,
  listSuppressions,
  readReturnAddress,
  removeSuppression,
  takeDeliveryReport,
  testPart as testPartRoute,
} from '@tryout/contract/administration/mail-desk';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { administrationSay } from './administration.messages.ts';
import { findSuppressions } from './mail-desk.queries.ts';
import { resumeMails, returnAddress, stopMails, takeReport } from './mail-desk.ts';
import { testPart } from './test-part.ts';

/** Addresses that get no mails, reports on those that came back, and trying parts of the server out. */
export const mailDeskHandlers: readonly Handled[] = [
  handle(listSuppressions, async ({ db, query }) => ({ data: await findSuppressions(db, query) })),
  handle(addSuppression, async (call) => {
    await stopMails(signedAct(call), call.body);
    return { data: {}, message: administrationSay('administration.mail_stopped'), status: 201 };
  }),
  handle(removeSuppression, async (call) => {
    await resumeMails(signedAct(call), call.query.email);
    return { data: {}, message: administrationSay('administration.mail_resumed') };
  }),
  handle(readReturnAddress, async ({ services }) => ({ data: { url: returnAddress(services) } })),
  handle(takeDeliveryReport, async (call) => ({
    data: { suppressed: await takeReport(call, call.params.token, call.body) },
  })),
  handleWithoutTransaction(testPartRoute, async (call) => ({
    data: await testPart(signedAct(call), call.body.part, languageOf(call.request)),
  })),
];
