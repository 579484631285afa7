import {
  addJobAlert,
  changeJobAlert,
  listJobAlerts,
  listSavedJobs,
  readAlertsByLink,
  readSavedJob,
  removeJobAlert,
  saveJob,
  stopAlertsByLink,
  unsaveJob,
} from '@tryout/contract/job-search/job-search';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { forgetAlert } from './job-alerts.queries.ts';
import { addAlert, changeOwnAlert, ownAlerts } from './job-alerts.ts';
import { jobSearchSay } from './job-search.messages.ts';
import { findSavedJobs } from './saved-jobs.queries.ts';
import { forgetJob, saveOpenJob, standingOf } from './saved-jobs.ts';
import { alertsByLink, stopByLink } from './stop-by-link.ts';

/** Job alerts, and positions to come back to. */
export const jobSearchHandlers: readonly Handled[] = [
  handle(listJobAlerts, async (call) => ({ data: await ownAlerts(signedAct(call)) })),
  handle(addJobAlert, async (call) => ({
    data: await addAlert(signedAct(call), call.body),
    message: jobSearchSay('job-search.kept'),
    status: 201,
  })),
  handle(changeJobAlert, async (call) => ({
    data: await changeOwnAlert(signedAct(call), call.params.job_alert_id, call.body),
  })),
  handle(removeJobAlert, async ({ db, params }) => {
    await forgetAlert(db, params.job_alert_id);
    return { data: {}, message: jobSearchSay('job-search.removed') };
  }),

  handle(readAlertsByLink, async (call) => ({ data: await alertsByLink(call, call.params.token) })),
  handle(stopAlertsByLink, async (call) => ({ data: await stopByLink(call, call.params.token, call.body) })),

  handle(listSavedJobs, async (call) => {
    const { db, actor, services } = signedAct(call);
    return { data: await findSavedJobs(db, actor.user_id, call.query, services.now()) };
  }),
  handle(readSavedJob, async (call) => ({ data: await standingOf(signedAct(call), call.params) })),
  handle(saveJob, async (call) => ({ data: await saveOpenJob(signedAct(call), call.params) })),
  handle(unsaveJob, async (call) => ({ data: await forgetJob(signedAct(call), call.params) })),
];
