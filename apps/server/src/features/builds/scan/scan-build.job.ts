import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { realSteps } from './real-steps.ts';
import { waitingVersions } from './scan-rows.queries.ts';
import { scanVersion } from './scan-version.ts';

/** The queue of versions to be checked. */
export const SCAN_BUILD = 'builds.scan';

/** Checks uploaded versions off the request path, one at a time; at the start those that a crash left half-way. */
export function scanBuildJob(services: Services): JobHandler<{ version_id: string }> {
  const steps = realSteps(services);
  return {
    name: SCAN_BUILD,
    concurrency: 1,
    longest_s: 3_600,
    begin: () => resumeScans(services),
    run: ({ version_id }) => scanVersion(services, steps, version_id),
  };
}

/**
 * Queues anew what waits for its checks: a server that was killed left no message. What another server works on right
 * now is not taken from it, since it gives signs of life.
 */
export async function resumeScans({ db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const { id, due_at } of await waitingVersions(db, now())) {
    await jobs.enqueue(db, SCAN_BUILD, { version_id: id }, { startAfter: new Date(due_at) });
  }
}
