import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  beginSecondStep as beginRoute,
  readSecondStep as readRoute,
  takeSecondStep as takeRoute,
} from '@tryout/contract/second-factors/second-factors';
import { mayResetByMailbox, methodsOf } from '@tryout/domain/accounts/second-factor';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { factors, holdAccount, type KnownAccount, performerOf, secondStep } from '../auth/public.ts';
import { takeCode } from './authenticators.ts';
import { type BrowserPlace, challengeBrowser, takeBrowserChallenge } from './challenges.ts';
import { tellOfFactor } from './factor-news.ts';
import { endResetsOf } from './factor-resets.ts';
import { judgeSigned } from './judge-passkey.ts';
import { findCredentials } from './passkeys.queries.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { requireRelyingParty } from './relying-party.ts';
import { factorsSay } from './second-factors.messages.ts';

type Taken = RouteBody<typeof takeRoute>;

/** Which second step the sign-in of this browser awaits. */
export async function readSecondStep(
  place: BrowserPlace,
  ticket: string | undefined,
): Promise<RouteData<typeof readRoute>> {
  const step = await secondStep.open(place, ticket);
  const account = await holdAccount(place, step.user_id);
  if (!account) throw new Error('a sign-in of an account that is gone');
  return {
    methods: methodsOf(await factors.of(place.db, step.user_id)),
    lost: mayResetByMailbox(account.user_type) ? 'mailbox' : 'admin',
    expires_at: step.expires_at,
  };
}

/** What the browser needs to take the second step with a passkey of the account. */
export async function beginSecondStep(
  place: BrowserPlace,
  ticket: string | undefined,
): Promise<RouteData<typeof beginRoute>> {
  const party = requireRelyingParty(place.services);
  const step = await secondStep.open(place, ticket);
  const known = await findCredentials(place.db, step.user_id);
  return {
    options: {
      challenge: await challengeBrowser(place, 'second_step', step.user_id),
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

/**
 * Takes the second step. A try is taken before it is judged: five in one sign-in, and in all by place and account, so that
 * a stranger who has the password can neither guess a code nor keep the owner out.
 */
export async function takeSecondStep(
  place: BrowserPlace,
  given: Taken,
): Promise<RouteData<typeof takeRoute>> {
  const step = await secondStep.hold(place, given.ticket);
  const account = await holdAccount(place, step.user_id);
  if (account?.status !== 'active') throw new Refusal('gone', factorsSay('factors.account_closed'));
  const known_browser = secondStep.knownBrowser(place.request, place.services, account);
  const one = { user_id: account.id, ip: place.origin.ip, known_browser };
  await secondStep.takeTry(place, step);
  if (given.by !== 'passkey') await secondStep.takeFactorTry(place.db, one, given.by);
  if (!(await proves(place, account, given))) {
    await logFailure(place, account, given.by);
    throw wrong(given.by);
  }
  await secondStep.forgetFactorTries(place.db, one);
  await endResetsOf(place, account.id);
  const entered = await secondStep.finish(place, account, step, given.by);
  if (given.by === 'recovery_code') await tellOfUsedCode(place, account.id);
  if ('second_step' in entered) throw new Error('a second step led to another one');
  return entered;
}

async function proves(place: BrowserPlace, { id }: KnownAccount, given: Taken): Promise<boolean> {
  switch (given.by) {
    case 'code':
      return takeCode(place, id, given.code);
    case 'recovery_code':
      return useRecoveryCode(place, id, given.recovery_code);
    case 'passkey': {
      const challenge = await takeBrowserChallenge(place, 'second_step', id);
      await judgeSigned(place, challenge, given.passkey, id);
      return true;
    }
  }
}

/** A code is gone: how many are left is part of the news. */
async function tellOfUsedCode(place: BrowserPlace, userId: string): Promise<void> {
  const { recovery_codes } = await factors.of(place.db, userId);
  await tellOfFactor(place, userId, 'recovery_code_used', { left: String(recovery_codes) });
}

/** The answer to a code that is wrong, was taken before, or is over. */
export function wrong(by: 'code' | 'recovery_code' | 'passkey'): Refusal {
  const message = factorsSay(by === 'recovery_code' ? 'factors.recovery_code_wrong' : 'factors.code_wrong');
  const refusal = invalidField(by, message);
  return new Refusal('invalid_input', message, { ...refusal.detail, keep_writes: true });
}

function logFailure(place: BrowserPlace, account: KnownAccount, by: string): Promise<void> {
  return recordSecurityEvent(
    place.db,
    { actor: null, origin: place.origin },
    {
      event_type: 'access',
      action: 'auth.second_step_failed',
      organization_id: null,
      outcome: 'refused',
      meta: { by },
      performer: performerOf(account),
    },
  );
}
