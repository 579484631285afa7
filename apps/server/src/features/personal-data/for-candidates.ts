import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { confirmation, holdAccount } from '../auth/public.ts';
import { queueCopy } from './copies.ts';
import { queueErasure } from './erase.ts';
import { insertErasure } from './erasures.queries.ts';
import { personalDataSay } from './personal-data.messages.ts';

/** The account of a candidate. @throws Refusal for any other */
async function candidateOf(act: SignedAct, userId: string) {
  const account = await holdAccount(act, userId);
  if (account?.user_type !== 'candidate') throw notFound();
  return account;
}

/** Starts a copy for a candidate who asked the platform for it; only they get its link. @throws Refusal without a confirmed address */
export async function copyForCandidate(act: SignedAct, userId: string, reason: string): Promise<void> {
  const candidate = await candidateOf(act, userId);
  if (!candidate.email_verified) {
    throw new Refusal('refused_by_rule', personalDataSay('personal-data.candidate_unconfirmed'));
  }
  const copy = await queueCopy(act, userId);
  await audit(act, {
    event_type: 'access',
    action: 'personal_data.copy_asked',
    target_type: 'data_export',
    target_id: copy.id,
    organization_id: null,
    meta: { reason },
  });
}

/**
 * Erases a candidate who asked the platform for it. @throws Refusal when the address typed is not theirs, or the same is being
 * erased
 */
export async function anonymiseCandidate(
  act: SignedAct,
  userId: string,
  { reason, confirm_email }: { readonly reason: string; readonly confirm_email: string },
): Promise<void> {
  const { db, services } = act;
  const candidate = await candidateOf(act, userId);
  if (candidate.email.toLowerCase() !== confirm_email) {
    const message = personalDataSay('personal-data.not_their_address');
    throw new Refusal('refused_by_rule', message, { fields: [{ field: 'confirm_email', message }] });
  }
  await confirmation.require(act);
  const id = await insertErasure(db, {
    id: uuidv7(),
    cause: 'asked',
    subject_id: userId,
    organization_id: null,
    asked_at: services.now(),
  });
  if (id === null) throw new Refusal('conflict', personalDataSay('personal-data.being_erased'));
  await audit(act, {
    event_type: 'delete',
    action: 'personal_data.erasure_asked',
    target_type: 'erasure',
    target_id: id,
    organization_id: null,
    meta: { reason },
  });
  await queueErasure(act, id);
}
