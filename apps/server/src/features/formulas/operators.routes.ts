import { listOperators, saveOperator } from '@tryout/contract/formulas/operators';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { formulasSay } from './formulas.messages.ts';
import { allOperators } from './operators.ts';
import { saveOperatorOf } from './save-operator.ts';

/** Operators: read, renamed, switched off and on. */
export const operatorsHandlers: readonly Handled[] = [
  handle(listOperators, async ({ db }) => ({ data: { items: await allOperators(db) } })),

  handle(saveOperator, async (call) => ({
    data: await saveOperatorOf(signedAct(call), call.params.operator_key, call.body),
    message: formulasSay('formulas.saved'),
  })),
];
