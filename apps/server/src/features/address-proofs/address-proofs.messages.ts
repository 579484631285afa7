import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const proofsSay = defineMessages({
  en: {
    'address_proofs.code_sent': 'We have sent you a code.',
    'address_proofs.email_confirmed': 'Your e-mail is confirmed.',
    'address_proofs.proof_over':
      'This link no longer works. Apply again with the same address to get a new one.',
    'address_proofs.confirmed_before': 'Your e-mail is already confirmed.',
    'address_proofs.confirm_first': 'Please confirm your e-mail first.',
    'address_proofs.email_taken': 'This e-mail belongs to another account.',
    'address_proofs.applications_added': 'Added to your account',
    'address_proofs.closed': 'The account with this address is closed.',
  },
  ar: {
    'address_proofs.code_sent': 'أرسلنا إليك رمزًا.',
    'address_proofs.email_confirmed': 'تم تأكيد بريدك الإلكتروني.',
    'address_proofs.proof_over': 'لم يعد هذا الرابط صالحًا. تقدّم مرة أخرى بالبريد نفسه ليصلك رابط جديد.',
    'address_proofs.confirmed_before': 'بريدك الإلكتروني مؤكَّد بالفعل.',
    'address_proofs.confirm_first': 'يرجى تأكيد بريدك الإلكتروني أولًا.',
    'address_proofs.email_taken': 'هذا البريد الإلكتروني يخص حسابًا آخر.',
    'address_proofs.applications_added': 'أُضيفت إلى حسابك',
    'address_proofs.closed': 'الحساب المرتبط بهذا العنوان مغلق.',
  },
});
