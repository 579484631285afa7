import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { goesOn, jobsQuery } from '../jobs-query.ts';

const JobList = lazyPiece(() => import('./job-list.tsx').then((m) => ({ default: m.JobList })));

/** What the reader has set off and what came of it, from every page; nothing where there is none. */
export function JobTray() {
  const jobs = useQuery(jobsQuery).data?.items ?? [];
  const going = useRef(new Set<string>());
  useEffect(() => {
    for (const job of jobs) if (goesOn(job)) going.current.add(job.background_job_id);
  }, [jobs]);
  if (jobs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <JobList jobs={jobs} going={going.current} />
    </Suspense>
  );
}
