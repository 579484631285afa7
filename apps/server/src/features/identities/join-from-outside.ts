import type { RouteBody } from '@tryout/contract/define-route';
import type { joinWithLinkedIn } from '@tryout/contract/identities/identities';
import { acceptInviteFromOutside } from '../organizations/public.ts';
import { heldPerson, releasePerson } from './attempt.ts';
import type { IdentityAct } from './come-back.ts';
import { linkAccount } from './link-account.ts';

/**
 * Accepts an invitation of a colleague for somebody who came back: a new account of the invited address, which the
 * invitation's link proves, is linked with who came back.
 */
export async function joinFromOutside(
  place: IdentityAct,
  { invite_token, ...account }: RouteBody<typeof joinWithLinkedIn>,
): Promise<{ organization_name: string; signup_step: number }> {
  const { subject } = heldPerson(place);
  const joined = await acceptInviteFromOutside(place, { token: invite_token, account });
  await linkAccount(place, { id: joined.user_id, email: joined.email, user_type: joined.role }, subject);
  releasePerson(place);
  return { organization_name: joined.organization_name, signup_step: joined.signup_step };
}
