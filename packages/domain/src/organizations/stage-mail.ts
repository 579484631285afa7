import type { ApplicationStatus } from '../applications/application-statuses.ts';

/** The stages an employer moves applicants to; each has a mail of its own, which is sent or not. */
export const MAIL_STAGES = [
  'applied',
  'short_listed',
  'phone_screen',
  'in_person',
  'on_hold',
  'approved',
  'rejected',
] as const satisfies readonly ApplicationStatus[];
/** A stage with a mail of its own. */
export type MailStage = (typeof MAIL_STAGES)[number];

/** Is there a mail for moves to this status? */
export function isMailStage(status: ApplicationStatus): status is MailStage {
  return (MAIL_STAGES as readonly ApplicationStatus[]).includes(status);
}

/** Whether a stage's mail is sent until an organization chooses otherwise. */
export const MAIL_SENT_AT_FIRST: Readonly<Record<MailStage, boolean>> = {
  applied: false,
  short_listed: true,
  phone_screen: true,
  in_person: true,
  on_hold: false,
  approved: true,
  rejected: true,
};

/** What may be in a mail as `{{name}}`, to be filled for each applicant. */
export const MAIL_FIELDS = [
  'candidate_first_name',
  'candidate_name',
  'position',
  'organization',
  'sender',
] as const;
/** The name of a merge field. */
export type MailField = (typeof MAIL_FIELDS)[number];

/** Languages that mails are worded in. */
export const MAIL_LANGUAGES = ['en', 'ar'] as const;
/** A language that mails are worded in. */
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The two texts of a mail. */
export interface MailTexts {
  readonly subject: string;
  readonly body: string;
}

/** Longest subject and body of a stage's mail, in characters. */
export const MAIL_SUBJECT_LENGTH = 150;
/** Longest body of a stage's mail, in characters. */
export const MAIL_BODY_LENGTH = 5000;

const PLACE = /\{\{([^{}]*)\}\}/g;

/**
 * What is wrong with the merge fields of a text: `unknown` names a field that nobody fills (blanks around it do not
 * matter), `open` is a pair of braces that is never closed or never opened. Null: nothing. The first fault only.
 */
export function mailFieldProblem(text: string): { kind: 'unknown'; name: string } | { kind: 'open' } | null {
  for (const [, inside = ''] of text.matchAll(PLACE)) {
    const name = inside.trim();
    if (!(MAIL_FIELDS as readonly string[]).includes(name)) return { kind: 'unknown', name };
  }
  return /\{\{|\}\}/.test(text.replace(PLACE, '')) ? { kind: 'open' } : null;
}

/**
 * Fills the merge fields of a text in one pass, so that braces in a name stay what they are. A field without a value
 * leaves nothing behind; an unknown one, which a stored text cannot have, stays as it was written.
 */
export function fillMail(text: string, facts: Readonly<Record<MailField, string>>): string {
  return text.replace(PLACE, (whole, inside: string) => {
    const name = inside.trim();
    return Object.hasOwn(facts, name) ? facts[name as MailField] : whole;
  });
}

/** Both texts of a mail, filled. */
export function fillMailTexts(texts: MailTexts, facts: Readonly<Record<MailField, string>>): MailTexts {
  return { subject: fillMail(texts.subject, facts), body: fillMail(texts.body, facts) };
}
