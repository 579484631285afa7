import type { SignedAct } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { findPositions } from '../positions.queries.ts';
import { findLiveInvite } from './candidate-invites.queries.ts';
import { invitationsSay } from './invitations.messages.ts';
import { sendInvites } from './invite-candidates.ts';

/** Invites somebody whom an agency submitted. Answers the invitation's id; refuses where the person cannot be invited. */
export async function inviteSubmitted(
  act: SignedAct,
  person: {
    readonly position_id: string;
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly message: string;
  },
): Promise<string> {
  const { position_id, message, ...invited } = person;
  const [position] = await findPositions(act.db, [position_id], act.actor);
  if (!position) throw notFound();
  // The answer to the agency is what was asked for: the mail that follows from it waits rather than refusing it.
  const { results } = await sendInvites(
    act,
    position,
    { people: [invited], message, source: 'agency' },
    { ofList: true, waits: true },
  );
  const verdict = results[0]?.verdict;
  if (verdict !== 'ok') {
    throw new Refusal(
      'refused_by_rule',
      invitationsSay(`positions.invitations.not_${verdict ?? 'already_invited'}`),
    );
  }
  const id = await findLiveInvite(act.db, { position_id, email: invited.email });
  if (id === undefined) throw new Error('an invitation that was just sent is gone');
  return id;
}
