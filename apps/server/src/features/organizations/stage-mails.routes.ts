import {
  listStageMails,
  resetStageMail,
  type StageMail,
  testStageMail,
  updateStageMail,
} from '@tryout/contract/organizations/stage-mails';
import { fillMailTexts, type MailStage } from '@tryout/domain/organizations/stage-mail';
import { MAIL_EXAMPLE, STAGE_MAIL_DEFAULTS } from '@tryout/domain/organizations/stage-mail-texts';
import { uuidv7 } from 'uuidv7';
import { audit } from '../../platform/act.ts';
import { type Call, type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mailTo } from '../notifications/public.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';
import { storeStageMail } from './stage-mails.queries.ts';
import { fieldsOfTexts, refuseUnknownFields, rewordedTexts, stageMailOf, stageMails } from './stage-mails.ts';

type Changing = Call<typeof updateStageMail> | Call<typeof resetStageMail>;

async function store(
  call: Changing,
  change: Pick<StageMail, 'sends'> & { texts: ReturnType<typeof rewordedTexts> },
  action: 'organization.stage_mail_changed' | 'organization.stage_mail_reset',
): Promise<StageMail> {
  const actor = signedIn(call);
  const organization_id = organizationOf(actor, call.body.organization_id);
  const { stage } = call.params;
  const before = await stageMailOf(call.db, organization_id, stage);
  const stored = await storeStageMail(call.db, {
    ...change,
    organization_id,
    stage,
    version: call.body.version,
    by: actor.user_id,
    at: call.services.now(),
  });
  const now = await stageMailOf(call.db, organization_id, stage);
  if (!stored) {
    const by = now.updated_by_name ?? organizationsSay('organizations.another_person');
    throw new Refusal('conflict', organizationsSay('organizations.mail_saved_meanwhile', { by }), {
      current: { status: String(now.version), allowed: [], theirs: now },
    });
  }
  await audit(call, {
    event_type: 'update',
    action,
    target_type: 'organization',
    target_id: organization_id,
    organization_id,
    meta: {
      stage,
      sends: [before.sends, now.sends],
      reworded: Object.keys(change.texts),
    },
  });
  return now;
}

/** The mails that go out when applicants are moved. */
export const stageMailsHandlers: readonly Handled[] = [
  handle(listStageMails, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    return { data: { items: await stageMails(call.db, organization) } };
  }),

  handle(updateStageMail, async (call) => {
    const { sends, texts } = call.body;
    refuseUnknownFields(fieldsOfTexts('texts', texts));
    const change = { sends, texts: rewordedTexts(call.params.stage, texts) };
    const data = await store(call, change, 'organization.stage_mail_changed');
    return { data, message: organizationsSay('organizations.saved') };
  }),

  handle(resetStageMail, async (call) => {
    const change = { sends: STAGE_MAIL_DEFAULTS[call.params.stage].sends, texts: {} };
    const data = await store(call, change, 'organization.stage_mail_reset');
    return { data, message: organizationsSay('organizations.saved') };
  }),

  handle(testStageMail, async (call) => {
    const email = await sendTest(call, call.params.stage);
    return { data: { email }, message: organizationsSay('organizations.mail_test_sent', { email }) };
  }),
];

async function sendTest(call: Call<typeof testStageMail>, stage: MailStage): Promise<string> {
  const actor = signedIn(call);
  const { language, texts } = call.body;
  refuseUnknownFields({ 'texts.subject': texts.subject, 'texts.body': texts.body });
  const { subject, body } = fillMailTexts(texts, MAIL_EXAMPLE[language]);
  await mailTo(call, {
    type: 'stage_mail_test',
    effect_key: `${stage}:${uuidv7()}`,
    params: { subject, text: body },
    email: actor.email,
    user_id: actor.user_id,
    locale: language,
    link: '/user/organization/emails',
    organization_id: organizationOf(actor, call.body.organization_id),
  });
  return actor.email;
}
