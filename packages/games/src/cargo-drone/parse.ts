import { exactFields, inputMethod, malformed, oneOf, type RawFields, wholeNumber } from '../input-fields.ts';
import type { CargoDroneInput } from './core.ts';

const ACTIONS = ['load', 'send', 'declare'] as const;
/** Largest number of crates any task can be set to. */
const LARGEST_TARGET = 256;

/** Reads one action. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): CargoDroneInput {
  if (typeof raw !== 'object' || raw === null) malformed('input must be an object');
  const action = oneOf(raw as RawFields, 'action', ACTIONS);
  const target = action === 'declare' ? ['target'] : [];
  const fields = exactFields(raw, ['flight', 'action', 'method', ...target]);
  const common = { flight: wholeNumber(fields, 'flight', 0, 10_000), method: inputMethod(fields) };
  if (action !== 'declare') return { ...common, action };
  return { ...common, action, target: wholeNumber(fields, 'target', 1, LARGEST_TARGET) };
}
