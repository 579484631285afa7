import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const normsSay = defineMessages({
  en: {
    'norms.too_few': 'Own norms need the first plays of at least {minimum} people; there are {n}.',
    'norms.sample_grew': 'More people have played meanwhile. Look at the sample again.',
    'norms.own_in_force': 'Own norms are in force. Cards already given stay as they are.',
    'norms.in_force_already': 'This version is in force already.',
    'norms.restored': 'The earlier norm is in force again, as a new version.',
    'norms.replaced_meanwhile': 'This norm was replaced meanwhile. Look at the new one first.',
    'norms.formula_does_not_fit': 'The formula “{name}” does not fit this norm.',
  },
  ar: {
    'norms.too_few':
      'تحتاج المعايير الخاصة إلى أول محاولات عدد من الأشخاص لا يقل عن {minimum}؛ والعدد الآن {n}.',
    'norms.sample_grew': 'لعب أشخاص آخرون في هذه الأثناء. انظر إلى العيّنة من جديد.',
    'norms.own_in_force': 'المعايير الخاصة سارية. تبقى بطاقات النتائج السابقة كما هي.',
    'norms.in_force_already': 'هذا الإصدار سارٍ بالفعل.',
    'norms.restored': 'المعيار السابق سارٍ من جديد كإصدار جديد.',
    'norms.replaced_meanwhile': 'استُبدل هذا المعيار في هذه الأثناء. انظر إلى الجديد أولًا.',
    'norms.formula_does_not_fit': 'لا تناسب الصيغة «{name}» هذا المعيار.',
  },
});
