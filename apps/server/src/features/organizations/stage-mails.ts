import type { StageMail } from '@tryout/contract/organizations/stage-mails';
import {
  MAIL_LANGUAGES,
  MAIL_SENT_AT_FIRST,
  MAIL_STAGES,
  type MailLanguage,
  type MailStage,
  type MailTexts,
  mailFieldProblem,
} from '@tryout/domain/organizations/stage-mail';
import type { Db } from '../../platform/database/kysely.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { givenMail } from './given-mail.ts';
import { organizationsSay } from './organizations.messages.ts';
import { findStageMails, type StageMailRow } from './stage-mails.queries.ts';

/** The mails of all stages as an organization has them. */
export async function stageMails(db: Db, organizationId: string): Promise<StageMail[]> {
  const rows = await findStageMails(db, organizationId);
  return MAIL_STAGES.map((stage) =>
    stageMailView(
      stage,
      rows.find((row) => row.stage === stage),
    ),
  );
}

/** The mail of one stage as an organization has it. */
export async function stageMailOf(db: Db, organizationId: string, stage: MailStage): Promise<StageMail> {
  const rows = await findStageMails(db, organizationId);
  return stageMailView(
    stage,
    rows.find((row) => row.stage === stage),
  );
}

function stageMailView(stage: MailStage, row: StageMailRow | undefined): StageMail {
  const sends = MAIL_SENT_AT_FIRST[stage];
  const texts = { ...givenMail(stage), ...row?.texts };
  return {
    stage,
    sends: row?.sends ?? sends,
    texts: { en: { ...texts.en }, ar: { ...texts.ar } },
    is_default: !row || (row.sends === sends && Object.keys(row.texts).length === 0),
    version: row?.version ?? 0,
    updated_at: row?.updated_at ?? null,
    updated_by_name: row?.updated_by_name ?? null,
  };
}

/** The languages in which texts say something else than the product. */
export function rewordedTexts(
  stage: MailStage,
  texts: Readonly<Record<MailLanguage, MailTexts>>,
): Partial<Record<MailLanguage, MailTexts>> {
  const given = givenMail(stage);
  const own = MAIL_LANGUAGES.filter(
    (each) => texts[each].subject !== given[each].subject || texts[each].body !== given[each].body,
  );
  return Object.fromEntries(own.map((each) => [each, texts[each]]));
}

/** Refuses merge fields that nobody fills, at the field they stand in. */
export function refuseUnknownFields(fields: Readonly<Record<string, string | undefined>>): void {
  const faults = Object.entries(fields).flatMap(([field, text]) => {
    const message = text === undefined ? null : fieldFault(text);
    return message ? [{ field, message }] : [];
  });
  const [first] = faults;
  if (first) throw new Refusal('invalid_input', first.message, { fields: faults });
}

function fieldFault(text: string): Said | null {
  const problem = mailFieldProblem(text);
  if (problem === null) return null;
  return problem.kind === 'unknown'
    ? organizationsSay('organizations.mail_field_unknown', { name: problem.name })
    : organizationsSay('organizations.mail_field_open', { example: '{{position}}' });
}

/** The fields of a mail's texts by where they stand in a request. */
export function fieldsOfTexts(
  path: string,
  texts: Partial<Record<MailLanguage, MailTexts | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    MAIL_LANGUAGES.flatMap((each) => [
      [`${path}.${each}.subject`, texts[each]?.subject],
      [`${path}.${each}.body`, texts[each]?.body],
    ]),
  );
}
