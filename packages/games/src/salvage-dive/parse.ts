import { exactFields, inputMethod, malformed, oneOf, type RawFields, wholeNumber } from '../input-fields.ts';
import { CRATES, type SalvageDiveInput } from './core.ts';

const ACTIONS = ['open', 'surface', 'declare'] as const;

/** Reads one action. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): SalvageDiveInput {
  if (typeof raw !== 'object' || raw === null) malformed('input must be an object');
  const action = oneOf(raw as RawFields, 'action', ACTIONS);
  const own = { open: ['crate'], surface: [], declare: ['count'] }[action];
  const fields = exactFields(raw, ['i', 'action', 'method', ...own]);
  const common = { i: wholeNumber(fields, 'i', 0, 10_000), method: inputMethod(fields) };
  if (action === 'open') return { ...common, action, crate: wholeNumber(fields, 'crate', 0, CRATES - 1) };
  if (action === 'declare') return { ...common, action, count: wholeNumber(fields, 'count', 0, CRATES) };
  return { ...common, action };
}
