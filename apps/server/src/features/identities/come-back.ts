import type { linkedInReturn } from '@tryout/contract/identities/identities';
import { emailProblem } from '@tryout/domain/accounts/email';
import type { z } from 'zod';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { accountOf, type SessionAct, secondStep } from '../auth/public.ts';
import { type BrowserPlace, lockPerson, takeAttempt } from './attempt.ts';
import { identitiesSay } from './identities.messages.ts';
import { findLinkedAccount, type LinkedAccount } from './identities.queries.ts';
import { linkAccount, tellOfLink } from './link-account.ts';
import { type OutsidePerson, personOf, requireProvider } from './provider.ts';

/** A request of a browser that may get a session. */
export type IdentityAct = SessionAct & BrowserPlace;

/** The return from the provider: the code is exchanged before anything is written. */
export async function comeBack(
  place: IdentityAct,
  actor: Actor | null,
  given: { readonly code: string; readonly state: string; readonly iss?: string | undefined },
): Promise<z.input<typeof linkedInReturn>> {
  const { issuer } = requireProvider(place.services);
  const person = await refusalsLogged(place, actor, async () => {
    const attempt = takeAttempt(place, given.state);
    if (attempt.user_id !== null && attempt.user_id !== actor?.user_id) {
      throw new Refusal('gone', identitiesSay('identities.other_account'));
    }
    return { ...(await personOf(place.services, attempt, given)), link_to: attempt.user_id };
  });
  return withTransaction(place.db, async (db) => {
    const inside = { ...place, db };
    if (person.link_to !== null && actor) {
      await linkAccount(inside, { id: actor.user_id, ...actor }, person.subject);
      await tellOfLink(inside, actor.user_id, place.origin.request_id);
      return { outcome: 'linked' };
    }
    const account = await findLinkedAccount(db, issuer, person.subject);
    return account ? letIn(inside, account) : askFurther(inside, person);
  });
}

async function letIn(place: IdentityAct, account: LinkedAccount): Promise<z.input<typeof linkedInReturn>> {
  if (account.status !== 'active') throw new Refusal('forbidden', identitiesSay('identities.account_closed'));
  const entered = await secondStep.enter(place, account, { by: 'linkedin' });
  return 'second_step' in entered
    ? { outcome: 'second_step', second_step: entered.second_step }
    : { outcome: 'signed_in', ...entered };
}

/**
 * Nobody is linked with this subject. An account with the same e-mail is never taken for the same person's: its owner
 * proves it first. An address that the provider did not check says nothing at all.
 */
async function askFurther(
  place: IdentityAct,
  { subject, first_name, last_name, ...given }: OutsidePerson,
): Promise<z.input<typeof linkedInReturn>> {
  const email = given.email_verified && emailProblem(given.email) === null ? given.email : '';
  lockPerson(place, { subject, first_name, last_name, email, email_verified: email !== '' });
  const account = email === '' ? undefined : await accountOf(place.db, email);
  if (account?.email_verified) return { outcome: 'prove_account', email };
  return { outcome: 'sign_up', email, first_name, last_name };
}

/** Outside of a transaction, so that the line stays although the request is refused. */
async function refusalsLogged<T>(
  place: IdentityAct,
  actor: Actor | null,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) {
      await recordSecurityEvent(
        place.db,
        { actor, origin: place.origin },
        {
          event_type: 'access',
          action: 'auth.linkedin_refused',
          outcome: 'refused',
          meta: { code: error.code },
        },
      );
    }
    throw error;
  }
}
