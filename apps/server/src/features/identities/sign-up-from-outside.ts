import type { RouteBody } from '@tryout/contract/define-route';
import type { signupWithLinkedIn } from '@tryout/contract/identities/identities';
import { createAccountWithoutPassword } from '../accounts/public.ts';
import { heldPerson, releasePerson } from './attempt.ts';
import type { IdentityAct } from './come-back.ts';
import { linkAccount } from './link-account.ts';

/** Makes an account for who came back, and links it; the e-mail is proved by the PIN like everybody's. */
export async function signUpFromOutside(place: IdentityAct, form: RouteBody<typeof signupWithLinkedIn>) {
  const { subject } = heldPerson(place);
  const made = await createAccountWithoutPassword(place, form);
  await linkAccount(place, { id: made.user_id, email: form.email, user_type: form.user_type }, subject);
  releasePerson(place);
  return made;
}
