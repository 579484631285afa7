import { expect, it } from 'vitest';
import { authSay } from '../../features/auth/auth.messages.ts';
import { type Said, verbatim } from './say.ts';

it.each<[Said, string, string]>([
  [
    authSay('auth.codes_of_the_day', { count: 3, minutes: 1 }),
    'We’ve already sent 3 codes to this address today. You can ask for another one in a minute.',
    'أرسلنا اليوم إلى هذا العنوان 3 رموز. يمكنك طلب رمز آخر بعد دقيقة واحدة.',
  ],
  [
    authSay('auth.too_many', { what: verbatim('x'), minutes: 4 }),
    'Too many attempts to x. Try again in 4 minutes.',
    'محاولات كثيرة جدًا x. يرجى المحاولة بعد 4 دقائق.',
  ],
  [verbatim('Grüße'), 'Grüße', 'Grüße'],
])('is said in both languages', (said, english, arabic) => {
  expect([said('en'), said('ar')]).toEqual([english, arabic]);
});
