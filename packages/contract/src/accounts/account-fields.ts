import { emailProblem, normalizeEmail } from '@tryout/domain/accounts/email';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { z } from 'zod';

type Locale = keyof typeof LANGUAGES;

const EMAIL_WORDS = {
  empty: 'is required',
  too_long: 'must be at most 254 characters',
  invalid: 'must be an email address',
  local_too_long: 'must have at most 64 characters before @',
  label_too_long: 'must have at most 63 characters in each part after @',
} as const;

/** An e-mail address, trimmed and lower-cased (spec §5). */
export const emailField = z
  .string({ message: 'is required' })
  .transform(normalizeEmail)
  .superRefine((email, context) => {
    const problem = emailProblem(email);
    if (problem) context.addIssue({ code: 'custom', message: EMAIL_WORDS[problem] });
  });

/** A password as typed, never trimmed. Its rule is checked where it is set, in the order of the specification. */
export const passwordField = z
  .string({ message: 'is required' })
  .min(1, 'is required')
  .max(256, 'must be at most 256 characters');

/** A PIN: six digits. */
export const pinField = z
  .string({ message: 'is required' })
  .trim()
  .regex(/^\d{6}$/, 'must be 6 digits');

/** A language the product speaks. */
export const localeField = z.enum(Object.keys(LANGUAGES) as [Locale, ...Locale[]], {
  message: 'must be a language of Tryout, such as en',
});

/** An IANA time zone, such as `Europe/Berlin`. */
export const timeZoneField = z
  .string({ message: 'is required' })
  .trim()
  .max(64, 'must be at most 64 characters')
  .refine(isTimeZone, 'must be a time zone, such as Europe/Berlin');

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
