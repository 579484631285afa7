import { listOperators, saveOperator } from '@tryout/contract/formulas/operators';
import { operatorOf } from '@tryout/domain/formulas/formula-operators';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { formulasSay } from './formulas.messages.ts';
import { storeOperator } from './operators.queries.ts';
import { allOperators } from './operators.ts';

/** Operators: read, renamed, switched off and on. */
export const operatorsHandlers: readonly Handled[] = [
  handle(listOperators, async ({ db }) => ({ data: { items: await allOperators(db) } })),

  handle(saveOperator, async (call) => {
    const { operator_key: key } = call.params;
    const { db, body } = call;
    const known = operatorOf(key);
    if (!known) throw notFound();
    const before = (await allOperators(db)).find((each) => each.key === key);
    // The product's own words are no change: they follow when the product words them better.
    const symbol = body.symbol === known.symbol ? null : body.symbol;
    const label = body.label === known.label ? null : body.label;
    const author_id = signedIn(call).user_id;
    const isStored = await storeOperator(db, { ...body, key, symbol, label, author_id });
    const operator = (await allOperators(db)).find((each) => each.key === key);
    if (!before || !operator) throw notFound();
    if (!isStored) {
      throw new Refusal('conflict', formulasSay('formulas.operator_changed_meanwhile'), {
        current: { status: operator.is_active ? 'on' : 'off', allowed: [], theirs: operator },
      });
    }
    const switched = before.is_active !== operator.is_active;
    await recordSecurityEvent(db, call, {
      event_type: 'update',
      action: switched
        ? operator.is_active
          ? 'operator.switched_on'
          : 'operator.switched_off'
        : 'operator.renamed',
      target_type: 'operator',
      target_id: key,
      organization_id: null,
      meta: {
        symbol: [before.symbol, operator.symbol],
        label: [before.label, operator.label],
        words: [before.words, operator.words],
      },
    });
    return { data: { operator }, message: formulasSay('formulas.saved') };
  }),
];
