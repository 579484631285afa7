import {
  MAIL_FIELDS,
  MAIL_LANGUAGES,
  type MailField,
  type MailLanguage,
  type MailStage,
  type MailTexts,
} from '@tryout/domain/organizations/stage-mail';
import { stageMailSay } from './stage-mail-texts.messages.ts';

/** Each field as its own place, to be filled for each applicant. */
const PLACES = Object.fromEntries(MAIL_FIELDS.map((name) => [name, `{{${name}}}`])) as Readonly<
  Record<MailField, string>
>;

function textsIn(language: MailLanguage, stage: MailStage): MailTexts {
  const { position, organization, candidate_first_name } = PLACES;
  const greeting = stageMailSay('stage_mail.greeting', { candidate_first_name })(language);
  return {
    subject: stageMailSay('stage_mail.subject', { position })(language),
    body: `${greeting}\n\n${SAID[stage]({ position, organization })(language)}`,
  };
}

type Filled = (places: Pick<typeof PLACES, 'position' | 'organization'>) => ReturnType<typeof stageMailSay>;

const SAID: Readonly<Record<MailStage, Filled>> = {
  applied: (places) => stageMailSay('stage_mail.applied', places),
  short_listed: (places) => stageMailSay('stage_mail.short_listed', places),
  phone_screen: (places) => stageMailSay('stage_mail.phone_screen', places),
  in_person: (places) => stageMailSay('stage_mail.in_person', places),
  on_hold: (places) => stageMailSay('stage_mail.on_hold', places),
  approved: (places) => stageMailSay('stage_mail.approved', places),
  rejected: (places) => stageMailSay('stage_mail.rejected', places),
};

/** What the mail of a stage says until an organization words it, with its fields to be filled. */
export function givenMail(stage: MailStage): Readonly<Record<MailLanguage, MailTexts>> {
  return Object.fromEntries(MAIL_LANGUAGES.map((each) => [each, textsIn(each, stage)])) as Record<
    MailLanguage,
    MailTexts
  >;
}
