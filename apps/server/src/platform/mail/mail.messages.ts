import { defineMessages } from '../language/say.ts';

/** Why a mail cannot be asked for yet, and when it can. */
export const mailSays = defineMessages({
  en: {
    'mail.wait.pause': 'We emailed this address a moment ago. Try again in {when}.',
    'mail.wait.address':
      'This address has had {count} emails from you in the last 24 hours. Try again in {when}.',
    'mail.wait.organization':
      'Your organization has sent {count} emails in the last hour. Try again in {when}.',
    'mail.seconds': '{count, plural, one {# second} other {# seconds}}',
    'mail.minutes': '{count, plural, one {# minute} other {# minutes}}',
    'mail.hours': '{count, plural, one {# hour} other {# hours}}',
  },
  ar: {
    'mail.wait.pause': 'راسلنا هذا العنوان قبل قليل. أعد المحاولة بعد {when}.',
    'mail.wait.address': 'وصلت إلى هذا العنوان {count} رسائل منكم خلال آخر 24 ساعة. أعد المحاولة بعد {when}.',
    'mail.wait.organization': 'أرسلت مؤسستكم {count} رسالة خلال الساعة الأخيرة. أعد المحاولة بعد {when}.',
    'mail.seconds':
      '{count, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
    'mail.minutes':
      '{count, plural, zero {لحظة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
    'mail.hours':
      '{count, plural, zero {لحظة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  },
});
