import type { Act } from '../../platform/act.ts';
import { keepFormulasOf } from './write-formulas.queries.ts';

/** Nobody changes which formulas are in force for these subtraits until the transaction of the act ends. */
export function lockFormulasOf({ db }: Act, subtraitIds: readonly string[]): Promise<void> {
  return keepFormulasOf(db, subtraitIds);
}
