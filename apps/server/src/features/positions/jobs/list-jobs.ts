import type { RouteData, RouteParams, RouteQuery } from '@tryout/contract/define-route';
import type { listJobs, similarJobs } from '@tryout/contract/positions/jobs';
import { employerLook } from '@tryout/domain/organizations/employer-look';
import type { Act } from '../../../platform/act.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { findEmployer, findJobPage, findSimilar } from './jobs.queries.ts';
import { findPublicJob, presentJob } from './open-job.ts';

/** A page of the positions that are open to everyone, of one employer where one is named. @throws Refusal (not found) */
export async function openJobs(
  { db, services }: Act,
  query: RouteQuery<typeof listJobs>,
): Promise<RouteData<typeof listJobs>> {
  const employer = query.organization ? await findEmployer(db, query.organization) : null;
  if (employer === undefined) throw notFound();
  return {
    ...(await findJobPage(db, query, services.now(), presentJob)),
    employer: employer && { ...employer, look: employerLook(employer) },
  };
}

/** Open positions like one. */
export async function jobsLike(
  { db, services }: Act,
  named: RouteParams<typeof similarJobs>,
): Promise<RouteData<typeof similarJobs>> {
  const job = await findPublicJob(db, named, undefined, services.now());
  return { title: job.title, items: (await findSimilar(db, job, services.now())).map(presentJob) };
}
