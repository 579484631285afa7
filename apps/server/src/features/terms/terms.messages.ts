import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const termsSay = defineMessages({
  en: {
    'terms.newer': 'There is a newer version of this text. Please read that one.',
    'terms.thanks': 'Thank you.',
    'terms.published': 'Version {version} is published.',
  },
  ar: {
    'terms.newer': 'يوجد إصدار أحدث من هذا النص. يرجى قراءة الإصدار الأحدث.',
    'terms.thanks': 'شكرًا لك.',
    'terms.published': 'نُشر الإصدار {version}.',
  },
});
