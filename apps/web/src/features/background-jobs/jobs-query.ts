import { queryOptions } from '@tanstack/react-query';
import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { listBackgroundJobs } from '@tryout/contract/background-jobs/list-background-jobs';
import { routeQuery } from '../../platform/api/route-query.ts';

/** Does it still go on? */
export const goesOn = ({ status }: Pick<BackgroundJob, 'status'>): boolean =>
  status === 'queued' || status === 'running';

const LOOK_AGAIN_MS = 1_500;

/** The reader's jobs; looked at again while one goes on. */
export const jobsQuery = queryOptions({
  ...routeQuery(listBackgroundJobs, { query: {} }),
  refetchInterval: ({ state }) => (state.data?.items.some(goesOn) ? LOOK_AGAIN_MS : false),
});
