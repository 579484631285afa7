import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The norm that a formula counted against. */
export const messages = defineCatalogue({
  en: {
    'counted_norm.provisional': 'Provisional norm',
    'counted_norm.own': 'Own norm',
    'counted_norm.about':
      'Counted against the mean {mean} and the spread {sd} of {n, plural, one {# person} other {# people}} (version {version}).',
    'counted_norm.source': 'Where this norm comes from',
    'counted_norm.why':
      'Provisional: it comes from a similar task elsewhere, until enough people have played this one.',
  },
  ar: {
    'counted_norm.provisional': 'معيار مؤقت',
    'counted_norm.own': 'معيار خاص',
    'counted_norm.about':
      'قورن بالمتوسط {mean} والتشتت {sd} عند {n, plural, zero {لا أحد} one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}} (الإصدار {version}).',
    'counted_norm.source': 'من أين يأتي هذا المعيار',
    'counted_norm.why': 'مؤقت: يأتي من مهمة مشابهة في مكان آخر إلى أن يلعب هذه عدد كافٍ.',
  },
});
