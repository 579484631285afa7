import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const savedViewsSay = defineMessages({
  en: {
    'saved-views.limit': 'You keep {most} views of this list already. Forget one first.',
    'saved-views.saved': 'The view is saved.',
    'saved-views.gone': 'The view is gone.',
  },
  ar: {
    'saved-views.limit':
      'لديك {most, plural, zero {عدد كافٍ من طرق العرض} one {طريقة عرض واحدة} two {طريقتا عرض} few {# طرق عرض} many {# طريقة عرض} other {# طريقة عرض}} لهذه القائمة، وهو الحد الأقصى. احذف واحدة أولًا.',
    'saved-views.saved': 'حُفظت طريقة العرض.',
    'saved-views.gone': 'حُذفت طريقة العرض.',
  },
});
