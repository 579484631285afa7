import type { shareApplicant as route } from '@tryout/contract/applicants/applicant-talk';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import { maskedName, maskText } from '@tryout/domain/applicants/masked-name';
import type { SignedAct } from '../../../platform/act.ts';
import { displayName, may } from '../../../platform/http/actor.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { holdApplication } from '../../applications/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { givePrivilege } from '../../positions/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import type { ApplicantRecord } from '../applicants.queries.ts';
import type { SeenApplicant } from '../find-applicant.ts';
import { findPeopleOn, type PersonOnPosition } from './people.queries.ts';

/** Whom an applicant can be shared with: whoever sees the applicant besides the caller. */
export async function peopleToShareWith(
  { db, actor }: SignedAct,
  { applicant }: SeenApplicant,
): Promise<{ items: { user_id: string; name: string }[]; may_give_access: boolean }> {
  const people = await findPeopleOn(db, applicant.position_id);
  return {
    items: people
      .filter((person) => person.user_id !== actor.user_id)
      .map(({ user_id, name }) => ({ user_id, name })),
    may_give_access: may(actor, 'position.share', applicant),
  };
}

/**
 * Points people to an applicant, with a note. Who cannot see the applicant yet can be given access to the position on the
 * way; where their mailbox is not proved, only that reaches them.
 */
export async function shareApplicant(
  act: SignedAct,
  { applicant }: SeenApplicant,
  body: RouteBody<typeof route>,
): Promise<RouteData<typeof route>> {
  const { db, actor, services } = act;
  const wanted = new Set<string>(body.user_ids);
  let pending = false;
  if (body.invite) {
    if (!may(actor, 'position.share', applicant)) {
      throw new Refusal('forbidden', applicantsSay('applicants.share_rights'));
    }
    const holder = await givePrivilege(act, applicant.position_id, body.invite);
    if (holder === null) pending = true;
    else wanted.add(holder);
  }
  const people = (await findPeopleOn(db, applicant.position_id)).filter(({ user_id }) => wanted.has(user_id));
  if (new Set(people.map(({ user_id }) => user_id)).size !== wanted.size) throw notFound();
  await holdApplication(act, applicant.id);
  await appendApplicationLog(
    db,
    [
      {
        application_id: applicant.id,
        organization_id: applicant.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'user',
        action: 'shared',
        detail: { with: [...wanted], ...(body.invite && { email: body.invite.email }) },
      },
    ],
    services.now(),
  );
  await tell(act, applicant, people, body.note);
  return { told: wanted.size, pending };
}

async function tell(
  act: SignedAct,
  applicant: ApplicantRecord,
  people: readonly PersonOnPosition[],
  note: string,
): Promise<void> {
  const { actor, origin } = act;
  for (const see_identity of [true, false]) {
    await notifyPeople(
      act,
      people.filter((person) => person.see_identity === see_identity).map(({ user_id }) => user_id),
      {
        type: 'applicant_shared',
        effect_key: `shared:${applicant.id}:${origin.request_id}`,
        params: {
          author: displayName(actor),
          applicant: see_identity ? applicant.applicant_name : maskedName(applicant.id),
          position: applicant.position_title,
          note: see_identity ? note : maskText(note, applicant),
        },
        link: `/user/positions/${applicant.position_id}/applicants/${applicant.id}`,
        organization_id: applicant.organization_id,
        application_id: applicant.id,
        mail: {},
      },
    );
  }
}
