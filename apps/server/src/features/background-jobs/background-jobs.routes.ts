import {
  cancelBackgroundJob,
  dismissBackgroundJob,
  downloadJobResult,
} from '@tryout/contract/background-jobs/background-jobs';
import { listBackgroundJobs } from '@tryout/contract/background-jobs/list-background-jobs';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { cancelJob, dismissJob, ownJobs, sendResult } from './background-jobs.ts';

/** The job tray. */
export const backgroundJobsHandlers: readonly Handled[] = [
  handle(listBackgroundJobs, async (call) => ({ data: { items: await ownJobs(signedAct(call)) } })),
  handle(cancelBackgroundJob, async (call) => ({
    data: { items: await cancelJob(signedAct(call), call.refs.row(call.params.background_job_id)) },
  })),
  handle(dismissBackgroundJob, async (call) => {
    await dismissJob(signedAct(call), call.refs.row(call.params.background_job_id));
    return { data: {} };
  }),
  handle(downloadJobResult, async (call) => {
    await sendResult(call, call.refs.row(call.params.background_job_id));
    return undefined;
  }),
];
