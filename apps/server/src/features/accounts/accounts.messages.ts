import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const accountsSay = defineMessages({
  en: {
    'accounts.code_sent': 'We have sent you a code.',
    'accounts.email_confirmed': 'Your e-mail is confirmed.',
    'accounts.proof_over': 'This link no longer works. Apply again with the same address to get a new one.',
    'accounts.confirmed_before': 'Your e-mail is already confirmed.',
    'accounts.confirm_first': 'Please confirm your e-mail first.',
    'accounts.email_taken': 'This e-mail belongs to another account.',
    'accounts.applications_added': 'Added to your account',
    'accounts.closed': 'The account with this address is closed.',
    'accounts.complete': 'Your sign-up is complete.',
    'accounts.exists': 'There is already an account with this e-mail. Please sign in instead.',
    'accounts.open_too_long': 'This sign-up was open for too long. Please start again.',
    'accounts.work_email': 'Please use your work e-mail; addresses of free mail hosts are not accepted here.',
    'accounts.look_up_addresses': 'look up addresses',
  },
  ar: {
    'accounts.code_sent': 'أرسلنا إليك رمزًا.',
    'accounts.email_confirmed': 'تم تأكيد بريدك الإلكتروني.',
    'accounts.proof_over': 'لم يعد هذا الرابط صالحًا. تقدّم مرة أخرى بالبريد نفسه ليصلك رابط جديد.',
    'accounts.confirmed_before': 'بريدك الإلكتروني مؤكَّد بالفعل.',
    'accounts.confirm_first': 'يرجى تأكيد بريدك الإلكتروني أولًا.',
    'accounts.email_taken': 'هذا البريد الإلكتروني يخص حسابًا آخر.',
    'accounts.applications_added': 'أُضيفت إلى حسابك',
    'accounts.closed': 'الحساب المرتبط بهذا العنوان مغلق.',
    'accounts.complete': 'اكتمل إنشاء حسابك.',
    'accounts.exists': 'يوجد بالفعل حساب بهذا البريد الإلكتروني. يرجى تسجيل الدخول بدلًا من ذلك.',
    'accounts.open_too_long': 'طالت مدة إنشاء هذا الحساب. يرجى البدء من جديد.',
    'accounts.work_email': 'يرجى استخدام بريد العمل؛ لا تُقبل هنا عناوين البريد المجاني.',
    'accounts.look_up_addresses': 'للبحث عن العناوين',
  },
});
