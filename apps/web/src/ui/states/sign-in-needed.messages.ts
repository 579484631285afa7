import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'ui.sign_in_needed.title': 'Sign in to continue',
    'ui.sign_in_needed.text':
      'Your application is saved. Sign in with the address you applied with. No password yet? Get one by code.',
    'ui.sign_in_needed.sign_in': 'Sign in',
    'ui.sign_in_needed.code': 'Get a password by code',
  },
  ar: {
    'ui.sign_in_needed.title': 'سجّل الدخول للمتابعة',
    'ui.sign_in_needed.text':
      'طلبك محفوظ. سجّل الدخول بالعنوان الذي تقدّمت به، وإن لم تكن لديك كلمة مرور بعد فاحصل عليها برمز.',
    'ui.sign_in_needed.sign_in': 'تسجيل الدخول',
    'ui.sign_in_needed.code': 'الحصول على كلمة مرور برمز',
  },
});
