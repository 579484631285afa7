import { type InvitationEnd, invitationEnd } from '@tryout/domain/organizations/invite-status';
import { Refusal } from '../../platform/http/refusal.ts';
import { organizationsSay } from './organizations.messages.ts';

/**
 * Refuses an invitation, to join or to apply, that cannot be taken up any more, and says why; `except` is taken all the same.
 * @throws Refusal
 */
export function refuseOver(
  invite: Parameters<typeof invitationEnd>[0],
  { except }: { readonly except?: InvitationEnd } = {},
): void {
  const end = invitationEnd(invite);
  if (end !== null && end !== except)
    throw new Refusal('gone', organizationsSay(`organizations.invite_over.${end}`));
}
