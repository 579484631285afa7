import type { RouteBody } from '@tryout/contract/define-route';
import type { setDataChoice } from '@tryout/contract/personal-data/reviews';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { textOf } from '../../platform/language/words.ts';
import { notifyHiringTeam } from '../score-cards/public.ts';
import { lockOwnAt, storeChoice, storeConsentEnded, storeContact } from './choices.queries.ts';
import { findOrganizationsOf } from './erasures.queries.ts';
import { personalDataSay } from './personal-data.messages.ts';
import { findAccounts } from './subject.queries.ts';

const ACTIONS = {
  restriction: 'processing.restricted',
  objection: 'processing.objected',
  consent: 'consent.withdrawn',
} as const;

/** Makes a choice about one's data at an organization, or takes it back; it counts at once. */
export async function chooseForData(
  act: SignedAct,
  { organization_id, kind, on }: RouteBody<typeof setDataChoice>,
): Promise<void> {
  const { db, actor, services } = act;
  const whom = await findAccounts(db, actor.user_id);
  if (!(await findOrganizationsOf(db, whom)).includes(organization_id)) throw notFound();
  if (kind === 'consent' && !on) {
    throw new Refusal('refused_by_rule', personalDataSay('personal-data.consent_anew'));
  }
  const at = services.now();
  const applications = await lockOwnAt(db, whom.accounts, organization_id);
  const changed = await storeChoice(db, {
    id: uuidv7(),
    user_id: actor.user_id,
    organization_id,
    kind,
    on,
    at,
  });
  if (!changed) return;
  const who = { addresses: whom.addresses, organization_id };
  const reason = textOf('en', 'personal-data', 'personal-data.asked_by_candidate');
  if (kind === 'objection') await storeContact(db, who, { stopped: on, reason, at });
  if (kind === 'consent') await storeConsentEnded(db, who, reason, at);
  await audit(act, {
    event_type: 'update',
    action: on ? ACTIONS[kind] : 'processing.allowed',
    target_type: 'user',
    target_id: actor.user_id,
    organization_id,
    meta: { kind },
  });
  if (!on) return;
  for (const { id, position_id } of applications) {
    await notifyHiringTeam(act, position_id, {
      type: `data_${kind}`,
      effect_key: `choice:${kind}:${id}:${at.toISOString()}`,
      params: {},
      link: `/user/positions/${position_id}/applicants/${id}`,
      organization_id,
      application_id: id,
      mail: false,
    });
  }
}
