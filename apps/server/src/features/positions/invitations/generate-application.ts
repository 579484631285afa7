import type { RouteBody } from '@tryout/contract/define-route';
import type { generateApplication as route } from '@tryout/contract/positions/candidate-invites';
import { emailProblem, normalizeEmail } from '@tryout/domain/accounts/email';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { newToken } from '../../../platform/http/tokens.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import type { PositionRow } from '../position-row.ts';
import { positionsSay } from '../positions.messages.ts';
import { lockCurrentRevision, markRevisionUsed } from '../revisions.queries.ts';
import { findOrAddCandidate } from './candidate-account.queries.ts';
import { findStandings, insertInvites } from './candidate-invites.queries.ts';
import { endEarlierTests, insertGenerated } from './generate-application.queries.ts';
import { invitationsSay } from './invitations.messages.ts';
import { INVITE_DAYS, mailInvite, minutesToApply, refuseUninvitable } from './invite-candidates.ts';

type Body = RouteBody<typeof route>;

interface Person {
  readonly candidate_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * Makes an application on behalf of a person, or a test of the recruiter's own, and answers the personal link that
 * leads to it. A test may also be made of a draft; it counts nowhere and freezes nothing.
 */
export async function generateApplication(act: SignedAct, position: PositionRow, body: Body) {
  const { db, actor, services } = act;
  const now = services.now();
  const is_test = body.simulate;
  if (!is_test) refuseUninvitable(act, position);
  const revision = await lockCurrentRevision(db, position.id);
  if (!revision) throw notFound();
  const person = is_test ? await tester(act, position) : await candidate(db, body);
  if (!is_test && body.send_mail && (await mayNotBeContacted(db, position.id, person.email))) {
    throw invalidField('email', invitationsSay('positions.invitations.do_not_contact'));
  }
  const application_id = await insertGenerated(
    db,
    {
      ...person,
      organization_id: position.organization_id,
      position_id: position.id,
      revision_id: revision.id,
      is_test,
    },
    now,
  );
  if (!application_id) throw new Refusal('conflict', invitationsSay('positions.invitations.has_application'));
  if (!is_test) await markRevisionUsed(db, revision.id, now);
  await appendApplicationLog(
    db,
    [
      {
        application_id,
        organization_id: position.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'user',
        action: 'generated',
        to_status: 'started',
        detail: { is_test },
      },
    ],
    now,
  );
  const expires_at = new Date(now.getTime() + INVITE_DAYS * 86_400_000);
  const { token, hash } = newToken();
  const id = uuidv7();
  const shared = {
    organization_id: position.organization_id,
    position_id: position.id,
    message: '',
    source: 'generated' as const,
    expires_at,
    sent_at: body.send_mail && !is_test ? now : null,
    invited_by: actor.user_id,
    application_id,
  };
  const added = await insertInvites(db, [{ ...person, id, token_hash: hash }], shared);
  if (!added.has(id)) {
    throw new Refusal('conflict', invitationsSay('positions.invitations.has_invitation'));
  }
  if (shared.sent_at) {
    await mailInvite(act, position, {
      id,
      email: person.email,
      message: '',
      minutes: await minutesToApply(act, position),
      token,
      expires_at,
      send_count: 1,
    });
  }
  await audit(act, {
    event_type: 'create',
    action: is_test ? 'application.test_created' : 'application.generated',
    target_type: 'application',
    target_id: application_id,
    organization_id: position.organization_id,
  });
  return { application_id, link: `/invite/${token}`, expires_at: expires_at.toISOString(), is_test };
}

async function mayNotBeContacted(db: Db, positionId: string, email: string): Promise<boolean> {
  return (await findStandings(db, positionId, [email])).get(email) === 'do_not_contact';
}

async function candidate(db: Db, { first_name, last_name, email: stated }: Body): Promise<Person> {
  const email = normalizeEmail(stated);
  if (emailProblem(email) !== null) throw invalidField('email', positionsSay('positions.no_email_address'));
  if (first_name === '')
    throw invalidField('first_name', invitationsSay('positions.invitations.no_first_name'));
  const candidate_id = await findOrAddCandidate(db, { email, first_name, last_name });
  if (!candidate_id) {
    throw invalidField('email', invitationsSay('positions.invitations.no_candidate'));
  }
  return { candidate_id, email, first_name, last_name };
}

async function tester({ db, actor, services }: SignedAct, position: PositionRow): Promise<Person> {
  if (position.status === 'archived') {
    throw new Refusal('refused_by_rule', invitationsSay('positions.invitations.archived_untestable'));
  }
  const now = services.now();
  const ended = await endEarlierTests(db, position.id, actor.user_id, now);
  await appendApplicationLog(
    db,
    ended.map((application_id) => ({
      application_id,
      organization_id: position.organization_id,
      actor_id: actor.user_id,
      actor_kind: 'user' as const,
      action: 'test_ended',
      to_status: 'rejected',
    })),
    now,
  );
  const { user_id: candidate_id, email, first_name, last_name } = actor;
  return { candidate_id, email, first_name, last_name };
}
