import { malformed } from '../input-fields.ts';
import { parseSpeededInput } from '../speeded-input.ts';
import type { MailScannerInput, Sorting } from './core.ts';

const SORTINGS: readonly Sorting[] = ['stamp', 'aside'];

/** Reads what was done with one letter. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): MailScannerInput {
  const answer = parseSpeededInput(raw, SORTINGS, ['interrupted']);
  const { interrupted } = raw as { interrupted: unknown };
  if (typeof interrupted !== 'boolean') malformed('interrupted must be true or false');
  if (interrupted && answer.response !== null) malformed('interrupted cannot be true with a response');
  return { ...answer, interrupted };
}
