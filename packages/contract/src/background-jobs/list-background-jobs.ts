import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { backgroundJob } from './background-jobs.ts';

/** The caller's jobs. */
export const listBackgroundJobs = defineRoute({
  method: 'GET',
  path: '/user/jobs',
  feature: 'background-jobs',
  summary: 'The caller’s background jobs of the last 7 days, newest first, at most 50.',
  access: 'account.read',
  query: z.strictObject({}),
  response: z.object({ items: z.array(backgroundJob) }),
});

/** The route that every page of the desk asks, apart from those of what is done about jobs. */
export const listBackgroundJobsRoutes = [listBackgroundJobs];
