import { getJob, listJobs, similarJobs } from '@tryout/contract/positions/jobs';
import { routeQuery } from '../../platform/api/route-query.ts';

/** What the public list can be narrowed to; stands in the address. */
export interface JobsSearch {
  q?: string | undefined;
  job_type?: 'full_time' | 'part_time' | 'contract' | 'internship' | 'apprenticeship' | undefined;
  level?: 'entry' | 'intermediate' | 'advanced' | undefined;
  remote?: 'no' | 'yes' | 'hybrid' | undefined;
  place?: string | undefined;
  page?: number | undefined;
  cursor?: string | undefined;
}

export const jobsQuery = (search: JobsSearch, organization?: string) =>
  routeQuery(listJobs, { query: { ...search, ...(organization ? { organization } : {}) } });

export const jobQuery = (
  params: { organization_slug: string; position_slug: string },
  invite: string | undefined,
) => routeQuery(getJob, { params, query: invite ? { invite } : {} });

export const similarJobsQuery = (params: { organization_slug: string; position_slug: string }) =>
  routeQuery(similarJobs, { params });
