import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  beginPasskeySignIn as beginRoute,
  signInWithPasskey as signInRoute,
} from '@tryout/contract/second-factors/second-factors';
import { audit } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { holdAccount, performerOf, secondStep } from '../auth/public.ts';
import { type BrowserPlace, challengeBrowser, takeBrowserChallenge } from './challenges.ts';
import { endResetsOf } from './factor-resets.ts';
import { judgeSigned, notAccepted } from './judge-passkey.ts';
import { requireRelyingParty } from './relying-party.ts';

const TIMEOUT_MS = 300_000;

/** What the browser needs to sign in with a passkey that it finds by itself. */
export async function beginPasskeySignIn(place: BrowserPlace): Promise<RouteData<typeof beginRoute>> {
  const party = requireRelyingParty(place.services);
  const challenge = await challengeBrowser(place, 'sign_in', null);
  return {
    options: {
      challenge,
      rpId: party.id,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      allowCredentials: [],
    },
  };
}

/**
 * Signs in with a passkey alone: the authenticator has asked for the finger, the face or its PIN, so that it is two factors
 * at once, bound to this platform's address.
 */
export async function signInWithPasskey(
  place: BrowserPlace,
  { passkey: signed, token: wants_token = false }: RouteBody<typeof signInRoute>,
): Promise<RouteData<typeof signInRoute>> {
  const challenge = await takeBrowserChallenge(place, 'sign_in', null);
  const passkey = await judgeSigned(place, challenge, signed, null).catch(async (error: unknown) => {
    if (error instanceof Refusal) await logFailure(place);
    throw error;
  });
  const account = await holdAccount(place, passkey.user_id);
  if (account?.status !== 'active') throw notAccepted();
  await endResetsOf(place, account.id);
  const { token } = await secondStep.openSession(place, account.id, wants_token);
  await audit(
    { ...place, actor: null },
    {
      event_type: 'access',
      action: 'auth.signed_in',
      organization_id: null,
      meta: { by: 'passkey', name: passkey.name },
      performer: performerOf(account),
    },
  );
  const { id, user_type, signup_step } = account;
  return { user_id: id, user_type, signup_step, ...(token ? { token } : {}) };
}

function logFailure({ db, origin }: BrowserPlace): Promise<void> {
  return recordSecurityEvent(
    db,
    { actor: null, origin },
    { event_type: 'access', action: 'auth.passkey_refused', organization_id: null, outcome: 'refused' },
  );
}
