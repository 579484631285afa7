import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  readSelfIdentificationSettings as readRoute,
  setSelfIdentification as setRoute,
} from '@tryout/contract/self-identification/self-identification';
import { audit, type SignedAct } from '../../platform/act.ts';
import { organizationOf } from '../organizations/public.ts';
import { findSettings, putSettings } from './self-identification.queries.ts';

type Settings = RouteData<typeof readRoute>;

/** What an organization asks; nothing until it chooses. */
export async function settingsOf({ db, actor }: SignedAct, named: string | undefined): Promise<Settings> {
  const found = await findSettings(db, organizationOf(actor, named));
  return found ?? { question_set: 'off', counts: 'stages', asked_since: null, updated_at: null };
}

/** Chooses what is asked from now on. */
export async function chooseSettings(
  act: SignedAct,
  { organization_id: named, question_set, counts }: RouteBody<typeof setRoute>,
): Promise<Settings> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, named);
  const at = services.now();
  const chosen = { question_set, counts, today: at.toISOString().slice(0, 10), user_id: actor.user_id, at };
  await putSettings(db, organization_id, chosen);
  await audit(act, {
    event_type: 'update',
    action: 'self_identification.settings_changed',
    target_type: 'organization',
    target_id: organization_id,
    organization_id,
    meta: { question_set, counts },
  });
  return settingsOf(act, named);
}
