import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { holdOwnAccount } from '../auth/public.ts';
import { accountsSay } from './accounts.messages.ts';
import { storeSignupStep } from './accounts.queries.ts';

/** The steps: 1 account, 2 PIN, 3 what the role needs, 4 terms, 5 done. */
export const SIGNUP_STEPS = { account: 1, pin: 2, role: 3, terms: 4, done: 5 } as const;

/** One step back: never below 1, and a proved e-mail is not asked for again. */
export async function stepBack(db: Db, actor: Actor): Promise<number> {
  const account = await holdOwnAccount({ db }, actor);
  const step = account.signup_step;
  if (step >= SIGNUP_STEPS.done) throw new Refusal('refused_by_rule', accountsSay('accounts.complete'));
  const first = account.email_verified ? SIGNUP_STEPS.role : SIGNUP_STEPS.account;
  const back = Math.max(first, step - 1);
  if (back !== step) await storeSignupStep(db, actor.user_id, back);
  return back;
}

/** Ends step 3, whoever the person is; later steps stay. */
export async function finishRoleStep(db: Db, actor: Actor): Promise<number> {
  const account = await holdOwnAccount({ db }, actor);
  if (account.signup_step < SIGNUP_STEPS.role) {
    throw new Refusal('refused_by_rule', accountsSay('accounts.confirm_first'));
  }
  const next = Math.max(account.signup_step, SIGNUP_STEPS.terms);
  if (next !== account.signup_step) await storeSignupStep(db, actor.user_id, next);
  return next;
}
