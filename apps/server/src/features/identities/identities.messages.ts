import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const identitiesSay = defineMessages({
  en: {
    'identities.too_long_ago': 'This sign-in began in another browser, or too long ago. Please start again.',
    'identities.other_account':
      'You are signed in with another account than when you began. Please start again.',
    'identities.account_closed': 'This account is closed.',
    'identities.code_sent': 'We have sent you a code.',
    'identities.unlinked': 'Your account is no longer linked with {provider}.',
    'identities.linked_elsewhere': 'This {provider} account is linked with another account here.',
    'identities.linked_with_another':
      'Your account is linked with another {provider} account. You can end that in the settings.',
    'identities.not_linked': 'Your account is not linked with {provider}.',
    'identities.not_set_up': 'Signing in with LinkedIn is not set up here.',
    'identities.no_longer_taken': '{provider} no longer takes this sign-in. Please start again.',
    'identities.no_answer':
      '{provider} does not answer right now. Please try again in a minute, or sign in another way.',
    'identities.not_checked':
      'The answer from {provider} could not be checked, so nobody was signed in. Please start again.',
  },
  ar: {
    'identities.too_long_ago': 'بدأ تسجيل الدخول هذا في متصفح آخر أو قبل وقت طويل. يرجى البدء من جديد.',
    'identities.other_account': 'سجّلت الدخول بحساب غير الذي بدأت به. يرجى البدء من جديد.',
    'identities.account_closed': 'هذا الحساب مغلق.',
    'identities.code_sent': 'أرسلنا إليك رمزًا.',
    'identities.unlinked': 'لم يعد حسابك مرتبطًا بـ {provider}.',
    'identities.linked_elsewhere': 'حساب {provider} هذا مرتبط بحساب آخر هنا.',
    'identities.linked_with_another': 'حسابك مرتبط بحساب {provider} آخر. يمكنك إنهاء ذلك في الإعدادات.',
    'identities.not_linked': 'حسابك غير مرتبط بـ {provider}.',
    'identities.not_set_up': 'تسجيل الدخول عبر LinkedIn غير مفعّل هنا.',
    'identities.no_longer_taken': 'لم يعد {provider} يقبل تسجيل الدخول هذا. يرجى البدء من جديد.',
    'identities.no_answer': 'لا يستجيب {provider} الآن. يرجى المحاولة بعد دقيقة، أو سجّل الدخول بطريقة أخرى.',
    'identities.not_checked': 'تعذّر التحقق من رد {provider}، فلم يُسجَّل دخول أحد. يرجى البدء من جديد.',
  },
});
