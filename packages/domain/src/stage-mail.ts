import type { ApplicationStatus } from './application-status.ts';

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

/** What may stand in a mail as `{{name}}`, to be filled for each applicant. */
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

const SUBJECT = {
  en: 'News about your application for {{position}}',
  ar: 'مستجدات طلبك لوظيفة {{position}}',
} as const;

function given(en: string, ar: string): Readonly<Record<MailLanguage, MailTexts>> {
  return {
    en: { subject: SUBJECT.en, body: `Hello {{candidate_first_name}},\n\n${en}` },
    ar: { subject: SUBJECT.ar, body: `مرحبًا {{candidate_first_name}}،\n\n${ar}` },
  };
}

/** What each stage says, and whether it is sent, until an organization chooses otherwise. */
export const STAGE_MAIL_DEFAULTS: Readonly<
  Record<MailStage, { readonly sends: boolean; readonly texts: Readonly<Record<MailLanguage, MailTexts>> }>
> = {
  applied: {
    sends: false,
    texts: given(
      'Your application for {{position}} is being reviewed again. You do not need to do anything.',
      'تُراجع {{organization}} طلبك لوظيفة {{position}} من جديد. لا يلزمك فعل أي شيء.',
    ),
  },
  short_listed: {
    sends: true,
    texts: given(
      'Good news: {{organization}} has shortlisted you for {{position}}. They will contact you about the next step.',
      'خبر سار: أدرجتك {{organization}} في القائمة المختصرة لوظيفة {{position}}. سيتواصلون معك بشأن الخطوة التالية.',
    ),
  },
  phone_screen: {
    sends: true,
    texts: given(
      '{{organization}} would like to speak with you on the phone about {{position}}. They will contact you to find a time.',
      'تودّ {{organization}} التحدث معك هاتفيًا بشأن وظيفة {{position}}. سيتواصلون معك لتحديد موعد.',
    ),
  },
  in_person: {
    sends: true,
    texts: given(
      '{{organization}} would like to meet you about {{position}}. They will contact you to find a time.',
      'تودّ {{organization}} مقابلتك بشأن وظيفة {{position}}. سيتواصلون معك لتحديد موعد.',
    ),
  },
  on_hold: {
    sends: false,
    texts: given(
      'Your application for {{position}} is on hold for now. {{organization}} will contact you when it continues.',
      'طلبك لوظيفة {{position}} معلّق حاليًا. ستتواصل معك {{organization}} عند استئنافه.',
    ),
  },
  approved: {
    sends: true,
    texts: given(
      'Congratulations: {{organization}} would like to hire you for {{position}}. They will contact you about what comes next.',
      'تهانينا: وقع اختيار {{organization}} عليك لوظيفة {{position}}. سيتواصلون معك بشأن ما يلي.',
    ),
  },
  rejected: {
    sends: true,
    texts: given(
      '{{organization}} has decided to continue with other applicants for {{position}}. Thank you for the time you took. Your score card stays yours.',
      'قررت {{organization}} المتابعة مع متقدّمين آخرين لوظيفة {{position}}. نشكرك على وقتك. تبقى بطاقة نتائجك ملكًا لك.',
    ),
  },
};

/** Made-up values for a preview, so that no applicant is shown where a text is written. */
export const MAIL_EXAMPLE: Readonly<Record<MailLanguage, Readonly<Record<MailField, string>>>> = {
  en: {
    candidate_first_name: 'Mia',
    candidate_name: 'Mia Larsen',
    position: 'Quay planner',
    organization: 'Harbour Logistics',
    sender: 'Noor Haddad',
  },
  ar: {
    candidate_first_name: 'ليلى',
    candidate_name: 'ليلى حسن',
    position: 'مخطِّط الأرصفة',
    organization: 'شركة الميناء',
    sender: 'نور حداد',
  },
};
