import { exactFields, inputMethod, malformed, oneOf, type RawFields, wholeNumber } from '../input-fields.ts';
import type { TeamDaysInput } from './core.ts';
import { OPTION_KEYS } from './scenarios.ts';

const ACTIONS = ['rate', 'confirm'] as const;
/** Ends of the rating scale. */
export const RATING = { min: 1, max: 7 } as const;

/** Reads one rating or confirmation. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): TeamDaysInput {
  if (typeof raw !== 'object' || raw === null) malformed('input must be an object');
  const action = oneOf(raw as RawFields, 'action', ACTIONS);
  const fields = exactFields(raw, [
    'i',
    'action',
    'method',
    ...(action === 'rate' ? ['option', 'rating'] : []),
  ]);
  const common = { i: wholeNumber(fields, 'i', 0, 10_000), method: inputMethod(fields) };
  if (action === 'confirm') return { ...common, action };
  return {
    ...common,
    action,
    option: oneOf(fields, 'option', OPTION_KEYS),
    rating: wholeNumber(fields, 'rating', RATING.min, RATING.max),
  };
}
