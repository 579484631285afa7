import { emailProblem, normalizeEmail } from '../accounts/email.ts';
import type { MatchedField } from '../records/column-matching.ts';

/** Fields of an outcome that a column can go into. */
export const OUTCOME_KEYS = ['email', 'outcome', 'value', 'measured_on'] as const;
/** A field of an outcome that a column can go into. */
export type OutcomeKey = (typeof OUTCOME_KEYS)[number];

/** The fields with what columns are called elsewhere. */
export const OUTCOME_FIELDS: readonly MatchedField[] = [
  {
    key: 'email',
    required: true,
    names: ['E-mail', 'Email address', 'Work email', 'البريد', 'البريد الإلكتروني'],
  },
  { key: 'outcome', required: true, names: ['Measure', 'Criterion', 'Kind', 'النتيجة', 'المقياس'] },
  { key: 'value', required: true, names: ['Score', 'Result', 'Rating', 'القيمة'] },
  { key: 'measured_on', required: false, names: ['Date', 'Measured on', 'Day', 'التاريخ'] },
];

/** What can be wrong with a row. */
export const OUTCOME_PROBLEMS = [
  'email_invalid',
  'outcome_missing',
  'outcome_too_long',
  'value_no_number',
  'value_too_large',
  'day_invalid',
  'twice',
  'not_hired',
] as const;
/** What is wrong with a row. `twice`: the file says it before; `not_hired`: no hired applicant has this address. */
export type OutcomeProblem = (typeof OUTCOME_PROBLEMS)[number];

/** What a hired person came to. */
export interface Outcome {
  /** In small letters. */
  readonly email: string;
  /** What was measured, in one spelling: blanks single, 1 to 60 signs. */
  readonly outcome: string;
  readonly value: number;
  /** YYYY-MM-DD; null: not said. */
  readonly measured_on: string | null;
}

/** One outcome of a file, or what is wrong with the row and where. */
export type ReadOutcome =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly field: OutcomeKey; readonly code: OutcomeProblem };

const LONGEST_NAME = 60;
const LARGEST = 1e12;
const ARABIC_ZERO = 0x0660;

/**
 * A number as spreadsheets write it: a point or one comma before the decimals, Latin or Arabic digits.
 * @returns null for anything else, also for thousands separators, which could be read either way
 */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace('\u066b', '.')
    .replace('−', '-')
    .replace(',', '.');
  return /^[+-]?\d{1,15}(\.\d{1,9})?$/.test(plain) ? Number(plain) : null;
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Reads a row by field; an absent field is empty. */
export function readOutcome(values: Readonly<Partial<Record<OutcomeKey, string>>>): ReadOutcome {
  const wrong = (field: OutcomeKey, code: OutcomeProblem) => ({ ok: false, field, code }) as const;
  const email = values.email ?? '';
  if (emailProblem(email) !== null) return wrong('email', 'email_invalid');
  const outcome = (values.outcome ?? '').trim().replace(/\s+/g, ' ');
  if (outcome === '') return wrong('outcome', 'outcome_missing');
  if (outcome.length > LONGEST_NAME) return wrong('outcome', 'outcome_too_long');
  const value = readNumber(values.value ?? '');
  if (value === null) return wrong('value', 'value_no_number');
  if (Math.abs(value) > LARGEST) return wrong('value', 'value_too_large');
  const day = (values.measured_on ?? '').trim();
  if (day !== '' && !isDay(day)) return wrong('measured_on', 'day_invalid');
  return {
    ok: true,
    outcome: { email: normalizeEmail(email), outcome, value, measured_on: day === '' ? null : day },
  };
}

/** People with score and outcome from whom a correlation is told, and from whom an expectancy table. */
export const VALIDITY_MINIMUM = { correlation: 30, expectancy: 60 } as const;
