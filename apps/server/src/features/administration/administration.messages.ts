import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const administrationSay = defineMessages({
  en: {
    'administration.account_disabled': 'The account is disabled and signed out.',
    'administration.account_enabled': 'The account is enabled.',
    'administration.stale_status': 'Somebody else has changed this account meanwhile.',
    'administration.not_allowed': 'This account cannot go there from where it is.',
    'administration.say_why': 'Please say why.',
    'administration.job_not_failed': 'Only a failed job can be tried again.',
    'administration.job_queued': 'The job is queued again.',
    'administration.mail_gone': 'This mail was sent or taken back meanwhile.',
    'administration.mail_queued': 'The mail is queued again.',
  },
  ar: {
    'administration.account_disabled': 'عُطّل الحساب وسُجّل خروجه.',
    'administration.account_enabled': 'فُعّل الحساب.',
    'administration.stale_status': 'غيّر شخص آخر هذا الحساب في الأثناء.',
    'administration.not_allowed': 'لا يمكن نقل هذا الحساب إلى هناك من حالته الحالية.',
    'administration.say_why': 'يرجى ذكر السبب.',
    'administration.job_not_failed': 'لا تُعاد محاولة مهمة إلا إذا فشلت.',
    'administration.job_queued': 'عادت المهمة إلى الانتظار.',
    'administration.mail_gone': 'أُرسلت هذه الرسالة أو سُحبت في الأثناء.',
    'administration.mail_queued': 'عادت الرسالة إلى الانتظار.',
  },
});
