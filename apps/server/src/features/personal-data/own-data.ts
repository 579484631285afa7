import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { eraseMe as eraseRoute, readOwnData } from '@tryout/contract/personal-data/personal-data';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { confirmation } from '../auth/public.ts';
import { type ChoiceKind, findChoices } from './choices.queries.ts';
import { findCopies } from './copies.queries.ts';
import { copyView } from './copies.ts';
import { queueErasure } from './erase.ts';
import { type ErasureRow, findOrganizationsOf, findOwnErasures, insertErasure } from './erasures.queries.ts';
import { findOnlyRunner, lockRunners } from './members.queries.ts';
import { findKnowing, findKnownApplications } from './overview.queries.ts';
import { personalDataSay } from './personal-data.messages.ts';
import { findAccounts } from './subject.queries.ts';

/** Who has data about the caller, copies, and what was erased. */
export async function ownData(act: SignedAct): Promise<RouteData<typeof readOwnData>> {
  const { db, actor, services } = act;
  const now = services.now();
  const whom = await findAccounts(db, actor.user_id);
  const organizations = await findKnowing(db, await findOrganizationsOf(db, whom), whom.addresses);
  const applications = await findKnownApplications(db, whom.accounts, now.toISOString().slice(0, 10));
  const choices = await findChoices(db, actor.user_id);
  const choiceAt = (id: string, kind: ChoiceKind) =>
    choices.find((each) => each.organization_id === id && each.kind === kind)?.made_at ?? null;
  return {
    email: actor.email,
    email_verified: actor.email_verified,
    may_erase_account: (await findOnlyRunner(db, actor)).length === 0,
    is_member: actor.memberships.length > 0,
    hand_over: await findOnlyRunner(db, actor),
    copies: (await findCopies(db, actor.user_id, now)).map(copyView),
    organizations: organizations.map((organization) => ({
      ...organization,
      applications: applications
        .filter((each) => each.organization_id === organization.organization_id)
        .map(({ organization_id: _, ...application }) => application),
      restricted_at: choiceAt(organization.organization_id, 'restriction'),
      objected_at: choiceAt(organization.organization_id, 'objection'),
      consent_withdrawn_at: choiceAt(organization.organization_id, 'consent'),
    })),
    erasures: (await findOwnErasures(db, actor.user_id)).map(erasureView),
  };
}

/**
 * Somebody has to run an organization and the platform. Whoever is the last who can hands over first; two last ones who
 * leave at once wait here for one another. @throws Refusal
 */
async function refuseOnlyRunner({ db, actor }: SignedAct): Promise<void> {
  await lockRunners(db, actor);
  const [last] = await findOnlyRunner(db, actor);
  if (last === undefined) return;
  throw new Refusal(
    'refused_by_rule',
    last === ''
      ? personalDataSay('personal-data.last_super_admin')
      : personalDataSay('personal-data.hand_over', { organization: last }),
  );
}

function erasureView(row: ErasureRow): RouteData<typeof eraseRoute> {
  return {
    erasure_id: row.id,
    organization_id: row.organization_id,
    organization_name: row.organization_name,
    status: row.status,
    applications: row.application_ids.length,
    held: row.held_ids.length,
    held_until: row.held_until,
    asked_at: row.asked_at,
    done_at: row.done_at,
  };
}

/**
 * Begins to erase the caller, at one organization or everywhere. @throws Refusal when the address typed is not theirs, the
 * organization knows nothing of them, or the same is being erased
 */
export async function askForErasure(
  act: SignedAct,
  { organization_id, confirm_email }: RouteBody<typeof eraseRoute>,
): Promise<RouteData<typeof eraseRoute>> {
  const { db, actor, services } = act;
  if (confirm_email.toLowerCase() !== actor.email.toLowerCase()) {
    const message = personalDataSay('personal-data.other_address');
    throw new Refusal('refused_by_rule', message, { fields: [{ field: 'confirm_email', message }] });
  }
  await confirmation.require(act);
  if (organization_id === null) await refuseOnlyRunner(act);
  if (organization_id !== null) {
    const known = await findOrganizationsOf(db, await findAccounts(db, actor.user_id));
    if (!known.includes(organization_id)) throw notFound();
  }
  const id = await insertErasure(db, {
    id: uuidv7(),
    cause: 'asked',
    subject_id: actor.user_id,
    organization_id,
    asked_at: services.now(),
  });
  if (id === null) throw new Refusal('conflict', personalDataSay('personal-data.being_erased'));
  await audit(act, {
    event_type: 'delete',
    action: 'personal_data.erasure_asked',
    target_type: 'erasure',
    target_id: id,
    organization_id,
  });
  await queueErasure(act, id);
  const erasure = (await findOwnErasures(db, actor.user_id)).find((each) => each.id === id);
  if (!erasure) throw new Error('an erasure that was just noted is gone');
  return erasureView(erasure);
}
