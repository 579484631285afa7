import type { RouteBody } from '@tryout/contract/define-route';
import type { StageMail, testStageMail, updateStageMail } from '@tryout/contract/organizations/stage-mails';
import { fillMailTexts, MAIL_SENT_AT_FIRST, type MailStage } from '@tryout/domain/organizations/stage-mail';
import { MAIL_EXAMPLE } from '@tryout/domain/organizations/stage-mail-example';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mailTo } from '../notifications/public.ts';
import { organizationsSay } from './organizations.messages.ts';
import { storeStageMail } from './stage-mails.queries.ts';
import { fieldsOfTexts, refuseUnknownFields, rewordedTexts, stageMailOf } from './stage-mails.ts';

/** The mail of a stage as somebody saw it who changes it. */
interface SeenMail {
  readonly organization_id: string;
  readonly stage: MailStage;
  readonly version: number;
}

/** Says whether a stage is mailed, and in which words. @throws Refusal (conflict) where somebody saved meanwhile */
export function changeStageMail(
  act: SignedAct,
  seen: SeenMail,
  { sends, texts }: Pick<RouteBody<typeof updateStageMail>, 'sends' | 'texts'>,
): Promise<StageMail> {
  refuseUnknownFields(fieldsOfTexts('texts', texts));
  const change = { sends, texts: rewordedTexts(seen.stage, texts) };
  return storeMail(act, seen, change, 'organization.stage_mail_changed');
}

/** Gives the mail of a stage back as it is at first. @throws Refusal (conflict) where somebody saved meanwhile */
export function resetToDefault(act: SignedAct, seen: SeenMail): Promise<StageMail> {
  const change = { sends: MAIL_SENT_AT_FIRST[seen.stage], texts: {} };
  return storeMail(act, seen, change, 'organization.stage_mail_reset');
}

async function storeMail(
  act: SignedAct,
  { organization_id, stage, version }: SeenMail,
  change: Pick<StageMail, 'sends'> & { texts: ReturnType<typeof rewordedTexts> },
  action: 'organization.stage_mail_changed' | 'organization.stage_mail_reset',
): Promise<StageMail> {
  const { db, actor, services } = act;
  const before = await stageMailOf(db, organization_id, stage);
  const stored = await storeStageMail(db, {
    ...change,
    organization_id,
    stage,
    version,
    by: actor.user_id,
    at: services.now(),
  });
  const now = await stageMailOf(db, organization_id, stage);
  if (!stored) {
    const by = now.updated_by_name ?? organizationsSay('organizations.another_person');
    throw new Refusal('conflict', organizationsSay('organizations.mail_saved_meanwhile', { by }), {
      current: { status: String(now.version), allowed: [], theirs: now },
    });
  }
  await audit(act, {
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

/** Mails the words of a stage to oneself, filled in with an example. Answers the address. */
export async function sendTestMail(
  act: SignedAct,
  {
    organization_id,
    stage,
    language,
    texts,
  }: Omit<RouteBody<typeof testStageMail>, 'organization_id'> & {
    readonly organization_id: string;
    readonly stage: MailStage;
  },
): Promise<string> {
  const { actor } = act;
  refuseUnknownFields({ 'texts.subject': texts.subject, 'texts.body': texts.body });
  const { subject, body } = fillMailTexts(texts, MAIL_EXAMPLE[language]);
  await mailTo(act, {
    type: 'stage_mail_test',
    effect_key: `${stage}:${uuidv7()}`,
    params: { subject, text: body },
    email: actor.email,
    user_id: actor.user_id,
    locale: language,
    link: '/user/organization/emails',
    organization_id,
  });
  return actor.email;
}
