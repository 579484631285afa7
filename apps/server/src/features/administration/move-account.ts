import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { endSessions, holdAccount } from '../auth/public.ts';
import { storeAccountStatus } from './accounts.queries.ts';
import { administrationSay } from './administration.messages.ts';

type AccountStatus = 'active' | 'disabled';

/** Disables an account (its sessions end at once), or enables it again. */
export async function moveAccount(
  act: SignedAct,
  wish: { user_id: string; to: AccountStatus; from: AccountStatus; note: string },
): Promise<{ user_id: string; status: AccountStatus }> {
  const account = await holdAccount(act, wish.user_id);
  if (!account) throw notFound();
  const current = { status: account.status, allowed: [account.status === 'active' ? 'disabled' : 'active'] };
  if (account.status !== wish.from) {
    throw new Refusal('stale_status', administrationSay('administration.stale_status'), { current });
  }
  if (wish.to === wish.from || account.user_type === 'super_admin') {
    throw new Refusal('refused_by_rule', administrationSay('administration.not_allowed'), { current });
  }
  if (wish.to === 'disabled' && wish.note === '')
    throw invalidField('note', administrationSay('administration.say_why'));
  await storeAccountStatus(act.db, account.id, wish.to);
  if (wish.to === 'disabled') await endSessions(act, account.id);
  await audit(act, {
    event_type: 'update',
    action: `account.${wish.to === 'disabled' ? 'disabled' : 'enabled'}`,
    target_type: 'user',
    target_id: account.id,
    organization_id: null,
    meta: { status: [account.status, wish.to], reason: wish.note },
  });
  return { user_id: account.id, status: wish.to };
}
