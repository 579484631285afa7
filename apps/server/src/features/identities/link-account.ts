import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { performerOf } from '../auth/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import { identitiesSay } from './identities.messages.ts';
import {
  deleteIdentity,
  findLinkedAccount,
  insertIdentity,
  type LinkedAccount,
} from './identities.queries.ts';
import { requireProvider } from './provider.ts';

type Owner = Pick<LinkedAccount, 'id' | 'email' | 'user_type'>;

/** Links an account with a subject of the provider, for good until its owner ends it. */
export async function linkAccount(place: Act, owner: Owner, subject: string): Promise<void> {
  const { issuer: provider, name } = requireProvider(place.services);
  if (!(await insertIdentity(place.db, { provider, subject, user_id: owner.id }))) {
    const holder = await findLinkedAccount(place.db, provider, subject);
    if (holder?.id === owner.id) return;
    throw new Refusal(
      'conflict',
      holder
        ? identitiesSay('identities.linked_elsewhere', { provider: name })
        : identitiesSay('identities.linked_with_another', { provider: name }),
    );
  }
  await record(place, owner, 'account.linkedin_linked');
}

/** Tells the owner of an account that there is a new way in. */
export async function tellOfLink(place: Act, userId: string, effectKey: string): Promise<void> {
  const { name } = requireProvider(place.services);
  await notifyPeople(place, [userId], {
    type: 'sign_in_linked',
    effect_key: effectKey,
    params: { provider: name },
    link: '/user/settings/security',
    mail: {},
  });
}

/** Ends the link. */
export async function unlinkAccount(place: Act, owner: Owner): Promise<void> {
  const { issuer, name } = requireProvider(place.services);
  if (!(await deleteIdentity(place.db, issuer, owner.id))) {
    throw new Refusal('refused_by_rule', identitiesSay('identities.not_linked', { provider: name }));
  }
  await record(place, owner, 'account.linkedin_unlinked');
}

function record(
  place: Act,
  owner: Owner,
  action: 'account.linkedin_linked' | 'account.linkedin_unlinked',
): Promise<void> {
  return recordSecurityEvent(
    place.db,
    { actor: null, origin: place.origin },
    { event_type: 'update', action, target_type: 'user', target_id: owner.id, performer: performerOf(owner) },
  );
}
