import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  beginConfirming as beginRoute,
  CONFIRM_METHODS,
  confirmSelf as confirmRoute,
} from '@tryout/contract/second-factors/second-factors';
import { methodsOf } from '@tryout/domain/accounts/second-factor';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  confirmation,
  confirmPassword,
  factors,
  holdOwnAccount,
  type JudgedPassword,
  secondStep,
  sendPin,
  usePin,
} from '../auth/public.ts';
import { takeCode } from './authenticators.ts';
import { type BrowserPlace, challengeSession, takeSessionChallenge } from './challenges.ts';
import { tellOfFactor } from './factor-news.ts';
import { judgeSigned } from './judge-passkey.ts';
import { findCredentials } from './passkeys.queries.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { requireRelyingParty } from './relying-party.ts';
import { factorsSay } from './second-factors.messages.ts';
import { wrong } from './take-second-step.ts';

type Method = (typeof CONFIRM_METHODS)[number];
type SignedBrowserAct = SignedAct & BrowserPlace;

/** How somebody may confirm who they are: by their second factors; without any by the password; without one by mail. */
export async function confirmMethods(db: Db, userId: string): Promise<Method[]> {
  const methods = methodsOf(await factors.of(db, userId));
  if (methods.length > 0) return methods;
  return (await factors.hasPassword(db, userId)) ? ['password'] : ['mail'];
}

async function requireMethod({ db, actor }: SignedAct, by: Method): Promise<void> {
  if ((await confirmMethods(db, actor.user_id)).includes(by)) return;
  throw new Refusal('refused_by_rule', factorsSay('factors.confirm_other_way'));
}

/** What the browser needs to confirm the caller with a passkey. */
export async function beginConfirming(act: SignedAct): Promise<RouteData<typeof beginRoute>> {
  const party = requireRelyingParty(act.services);
  await requireMethod(act, 'passkey');
  const known = await findCredentials(act.db, act.actor.user_id);
  return {
    options: {
      challenge: await challengeSession(act, 'confirm'),
      rpId: party.id,
      userVerification: 'required',
      allowCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        type: 'public-key',
        transports,
      })),
    },
  };
}

/** Mails a code to somebody who has nothing else to confirm with. */
export async function mailConfirming(act: SignedBrowserAct): Promise<{ resend_after_s: number }> {
  await requireMethod(act, 'mail');
  const { email, locale } = act.actor;
  return sendPin(act, { email, purpose: 'sign_in', locale, send: true });
}

/** Opens sensitive changes in this session for ten minutes. */
export async function confirmSelf(
  act: SignedBrowserAct,
  given: RouteBody<typeof confirmRoute>,
  judged: JudgedPassword | null,
): Promise<void> {
  const { db, actor, origin } = act;
  await holdOwnAccount(act, actor);
  await requireMethod(act, given.by);
  if (given.by === 'password') {
    if (!judged) throw new Error('a password was not judged');
    await confirmPassword(act, judged, 'password');
  } else if (given.by === 'mail') {
    await usePin(act, { email: actor.email, purpose: 'sign_in', pin: given.pin });
  } else if (given.by === 'passkey') {
    const challenge = await takeSessionChallenge(act, 'confirm');
    await judgeSigned(act, challenge, given.passkey, actor.user_id);
  } else {
    // Whoever is signed in here is known by the session, as a browser is that signed in before.
    const one = { user_id: actor.user_id, ip: origin.ip, known_browser: `session:${actor.session_id}` };
    await secondStep.takeFactorTry(db, one, given.by);
    const fits =
      given.by === 'code'
        ? await takeCode(act, actor.user_id, given.code)
        : await useRecoveryCode(act, actor.user_id, given.recovery_code);
    if (!fits) throw wrong(given.by);
    await secondStep.forgetFactorTries(db, one);
    if (given.by === 'recovery_code') {
      const { recovery_codes } = await factors.of(db, actor.user_id);
      await tellOfFactor(act, actor.user_id, 'recovery_code_used', { left: String(recovery_codes) });
    }
  }
  await confirmation.note(act);
  await audit(act, { event_type: 'access', action: 'auth.confirmed', meta: { by: given.by } });
}
