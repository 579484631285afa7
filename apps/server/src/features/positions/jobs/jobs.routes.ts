import { getJob, getJobImage, listJobs, similarJobs } from '@tryout/contract/positions/jobs';
import { type Handled, handle } from '../../../platform/http/call.ts';
import { languageOf } from '../../../platform/http/language-of.ts';
import { sendPicture } from '../position-image.ts';
import { jobsLike, openJobs } from './list-jobs.ts';
import { findPublicJob, readOpenJob } from './open-job.ts';

/** Open positions, for everyone. */
export const jobsHandlers: readonly Handled[] = [
  handle(listJobs, async (call) => ({ data: await openJobs(call, call.query) })),

  handle(getJob, async ({ db, params, query, request, services }) => ({
    data: await readOpenJob(db, params, query.invite, services.now(), languageOf(request)),
  })),

  handle(similarJobs, async (call) => ({ data: await jobsLike(call, call.params) })),

  handle(getJobImage, async (call) => {
    const job = await findPublicJob(call.db, call.params, undefined, call.services.now());
    await sendPicture(call, job.image_file_id, 'public');
    return undefined;
  }),
];
