import type { ApplicationStatus } from '@tryout/domain/application-status';
import { acceptedLanguage } from '../../platform/language/language.ts';

type Words = Readonly<Record<'en' | 'ar', string>>;

/** What a candidate reads when the application moves: plain, and never more than is decided. */
const WORDS: Readonly<Partial<Record<ApplicationStatus, Words>>> = {
  applied: {
    en: 'Your application for {position} is being looked at again. You do not need to do anything.',
    ar: 'تتم مراجعة طلبك لوظيفة {position} من جديد. لا يلزمك فعل أي شيء.',
  },
  short_listed: {
    en: 'Good news: {organization} put you on the short list for {position}. They will get in touch about the next step.',
    ar: 'خبر سار: أدرجتك {organization} في القائمة المختصرة لوظيفة {position}. سيتواصلون معك بشأن الخطوة التالية.',
  },
  phone_screen: {
    en: '{organization} would like to speak with you on the phone about {position}. They will get in touch to find a time.',
    ar: 'تودّ {organization} التحدث معك هاتفيًا بشأن وظيفة {position}. سيتواصلون معك لتحديد موعد.',
  },
  in_person: {
    en: '{organization} would like to meet you about {position}. They will get in touch to find a time.',
    ar: 'تودّ {organization} مقابلتك بشأن وظيفة {position}. سيتواصلون معك لتحديد موعد.',
  },
  on_hold: {
    en: 'Your application for {position} is on hold for now. {organization} will tell you when it goes on.',
    ar: 'طلبك لوظيفة {position} معلّق حاليًا. ستخبرك {organization} عند استئنافه.',
  },
  approved: {
    en: 'Congratulations: {organization} has decided for you for {position}. They will get in touch about what comes next.',
    ar: 'تهانينا: وقع اختيار {organization} عليك لوظيفة {position}. سيتواصلون معك بشأن ما يلي.',
  },
  rejected: {
    en: '{organization} has decided to go on with other applicants for {position}. Thank you for the time you took. Your score card stays yours.',
    ar: 'قررت {organization} المتابعة مع متقدّمين آخرين لوظيفة {position}. نشكرك على وقتك. تبقى بطاقة نتائجك ملكًا لك.',
  },
};

/** The product's own words for a move, in the candidate's language. */
export function statusWords(
  to: ApplicationStatus,
  locale: string,
  names: { readonly position: string; readonly organization: string },
): string {
  const words = WORDS[to]?.[acceptedLanguage(locale)] ?? '';
  return words.replaceAll('{position}', names.position).replaceAll('{organization}', names.organization);
}
