import { createHmac, randomBytes } from 'node:crypto';
import { plainRecoveryCode, RECOVERY_CODES, recoveryCode } from '@tryout/domain/accounts/recovery-code';
import { hasFactor } from '@tryout/domain/accounts/second-factor';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import { confirmation, factors, holdOwnAccount } from '../auth/public.ts';
import { tellOfFactor } from './factor-news.ts';
import { storeCodes, takeRecoveryCode } from './recovery-codes.queries.ts';
import { factorsSay } from './second-factors.messages.ts';

function hashOf({ config }: Services, userId: string, plain: string): Buffer {
  return createHmac('sha256', readSecret(config)).update(`recovery-code:${userId}:${plain}`).digest();
}

/** Ten new codes, shown this once; only their hashes are kept, and those before are void. */
async function makeCodes({ db, services, actor }: SignedAct): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES.count }, () =>
    recoveryCode(randomBytes(RECOVERY_CODES.signs)),
  );
  const hashes = codes.map((code) => hashOf(services, actor.user_id, plainRecoveryCode(code)));
  await storeCodes(db, actor.user_id, hashes, services.now());
  return codes;
}

/** The codes that come with an account's first factor; null where it has one already. */
export async function codesForFirstFactor(act: SignedAct): Promise<string[] | null> {
  return hasFactor(await factors.of(act.db, act.actor.user_id)) ? null : makeCodes(act);
}

/** Makes recovery codes anew. @throws Refusal where there is no factor that they could stand in for */
export async function newRecoveryCodes(act: SignedAct): Promise<string[]> {
  await confirmation.require(act);
  await holdOwnAccount(act, act.actor);
  if (!hasFactor(await factors.of(act.db, act.actor.user_id))) {
    throw new Refusal('refused_by_rule', factorsSay('factors.none_yet'));
  }
  const codes = await makeCodes(act);
  await audit(act, {
    event_type: 'update',
    action: 'account.recovery_codes_made',
    target_type: 'user',
    target_id: act.actor.user_id,
  });
  await tellOfFactor(act, act.actor.user_id, 'recovery_codes_made');
  return codes;
}

/** Uses up a recovery code. Answers whether it was one. */
export function useRecoveryCode({ db, services }: Act, userId: string, typed: string): Promise<boolean> {
  return takeRecoveryCode(db, userId, hashOf(services, userId, plainRecoveryCode(typed)), services.now());
}
