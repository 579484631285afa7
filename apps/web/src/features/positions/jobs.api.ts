import { getJob, listJobs, similarJobs } from '@tryout/contract/positions/jobs';
import { routeQuery } from '../../platform/api/route-query.ts';
import type { JobsSearch } from './jobs-search.ts';

/** The secret of the invitation that an address of a job has. */
export const readInvite = ({ invite }: { invite?: unknown }): string | undefined =>
  typeof invite === 'string' && invite !== '' ? invite.slice(0, 400) : undefined;

/** Open positions, of one organization where it is named. */
export const jobsQuery = ({ sort: _sort, ...search }: JobsSearch, organization?: string) =>
  routeQuery(listJobs, { query: { ...search, ...(organization ? { organization } : {}) } });

export const jobQuery = (
  params: { organization_slug: string; position_slug: string },
  invite: string | undefined,
) => routeQuery(getJob, { params, query: invite ? { invite } : {} });

export const similarJobsQuery = (params: { organization_slug: string; position_slug: string }) =>
  routeQuery(similarJobs, { params });
