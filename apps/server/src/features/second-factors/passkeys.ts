import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  addPasskey as addRoute,
  beginPasskey as beginRoute,
} from '@tryout/contract/second-factors/second-factors';
import { MOST_PASSKEYS } from '@tryout/domain/accounts/second-factor';
import { audit, type SignedAct } from '../../platform/act.ts';
import { displayName } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { confirmation, holdOwnAccount } from '../auth/public.ts';
import { challengeSession, takeSessionChallenge } from './challenges.ts';
import { refuseWithoutMailbox, tellOfFactor } from './factor-news.ts';
import { ALGORITHMS, handleOf, judgeNewPasskey } from './judge-passkey.ts';
import { forgetCodesOfNothing, refuseLastFactor } from './last-factor.ts';
import { deletePasskey, findCredentials, insertPasskey, storeName } from './passkeys.queries.ts';
import { codesForFirstFactor } from './recovery-codes.ts';
import { requireRelyingParty } from './relying-party.ts';
import { factorsSay } from './second-factors.messages.ts';

const TIMEOUT_MS = 300_000;

/** What the browser needs to make a passkey for the caller, which it then finds by itself when signing in. */
export async function beginPasskey(act: SignedAct): Promise<RouteData<typeof beginRoute>> {
  const { db, actor, services } = act;
  const party = requireRelyingParty(services);
  await confirmation.require(act);
  await refuseWithoutMailbox(act);
  const known = await findCredentials(db, actor.user_id);
  if (known.length >= MOST_PASSKEYS) {
    throw new Refusal('refused_by_rule', factorsSay('factors.enough_passkeys', { count: MOST_PASSKEYS }));
  }
  return {
    options: {
      challenge: await challengeSession(act, 'add'),
      rp: { id: party.id, name: party.name },
      user: { id: handleOf(actor.user_id), name: actor.email, displayName: displayName(actor) },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: TIMEOUT_MS,
      attestation: 'none',
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  };
}

/** Adds the passkey that the browser made. With the first factor come recovery codes, shown this once. */
export async function addPasskey(
  act: SignedAct,
  { name, passkey }: RouteBody<typeof addRoute>,
): Promise<RouteData<typeof addRoute>> {
  const { db, actor, services } = act;
  await confirmation.require(act);
  const challenge = await takeSessionChallenge(act, 'add');
  const judged = await judgeNewPasskey(services, challenge, passkey);
  await holdOwnAccount(act, actor);
  const recovery_codes = await codesForFirstFactor(act);
  const passkey_id = await insertPasskey(db, {
    ...judged,
    user_id: actor.user_id,
    transports: passkey.transports,
    name,
    now: services.now(),
  });
  if (passkey_id === null) throw new Refusal('conflict', factorsSay('factors.passkey_known'));
  await audit(act, {
    event_type: 'create',
    action: 'account.passkey_added',
    target_type: 'user',
    target_id: actor.user_id,
    meta: { name },
  });
  await tellOfFactor(act, actor.user_id, 'passkey_added', { name });
  return { passkey_id, recovery_codes };
}

/** Gives a passkey another name. */
export const renamePasskey = ({ db }: SignedAct, id: string, name: string): Promise<void> =>
  storeName(db, id, name);

/** Removes a passkey; sessions that are open stay so. */
export async function removePasskey(act: SignedAct, id: string): Promise<void> {
  const { db, actor } = act;
  await confirmation.require(act);
  await holdOwnAccount(act, actor);
  await refuseLastFactor(act, { passkeys: 1, authenticator: false });
  const name = await deletePasskey(db, actor.user_id, id);
  if (name === undefined) throw notFound();
  await forgetCodesOfNothing(act);
  await audit(act, {
    event_type: 'delete',
    action: 'account.passkey_removed',
    target_type: 'user',
    target_id: actor.user_id,
    meta: { name },
  });
  await tellOfFactor(act, actor.user_id, 'passkey_removed', { name });
}
