import type { MailField, MailLanguage, MailStage, MailTexts } from './stage-mail.ts';

const SUBJECT = {
  en: 'Update on your application for {{position}}',
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
      'Your application for {{position}} is being reviewed again. You don’t need to do anything.',
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
      '{{organization}} has decided to continue with other applicants for {{position}}. Thank you for the time you took. You keep your score card.',
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
