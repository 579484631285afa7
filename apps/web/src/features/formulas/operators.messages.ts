import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Words of the page of operators. */
export const messages = defineCatalogue({
  en: {
    'formulas.operators.about':
      'What formulas are written with. What an operator does is fixed; its name and sign are yours, and one that nobody should use can be switched off.',
    'formulas.operators.table': 'Operators: {kind}',
    'formulas.operators.sign': 'Sign',
    'formulas.operators.name': 'Meaning',
    'formulas.operators.takes': 'Takes',
    'formulas.operators.gives': 'Gives',
    'formulas.operators.example': 'Example',
    'formulas.operators.used_by': 'Used by',
    'formulas.operators.state': 'State',
    'formulas.operators.on': 'On',
    'formulas.operators.off': 'Off',
    'formulas.operators.formulas':
      '{count, plural, =0 {no active formula} one {# active formula} other {# active formulas}}',
    'formulas.operators.type.number': 'number',
    'formulas.operators.type.boolean': 'true or false',
    'formulas.operators.type.scalar': 'single value',
    'formulas.operators.type.series': 'series over trials',
    'formulas.operators.type.any': 'anything',
    'formulas.operators.type.condition': 'condition',
    'formulas.operators.arity.exact': '{count} × {types}',
    'formulas.operators.arity.range': '{least}–{most} × {types}',
    'formulas.operators.arity.open': '{least}+ × {types}',
    'formulas.operators.rename': 'Rename',
    'formulas.operators.rename.title': 'Names of “{name}”',
    'formulas.operators.rename.symbol': 'Sign in lists',
    'formulas.operators.rename.symbol_hint':
      'Up to 12 signs. The way it is written in a formula stays: {example}',
    'formulas.operators.rename.en': 'English name',
    'formulas.operators.rename.ar': 'Arabic name',
    'formulas.operators.rename.default': 'Left empty: {name}',
    'formulas.operators.rename.product': 'Left empty: the product’s own name',
    'formulas.operators.on.text': 'It can be put into formulas again.',
    'formulas.operators.switch_off': 'Switch off',
    'formulas.operators.switch_on': 'Switch on',
    'formulas.operators.switch_on_one': 'Switch on {name}',
    'formulas.operators.off.title': 'Switch “{name}” off?',
    'formulas.operators.off.text':
      '{count, plural, =0 {No active formula uses it.} one {# active formula uses it and goes on counting as before.} other {# active formulas use it and go on counting as before.}} It can no longer be put into another one. You can switch it on again at any time.',
  },
  ar: {
    'formulas.operators.about':
      'ما تُكتب به الصيغ. ما تفعله العملية ثابت؛ أما اسمها وعلامتها فلك، ويمكن إيقاف ما لا ينبغي لأحد استخدامه.',
    'formulas.operators.table': 'العمليات: {kind}',
    'formulas.operators.sign': 'العلامة',
    'formulas.operators.name': 'المعنى',
    'formulas.operators.takes': 'تأخذ',
    'formulas.operators.gives': 'تعطي',
    'formulas.operators.example': 'مثال',
    'formulas.operators.used_by': 'مستخدمة في',
    'formulas.operators.state': 'الحالة',
    'formulas.operators.on': 'مفعّلة',
    'formulas.operators.off': 'موقوفة',
    'formulas.operators.formulas':
      '{count, plural, =0 {لا صيغة سارية} zero {لا صيغة سارية} one {صيغة سارية واحدة} two {صيغتان ساريتان} few {# صيغ سارية} many {# صيغة سارية} other {# صيغة سارية}}',
    'formulas.operators.type.number': 'عدد',
    'formulas.operators.type.boolean': 'صحيح أو خطأ',
    'formulas.operators.type.scalar': 'قيمة مفردة',
    'formulas.operators.type.series': 'سلسلة على المحاولات',
    'formulas.operators.type.any': 'أي شيء',
    'formulas.operators.type.condition': 'شرط',
    'formulas.operators.arity.exact': '{count} × {types}',
    'formulas.operators.arity.range': '{least}–{most} × {types}',
    'formulas.operators.arity.open': '{least}+ × {types}',
    'formulas.operators.rename': 'إعادة تسمية',
    'formulas.operators.rename.title': 'أسماء «{name}»',
    'formulas.operators.rename.symbol': 'العلامة في القوائم',
    'formulas.operators.rename.symbol_hint': 'حتى 12 علامة. تبقى طريقة كتابتها في الصيغة: {example}',
    'formulas.operators.rename.en': 'الاسم بالإنجليزية',
    'formulas.operators.rename.ar': 'الاسم بالعربية',
    'formulas.operators.rename.default': 'إن تُرك فارغًا: {name}',
    'formulas.operators.rename.product': 'إن تُرك فارغًا: اسم المنتج نفسه',
    'formulas.operators.on.text': 'يمكن وضعها في الصيغ من جديد.',
    'formulas.operators.switch_off': 'إيقاف',
    'formulas.operators.switch_on': 'تفعيل',
    'formulas.operators.switch_on_one': 'تفعيل {name}',
    'formulas.operators.off.title': 'هل توقف «{name}»؟',
    'formulas.operators.off.text':
      '{count, plural, =0 {لا صيغة سارية تستخدمها.} zero {لا صيغة سارية تستخدمها.} one {تستخدمها صيغة سارية واحدة وتبقى تحتسب كما كانت.} two {تستخدمها صيغتان ساريتان وتبقيان تحتسبان كما كانتا.} few {تستخدمها # صيغ سارية وتبقى تحتسب كما كانت.} many {تستخدمها # صيغة سارية وتبقى تحتسب كما كانت.} other {تستخدمها # صيغة سارية وتبقى تحتسب كما كانت.}} لا يمكن وضعها بعد ذلك في غيرها. يمكنك تفعيلها من جديد في أي وقت.',
  },
});

/** Keys of this catalogue. */
export type OperatorsMessage = keyof typeof messages.en;
