import {
  listStageMails,
  resetStageMail,
  testStageMail,
  updateStageMail,
} from '@tryout/contract/organizations/stage-mails';
import type { MailStage } from '@tryout/domain/organizations/stage-mail';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { changeStageMail, resetToDefault, sendTestMail } from './change-stage-mail.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';
import { stageMails } from './stage-mails.ts';

/** Which mail of whose a request names. */
function named<Body extends { readonly organization_id?: string | undefined }>(call: {
  readonly actor: Parameters<typeof signedIn>[0]['actor'];
  readonly params: { readonly stage: MailStage };
  readonly body: Body;
}) {
  const organization_id = organizationOf(signedIn(call), call.body.organization_id);
  return { ...call.body, stage: call.params.stage, organization_id };
}

/** The mails that go out when applicants are moved. */
export const stageMailsHandlers: readonly Handled[] = [
  handle(listStageMails, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    return { data: { items: await stageMails(call.db, organization) } };
  }),

  handle(updateStageMail, async (call) => ({
    data: await changeStageMail(signedAct(call), named(call), call.body),
    message: organizationsSay('organizations.saved'),
  })),

  handle(resetStageMail, async (call) => ({
    data: await resetToDefault(signedAct(call), named(call)),
    message: organizationsSay('organizations.saved'),
  })),

  handle(testStageMail, async (call) => {
    const email = await sendTestMail(signedAct(call), named(call));
    return { data: { email }, message: organizationsSay('organizations.mail_test_sent', { email }) };
  }),
];
