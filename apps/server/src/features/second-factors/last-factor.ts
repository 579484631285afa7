import { hasFactor } from '@tryout/domain/accounts/second-factor';
import type { SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { factors } from '../auth/public.ts';
import { isAsked } from './factor-rule.queries.ts';
import { factorsSay } from './second-factors.messages.ts';

/** The last factor stays while somebody requires one; recovery codes go with the last, since nothing is left to recover. */
export async function refuseLastFactor(
  act: SignedAct,
  removed: { readonly passkeys: number; readonly authenticator: boolean },
): Promise<void> {
  const now = await factors.of(act.db, act.actor.user_id);
  const left = {
    ...now,
    passkeys: now.passkeys - removed.passkeys,
    authenticator: now.authenticator && !removed.authenticator,
  };
  if (hasFactor(left)) return;
  if (await isAsked(act.db, act.actor.user_id)) {
    throw new Refusal('refused_by_rule', factorsSay('factors.last_required'));
  }
}

/** Once the last factor is gone, codes that stood in for it are void. */
export async function forgetCodesOfNothing(act: SignedAct): Promise<void> {
  if (!hasFactor(await factors.of(act.db, act.actor.user_id))) await factors.forget(act, act.actor.user_id);
}
