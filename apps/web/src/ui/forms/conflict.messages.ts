import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'conflict.title': 'Somebody saved this meanwhile',
    'conflict.text': 'Compare the two versions. Nothing is lost until you choose.',
    'conflict.mine': 'Your version',
    'conflict.theirs': 'The saved version',
    'conflict.take_theirs': 'Take the saved version',
    'conflict.keep_mine': 'Save mine over it',
    'conflict.later': 'Decide later',
    'conflict.restored': 'Your unsaved work is back.',
    'conflict.discard': 'Throw it away',
  },
  ar: {
    'conflict.title': 'حفظ شخص آخر تعديلًا في هذه الأثناء',
    'conflict.text': 'قارن بين النسختين. لن يضيع شيء حتى تختار.',
    'conflict.mine': 'نسختك',
    'conflict.theirs': 'النسخة المحفوظة',
    'conflict.take_theirs': 'اعتماد النسخة المحفوظة',
    'conflict.keep_mine': 'حفظ نسختي فوقها',
    'conflict.later': 'القرار لاحقًا',
    'conflict.restored': 'عاد عملك غير المحفوظ.',
    'conflict.discard': 'التخلص منه',
  },
});
