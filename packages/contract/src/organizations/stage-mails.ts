import {
  MAIL_BODY_LENGTH,
  MAIL_LANGUAGES,
  MAIL_STAGES,
  MAIL_SUBJECT_LENGTH,
} from '@tryout/domain/organizations/stage-mail';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref, text } from '../fields.ts';

/** The two texts of a mail, with merge fields as `{{name}}`. */
export const mailTexts = z.strictObject({
  subject: line(MAIL_SUBJECT_LENGTH, 1),
  body: text(MAIL_BODY_LENGTH, 1),
});

/** A language that mails are worded in. */
export const mailLanguage = z.enum(MAIL_LANGUAGES);

const textsByLanguage = z.strictObject({ en: mailTexts, ar: mailTexts });

/** The mail of a stage, as an organization has it. */
export const stageMail = z.object({
  stage: z.enum(MAIL_STAGES),
  /** Whether a move to the stage is told by mail, unless the sender chooses otherwise for a move. */
  sends: z.boolean(),
  texts: textsByLanguage,
  /** Nothing was changed: the product's own words and choice. */
  is_default: z.boolean(),
  /** Goes up with each change; 0: never changed. */
  version: z.number().int(),
  updated_at: instant.nullable(),
  updated_by_name: z.string().nullable(),
});
/** The mail of a stage, as an organization has it. */
export type StageMail = z.output<typeof stageMail>;

const whose = { organization_id: ref('organization').optional() };
const named = z.strictObject({ stage: z.enum(MAIL_STAGES) });
/** The version the change is based on; 409 with what is stored when it is another one by now. */
const version = z.number().int().min(0, 'must be at least 0');

/** The mails of all stages. */
export const listStageMails = defineRoute({
  method: 'GET',
  path: '/organization/stage-mails',
  feature: 'organizations',
  summary: 'What candidates are mailed when they are moved, for each stage and language.',
  access: 'organization.read',
  query: z.strictObject(whose),
  response: z.object({ items: z.array(stageMail) }),
});

/** Changes the mail of a stage. */
export const updateStageMail = defineRoute({
  method: 'PUT',
  path: '/organization/stage-mails/:stage',
  feature: 'organizations',
  summary: 'Changes whether a move to a stage is told by mail, and its words in each language.',
  access: 'organization.update',
  params: named,
  body: z.strictObject({ ...whose, version, sends: z.boolean(), texts: textsByLanguage }),
  response: stageMail,
  errors: ['conflict'],
});

/** Gives a stage the product's own words and choice back. */
export const resetStageMail = defineRoute({
  method: 'POST',
  path: '/organization/stage-mails/:stage/reset',
  feature: 'organizations',
  summary: 'Gives the mail of a stage the product’s own words back.',
  access: 'organization.update',
  params: named,
  body: z.strictObject({ ...whose, version }),
  response: stageMail,
  errors: ['conflict'],
});

/** Mails a text to the caller's own address, filled with made-up values. */
export const testStageMail = defineRoute({
  method: 'POST',
  path: '/organization/stage-mails/:stage/test',
  feature: 'organizations',
  summary: 'Mails a text, saved or not, to the caller’s own address, filled with made-up values.',
  access: 'organization.update',
  params: named,
  body: z.strictObject({ ...whose, language: mailLanguage, texts: mailTexts }),
  asks_mail: true,
  response: z.object({ email: z.string() }),
});

/** The routes of the mails of stages. */
export const stageMailsRoutes = [listStageMails, updateStageMail, resetStageMail, testStageMail];
