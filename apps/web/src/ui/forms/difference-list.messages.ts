import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'differences.none': 'Nothing differs.',
    'differences.empty': 'nothing',
    'differences.before': 'Before',
    'differences.after': 'Now',
  },
  ar: {
    'differences.none': 'لا فرق.',
    'differences.empty': 'لا شيء',
    'differences.before': 'قبل',
    'differences.after': 'الآن',
  },
});
