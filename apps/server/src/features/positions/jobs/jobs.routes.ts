import { getJob, getJobImage, listJobs, similarJobs } from '@tryout/contract/positions/jobs';
import { type Handled, handle } from '../../../platform/http/call.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { sendPicture } from '../position-image.ts';
import { findEmployer, findJobPage, findSimilar } from './jobs.queries.ts';
import { findPublicJob, presentJob, readOpenJob } from './open-job.ts';

/** Open positions, for everyone. */
export const jobsHandlers: readonly Handled[] = [
  handle(listJobs, async ({ db, query, services }) => {
    const organization_name = query.organization ? await findEmployer(db, query.organization) : null;
    if (organization_name === undefined) throw notFound();
    const page = await findJobPage(db, query, services.now(), presentJob);
    return { data: { ...page, organization_name } };
  }),

  handle(getJob, async ({ db, params, query, services }) => ({
    data: await readOpenJob(db, params, query.invite, services.now()),
  })),

  handle(similarJobs, async ({ db, params, services }) => {
    const job = await findPublicJob(db, params, undefined, services.now());
    const similar = await findSimilar(db, job, services.now());
    return { data: { title: job.title, items: similar.map(presentJob) } };
  }),

  handle(getJobImage, async (call) => {
    const job = await findPublicJob(call.db, call.params, undefined, call.services.now());
    await sendPicture(call, job.image_file_id, 'public');
    return undefined;
  }),
];
