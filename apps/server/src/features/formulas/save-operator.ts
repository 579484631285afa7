import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { saveOperator as route } from '@tryout/contract/formulas/operators';
import { operatorOf } from '@tryout/domain/formulas/formula-operators';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { formulasSay } from './formulas.messages.ts';
import { storeOperator } from './operators.queries.ts';
import { allOperators } from './operators.ts';

/** Words an operator anew, or switches it off or on. @throws Refusal where somebody saved meanwhile */
export async function saveOperatorOf(
  act: SignedAct,
  key: string,
  body: RouteBody<typeof route>,
): Promise<RouteData<typeof route>> {
  const { db, actor } = act;
  const known = operatorOf(key);
  if (!known) throw notFound();
  const before = (await allOperators(db)).find((each) => each.key === key);
  // The product's own words are no change: they follow when the product words them better.
  const symbol = body.symbol === known.symbol ? null : body.symbol;
  const label = body.label === known.label ? null : body.label;
  const author_id = actor.user_id;
  const isStored = await storeOperator(db, { ...body, key, symbol, label, author_id });
  const operator = (await allOperators(db)).find((each) => each.key === key);
  if (!before || !operator) throw notFound();
  if (!isStored) {
    throw new Refusal('conflict', formulasSay('formulas.operator_changed_meanwhile'), {
      current: { status: operator.is_active ? 'on' : 'off', allowed: [], theirs: operator },
    });
  }
  const switched = before.is_active !== operator.is_active;
  await audit(act, {
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
  return { operator };
}
