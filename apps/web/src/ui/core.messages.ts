import { defineCatalogue } from '../platform/i18n/catalogue.ts';

/** The few words that are needed before any page is: part of everybody's first load. */
export const messages = defineCatalogue({
  en: {
    'ui.loading': 'Loading…',
    'ui.retry': 'Try again',
    'ui.reference': 'Reference',
    'ui.error.title': 'That did not work',
    'ui.denied.title': 'You do not have access to this',
    'ui.denied.text': 'Ask an administrator of your organization if you need it for your work.',
    'ui.missing.title': 'This is not here',
    'ui.missing.text': 'It may have been removed, or the address has a mistake in it.',
    'ui.missing.home': 'Go to the start page',
    'ui.crash.title': 'Something went wrong.',
    'ui.crash.reload': 'Load the page again',
    'ui.undo': 'Undo',
    'ui.dismiss': 'Dismiss',
    'ui.toasts': 'Messages',
    'ui.locale': 'Language',
    'ui.skip': 'Skip to the content',
    'ui.offline': 'You are offline. What is open here stays open.',
    'ui.offline_queued':
      'You are offline. {count, plural, one {# change is} other {# changes are}} kept here and sent when you are back.',
  },
  ar: {
    'ui.loading': 'جارٍ التحميل…',
    'ui.retry': 'إعادة المحاولة',
    'ui.reference': 'الرقم المرجعي',
    'ui.error.title': 'لم تنجح العملية',
    'ui.denied.title': 'ليست لديك صلاحية لعرض هذا',
    'ui.denied.text': 'اطلبها من مسؤول في مؤسستك إن كنت تحتاجها لعملك.',
    'ui.missing.title': 'هذا غير موجود هنا',
    'ui.missing.text': 'ربما أُزيل، أو أن في العنوان خطأ.',
    'ui.missing.home': 'إلى صفحة البداية',
    'ui.crash.title': 'حدث خطأ ما.',
    'ui.crash.reload': 'إعادة تحميل الصفحة',
    'ui.undo': 'تراجع',
    'ui.dismiss': 'إخفاء',
    'ui.toasts': 'الرسائل',
    'ui.locale': 'اللغة',
    'ui.skip': 'تخطَّ إلى المحتوى',
    'ui.offline': 'أنت غير متصل. ما هو مفتوح هنا يبقى مفتوحًا.',
    'ui.offline_queued':
      'أنت غير متصل. {count, plural, zero {لا تغييرات بانتظار الإرسال} one {تغيير واحد محفوظ هنا ويُرسل عند عودتك} two {تغييران محفوظان هنا ويُرسلان عند عودتك} few {# تغييرات محفوظة هنا وتُرسل عند عودتك} many {# تغييرًا محفوظًا هنا ويُرسل عند عودتك} other {# تغيير محفوظ هنا ويُرسل عند عودتك}}.',
  },
});
