import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  readSelfIdentificationSettings as readRoute,
  setSelfIdentification as setRoute,
} from '@tryout/contract/self-identification/self-identification';
import { audit, type SignedAct } from '../../platform/act.ts';
import { organizationOf } from '../organizations/public.ts';
import { findSettings, putSettings } from './self-identification.queries.ts';

type Settings = RouteData<typeof readRoute>;

const NEVER_CHOSEN: Settings = {
  question_set: 'off',
  counts: 'stages',
  divided_by: 'position',
  asked_since: null,
  updated_at: null,
};

/** What an organization asks; nothing until it chooses. */
export async function settingsOf({ db, actor }: SignedAct, named: string | undefined): Promise<Settings> {
  const found = await findSettings(db, organizationOf(actor, named));
  return found ?? NEVER_CHOSEN;
}

/** Chooses what is asked from now on, and how quarters are counted from the next one on. */
export async function chooseSettings(
  act: SignedAct,
  { organization_id: named, question_set, counts, divided_by }: RouteBody<typeof setRoute>,
): Promise<Settings> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, named);
  const at = services.now();
  const today = at.toISOString().slice(0, 10);
  await putSettings(db, organization_id, {
    question_set,
    counts,
    divided_by: divided_by ?? null,
    today,
    user_id: actor.user_id,
    at,
  });
  const settings = await settingsOf(act, named);
  await audit(act, {
    event_type: 'update',
    action: 'self_identification.settings_changed',
    target_type: 'organization',
    target_id: organization_id,
    organization_id,
    meta: { question_set, counts, divided_by: settings.divided_by },
  });
  return settings;
}
