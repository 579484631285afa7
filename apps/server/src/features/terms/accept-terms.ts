import type { RouteData } from '@tryout/contract/define-route';
import type { acceptTerms as route } from '@tryout/contract/terms/terms';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { termsSay } from './terms.messages.ts';
import { finishSignup, insertAcceptances, openTermsOf } from './terms.queries.ts';

/** Accepts texts for oneself; with the last one that is asked for, signing up is done. @throws Refusal for an older text */
export async function acceptOwnTerms(
  act: SignedAct,
  texts: readonly RowOfRef<'terms'>[],
): Promise<RouteData<typeof route>> {
  const { db, actor } = act;
  if (texts.some((text) => !text.in_force)) {
    throw new Refusal('refused_by_rule', termsSay('terms.newer'));
  }
  const ids = texts.map((text) => text.id);
  await insertAcceptances(db, actor.user_id, ids, act.origin.ip);
  const left = await openTermsOf(db, actor);
  const signup_step = left.length === 0 ? await finishSignup(db, actor.user_id) : actor.signup_step;
  await audit(act, {
    event_type: 'action',
    action: 'terms.accepted',
    target_type: 'terms',
    target_id: ids.join(','),
  });
  return { signup_step, left_to_accept: left.length };
}
