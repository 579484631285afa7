import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { readAlertsByLink, stopAlertsByLink } from '@tryout/contract/job-search/job-search';
import { maskEmail } from '@tryout/domain/accounts/email';
import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { changeAlertsOf, findAddress, findAlerts } from './job-alerts.queries.ts';
import { readStopToken } from './stop-link.ts';

/** The alerts behind the link in a mail. @throws Refusal (not found) */
export async function alertsByLink(
  { db, services }: Act,
  token: string,
): Promise<RouteData<typeof readAlertsByLink>> {
  const userId = readStopToken(services, token);
  const address = userId === null ? undefined : await findAddress(db, userId);
  if (userId === null || !address) throw notFound();
  return { items: await findAlerts(db, userId), email_masked: maskEmail(address.email) };
}

/** Stops or starts mails by the link in a mail, as often as it is asked for. @throws Refusal (not found) */
export async function stopByLink(
  act: Act,
  token: string,
  change: RouteBody<typeof stopAlertsByLink>,
): Promise<RouteData<typeof readAlertsByLink>> {
  const { items } = await alertsByLink(act, token);
  const userId = readStopToken(act.services, token);
  const { job_alert_id } = change;
  if (userId === null || (job_alert_id !== null && !items.some((one) => one.job_alert_id === job_alert_id)))
    throw notFound();
  await changeAlertsOf(act.db, userId, change, act.services.now());
  return alertsByLink(act, token);
}
