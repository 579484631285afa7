import type { OperatorRecord } from '@tryout/contract/formulas/operators';
import { OPERATOR_EXAMPLES } from '@tryout/domain/formula-language/operator-examples';
import { OPERATORS, type Operator } from '@tryout/domain/formulas/formula-operators';
import { operatorsIn } from '@tryout/domain/formulas/formula-parts';
import type { Db } from '../../platform/database/kysely.ts';
import { activeDefinitions, type OperatorChange, operatorChanges } from './operators.queries.ts';

function recordOf(operator: Operator, change: OperatorChange | undefined, used_by: number): OperatorRecord {
  const [least, most] = operator.arity;
  return {
    key: operator.key,
    kind: operator.kind,
    symbol: change?.symbol ?? operator.symbol,
    default_symbol: operator.symbol,
    label: change?.label ?? operator.label,
    default_label: operator.label,
    words: change?.words ?? {},
    arity: { least, most },
    accepts: [...operator.accepts],
    returns: operator.returns,
    example: OPERATOR_EXAMPLES[operator.key] ?? '',
    is_active: change?.is_active ?? true,
    used_by,
    edit: change?.edit ?? 0,
    updated_at: change?.updated_at ?? null,
    updated_by: change?.updated_by ?? null,
  };
}

/** Every operator of the product under its names of now. */
export async function allOperators(db: Db): Promise<OperatorRecord[]> {
  const changes = new Map((await operatorChanges(db)).map((each) => [each.key, each]));
  const uses = new Map<string, number>();
  for (const definition of await activeDefinitions(db)) {
    for (const key of operatorsIn(definition)) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return OPERATORS.map((each) => recordOf(each, changes.get(each.key), uses.get(each.key) ?? 0));
}
