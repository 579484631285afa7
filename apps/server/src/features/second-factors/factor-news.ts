import { uuidv7 } from 'uuidv7';
import type { Act, SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type NotificationType, notifyPeople } from '../notifications/public.ts';
import { isSharedAccount } from './factor-rule.queries.ts';
import { factorsSay } from './second-factors.messages.ts';

type FactorNews = Extract<
  NotificationType,
  | 'passkey_added'
  | 'passkey_removed'
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'factors_reset'
>;

/** Tells the owner of an account that its second factors changed, in the list and by mail. */
export async function tellOfFactor(
  act: Act,
  userId: string,
  type: FactorNews,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  await notifyPeople(act, [userId], {
    type,
    effect_key: uuidv7(),
    params,
    link: '/user/settings/security',
    mail: {},
  });
}

/** A factor needs an owner who can be told of it, and who alone has the account. @throws Refusal */
export async function refuseWithoutMailbox({ db, actor }: SignedAct): Promise<void> {
  if (!actor.email_verified) {
    throw new Refusal('refused_by_rule', factorsSay('factors.confirm_email', { email: actor.email }));
  }
  if (await isSharedAccount(db, actor.user_id)) {
    throw new Refusal('refused_by_rule', factorsSay('factors.demo'));
  }
}
