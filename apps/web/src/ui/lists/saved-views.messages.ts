import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'ui.views.title': 'Saved views',
    'ui.views.none': 'Choose search, filters and order, then save them here under a name.',
    'ui.views.name': 'Name of the view',
    'ui.views.save': 'Save this view',
    'ui.views.delete': 'Forget the view {name}',
  },
  ar: {
    'ui.views.title': 'طرق العرض المحفوظة',
    'ui.views.none': 'اختر البحث والتصفية والترتيب، ثم احفظها هنا باسم.',
    'ui.views.name': 'اسم طريقة العرض',
    'ui.views.save': 'احفظ طريقة العرض هذه',
    'ui.views.delete': 'احذف طريقة العرض {name}',
  },
});
