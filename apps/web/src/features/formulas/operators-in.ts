import type { FormulaBody } from '@tryout/domain/formula-language/source';
import { partsOf } from './formula-parts.ts';

/** Keys of the operators that a stored formula uses; none for what is no formula. */
export function operatorsIn(definition: unknown): ReadonlySet<string> {
  if (typeof definition !== 'object' || definition === null || !('cases' in definition)) return new Set();
  return new Set(
    partsOf(definition as FormulaBody).flatMap(({ part }) =>
      'operator' in part ? [part.operator] : 'match' in part ? [part.match] : [],
    ),
  );
}
