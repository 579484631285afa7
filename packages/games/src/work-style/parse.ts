import { exactFields, inputMethod, malformed, wholeNumber } from '../input-fields.ts';
import type { WorkStyleInput } from './core.ts';
import { RATING } from './rating.ts';

/** Most ratings that one screen can have. */
const MOST = 6;

function readRating(value: unknown): number | null {
  if (value === null) return null;
  const whole = typeof value === 'number' && Number.isInteger(value);
  if (!whole || value < RATING.min || value > RATING.max) {
    malformed(`each of ratings must be null or a whole number from ${RATING.min} to ${RATING.max}`);
  }
  return value;
}

/** Reads the ratings of one screen. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): WorkStyleInput {
  const fields = exactFields(raw, ['i', 'ratings', 'method']);
  const { ratings } = fields;
  if (!Array.isArray(ratings) || ratings.length === 0 || ratings.length > MOST) {
    malformed(`ratings must be a list of 1 to ${MOST}`);
  }
  return {
    i: wholeNumber(fields, 'i', 0, 10_000),
    ratings: ratings.map(readRating),
    method: inputMethod(fields),
  };
}
