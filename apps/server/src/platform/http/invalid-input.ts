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
    message: saidOf(issue, value, () => inArabic(at)),
  }));
  const [first] = fields;
  const said: Said = first
    ? (language) => `${first.field}: ${first.message(language)}`
    : httpSays('http.unreadable');
  return new Refusal('invalid_input', said, { fields });
}

/** What a schema finds where nothing was given; refinements say what they miss in their own words. */
const OF_THE_VALUE = new Set<z.core.$ZodIssue['code']>([
  'invalid_type',
  'invalid_format',
  'invalid_value',
  'invalid_union',
]);
/** A box that has to be ticked: that it was left out is not what is wrong with it. */
const CONSENT = 'must be given';
/** So many choices are named; of longer lists the first ones. */
const CHOICES_MAX = 12;

function isLeftOut(issue: z.core.$ZodIssue, value: unknown): boolean {
  if (!OF_THE_VALUE.has(issue.code) || issue.message === CONSENT || issue.path.length === 0) return false;
  let at: unknown = value;
  for (const key of issue.path) {
    if (typeof at !== 'object' || at === null) return false;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at === undefined;
}

const EXPECTED: Partial<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
};
const FORMATS: Partial<Record<string, string>> = {
  uuid: 'must be an id',
  email: 'must be an email address',
  date: 'must be a date',
  datetime: 'must be a date and time',
};

/** The contract's phrase for what a schema finds in the library's words; null: it has words of its own, or there is none. */
function phraseFor(issue: z.core.$ZodIssue): string | null {
  if (!/^(?:Invalid|Too) /.test(issue.message)) return null;
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected] ?? null;
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? null;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return null;
  const [bound, most] = issue.code === 'too_small' ? [issue.minimum, false] : [issue.maximum, true];
  // A number so large is no longer counted by ones.
  if (Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER) return 'must be a whole number';
  const atLeast = most ? 'at most' : 'at least';
  if (issue.origin === 'string') return `must be ${atLeast} ${bound} characters`;
  if (issue.origin === 'array') return most ? `must have at most ${bound} entries` : null;
  if (issue.origin !== 'number' && issue.origin !== 'int') return null;
  if (issue.inclusive) return `must be ${atLeast} ${bound}`;
  return most ? null : `must be more than ${bound}`;
}

function saidOf(issue: z.core.$ZodIssue, value: unknown, inArabic: () => string | undefined): Said {
  if (isLeftOut(issue, value)) return httpSays('http.required');
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid ')) {
    const names = issue.values.slice(0, CHOICES_MAX).map(String).join(', ');
    const more = issue.values.length > CHOICES_MAX ? ', …' : '';
    return httpSays('http.one_of', { names: `${names}${more}` });
  }
  if (issue.code === 'invalid_union' && 'discriminator' in issue) return httpSays('http.choice_unknown');
  if (issue.code === 'unrecognized_keys') {
    return httpSays('http.unknown_keys', { names: issue.keys.slice(0, 5).join(', ') });
  }
  return (
    saidOfField(phraseFor(issue) ?? issue.message) ??
    ((language) => (language === 'ar' ? (inArabic() ?? issue.message) : issue.message))
  );
}
