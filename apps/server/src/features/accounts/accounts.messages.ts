import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const accountsSay = defineMessages({
  en: {
    'accounts.code_sent': 'We have sent you a code.',
    'accounts.confirm_first': 'Please confirm your e-mail first.',
    'accounts.complete': 'Your sign-up is complete.',
    'accounts.exists': 'There is already an account with this e-mail. Please sign in instead.',
    'accounts.open_too_long': 'This sign-up was open for too long. Please start again.',
    'accounts.work_email': 'Please use your work e-mail; addresses of free mail hosts are not accepted here.',
    'accounts.look_up_addresses': 'look up addresses',
  },
  ar: {
    'accounts.code_sent': 'أرسلنا إليك رمزًا.',
    'accounts.confirm_first': 'يرجى تأكيد بريدك الإلكتروني أولًا.',
    'accounts.complete': 'اكتمل إنشاء حسابك.',
    'accounts.exists': 'يوجد بالفعل حساب بهذا البريد الإلكتروني. يرجى تسجيل الدخول بدلًا من ذلك.',
    'accounts.open_too_long': 'طالت مدة إنشاء هذا الحساب. يرجى البدء من جديد.',
    'accounts.work_email': 'يرجى استخدام بريد العمل؛ لا تُقبل هنا عناوين البريد المجاني.',
    'accounts.look_up_addresses': 'للبحث عن العناوين',
  },
});
