import type { z } from 'zod';
import arabicErrors from 'zod/v4/locales/ar.js';
import type { Said } from '../language/say.ts';
import { saidOfField } from './field-phrases.ts';
import { httpSays } from './http.messages.ts';
import { Refusal } from './refusal.ts';

/** So many fields are named in one answer. */
const FIELDS_MAX = 50;

const ARABIC = arabicErrors().localeError;

/**
 * The refusal of an input that its schema does not take, with each field named. The contract's own words are known in
 * every language; where it has none, the schema is asked once more in the language of the reader.
 */
export function invalidInput(
  schema: z.ZodType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  where: string,
): Refusal {
  let again: readonly z.core.$ZodIssue[] | undefined;
  const inArabic = (at: number): string | undefined => {
    again ??= schema.safeParse(value, { error: ARABIC }).error?.issues ?? [];
    return again[at]?.message;
  };
  const fields = issues.slice(0, FIELDS_MAX).map((issue, at) => ({
    field: issue.path.length > 0 ? issue.path.join('.') : where,
    message: saidOf(issue, () => inArabic(at)),
  }));
  const [first] = fields;
  const said: Said = first
    ? (language) => `${first.field}: ${first.message(language)}`
    : httpSays('http.unreadable');
  return new Refusal('invalid_input', said, { fields });
}

function saidOf(issue: z.core.$ZodIssue, inArabic: () => string | undefined): Said {
  if (issue.code === 'unrecognized_keys') {
    return httpSays('http.unknown_keys', { names: issue.keys.slice(0, 5).join(', ') });
  }
  return (
    saidOfField(issue.message) ??
    ((language) => (language === 'ar' ? (inArabic() ?? issue.message) : issue.message))
  );
}
