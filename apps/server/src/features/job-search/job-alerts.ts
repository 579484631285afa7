import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import {
  type addJobAlert,
  type changeJobAlert,
  type listJobAlerts,
  MOST_ALERTS,
} from '@tryout/contract/job-search/job-search';
import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import {
  changeAlert,
  findAddress,
  findAlert,
  findAlerts,
  findFollowable,
  keepAlert,
} from './job-alerts.queries.ts';
import { jobSearchSay } from './job-search.messages.ts';

/** The caller's alerts, and whether mails reach them. */
export async function ownAlerts({ db, actor }: SignedAct): Promise<RouteData<typeof listJobAlerts>> {
  const address = await findAddress(db, actor.user_id);
  return { items: await findAlerts(db, actor.user_id), email_confirmed: address?.confirmed === true };
}

/**
 * Keeps a search or follows an employer; the same again runs anew.
 * @throws Refusal for an employer that is not here, or with too many alerts
 */
export async function addAlert(
  { db, actor, services }: SignedAct,
  { organization, ...wanted }: RouteBody<typeof addJobAlert>,
): Promise<RouteData<typeof addJobAlert>> {
  const employer_id = organization === null ? null : await findFollowable(db, organization);
  if (employer_id === undefined) throw notFound();
  const id = await keepAlert(db, actor.user_id, { ...wanted, employer_id }, services.now(), MOST_ALERTS);
  if (id === null)
    throw new Refusal('refused_by_rule', jobSearchSay('job-search.limit', { most: MOST_ALERTS }));
  return alertNow(db, id);
}

/** Changes one of the caller's alerts. */
export async function changeOwnAlert(
  { db, services }: SignedAct,
  id: string,
  { every, is_stopped }: RouteBody<typeof changeJobAlert>,
): Promise<RouteData<typeof changeJobAlert>> {
  await changeAlert(db, id, { every: every ?? null, is_stopped: is_stopped ?? null }, services.now());
  return alertNow(db, id);
}

async function alertNow(db: SignedAct['db'], id: string) {
  const alert = await findAlert(db, id);
  if (!alert) throw notFound();
  return alert;
}
