import { createHmac, randomBytes } from 'node:crypto';
import type { RouteData } from '@tryout/contract/define-route';
import type { beginAuthenticator as beginRoute } from '@tryout/contract/second-factors/second-factors';
import {
  authenticatorAddress,
  base32,
  type Mac,
  ONE_TIME_CODE,
  stepOfCode,
} from '@tryout/domain/accounts/one-time-code';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { openSecret, sealSecret } from '../../platform/secret-box.ts';
import { confirmation, holdOwnAccount } from '../auth/public.ts';
import { deleteAuthenticator, findAuthenticator, storeSecret, takeStep } from './authenticators.queries.ts';
import { refuseWithoutMailbox, tellOfFactor } from './factor-news.ts';
import { forgetCodesOfNothing, refuseLastFactor } from './last-factor.ts';
import { codesForFirstFactor } from './recovery-codes.ts';
import { factorsSay } from './second-factors.messages.ts';

const PURPOSE = 'authenticator';
/** HMAC-SHA-1, the one hash that every app knows; what it needs here a broken collision resistance does not touch. */
const mac: Mac = (key, message) => createHmac('sha1', key).update(message).digest();

/** A new secret for an authenticator app, encrypted at rest; it counts once a code of it was right. */
export async function beginAuthenticator(act: SignedAct): Promise<RouteData<typeof beginRoute>> {
  const { db, actor, services } = act;
  await confirmation.require(act);
  await refuseWithoutMailbox(act);
  await holdOwnAccount(act, actor);
  const bytes = randomBytes(ONE_TIME_CODE.secret_bytes);
  const sealed = sealSecret(services.config, PURPOSE, actor.user_id, bytes.toString('hex'));
  if (!(await storeSecret(db, actor.user_id, sealed, services.now()))) {
    throw new Refusal('refused_by_rule', factorsSay('factors.authenticator_there'));
  }
  const secret = base32(bytes);
  return { secret, address: authenticatorAddress({ issuer: 'Tryout', account: actor.email, secret }) };
}

/** Takes the first code. With the first factor come recovery codes, shown this once. */
export async function confirmAuthenticator(act: SignedAct, code: string): Promise<string[] | null> {
  const { db, actor } = act;
  await confirmation.require(act);
  await holdOwnAccount(act, actor);
  const app = await findAuthenticator(db, actor.user_id);
  if (app?.confirmed_at !== null) {
    throw new Refusal('refused_by_rule', factorsSay('factors.authenticator_not_begun'));
  }
  const recovery_codes = await codesForFirstFactor(act);
  if (!(await takeCode(act, actor.user_id, code, true))) {
    throw invalidField('code', factorsSay('factors.code_wrong'));
  }
  await audit(act, {
    event_type: 'create',
    action: 'account.authenticator_added',
    target_type: 'user',
    target_id: actor.user_id,
  });
  await tellOfFactor(act, actor.user_id, 'authenticator_added');
  return recovery_codes;
}

/** Removes the authenticator app. */
export async function removeAuthenticator(act: SignedAct): Promise<void> {
  const { db, actor } = act;
  await confirmation.require(act);
  await holdOwnAccount(act, actor);
  await refuseLastFactor(act, { passkeys: 0, authenticator: true });
  if (!(await deleteAuthenticator(db, actor.user_id))) {
    throw new Refusal('refused_by_rule', factorsSay('factors.no_authenticator'));
  }
  await forgetCodesOfNothing(act);
  await audit(act, {
    event_type: 'delete',
    action: 'account.authenticator_removed',
    target_type: 'user',
    target_id: actor.user_id,
  });
  await tellOfFactor(act, actor.user_id, 'authenticator_removed');
}

/** Whether a code is of now and was not taken before; then it is. */
export async function takeCode(
  { db, services }: Act,
  userId: string,
  code: string,
  confirms = false,
): Promise<boolean> {
  const app = await findAuthenticator(db, userId);
  if (!app || (app.confirmed_at === null) !== confirms) return false;
  const secret = openSecret(services.config, PURPOSE, userId, app.secret);
  if (secret === null) {
    services.log.warn(
      { userId },
      'the secret of an authenticator does not open with the secret of this server',
    );
    return false;
  }
  const at_s = services.now().getTime() / 1000;
  const step = stepOfCode(mac, Buffer.from(secret, 'hex'), { code, at_s, last_step: app.last_step });
  return step !== null && takeStep(db, userId, { step, now: services.now(), confirms });
}
