import { useQuery } from '@tanstack/react-query';
import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { Suspense, useEffect, useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { goesOn, jobsQuery } from '../background-jobs.api.ts';
import { jobMessages } from '../background-jobs.messages.ts';

const JobList = lazyPiece(() => import('./job-list.tsx').then((m) => ({ default: m.JobList })));

/** What the reader has set off and what came of it, from every page; nothing where there is none. */
export function JobTray() {
  const jobs = useQuery(jobsQuery).data?.items ?? [];
  useAnnouncedEnds(jobs);
  if (jobs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <JobList jobs={jobs} />
    </Suspense>
  );
}

/** Says once that a job has ended which was seen going on. */
function useAnnouncedEnds(jobs: readonly BackgroundJob[]): void {
  const t = useText(jobMessages);
  const going = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { background_job_id, kind, status, undoing } of jobs) {
      if (!going.current.has(background_job_id)) continue;
      if (status === 'done') {
        toast.say({ message: t(`jobs.ended.${undoing ? 'undo' : kind}`), tone: 'success' });
      }
      if (status === 'failed') {
        const message = t(kind === 'build_check' ? 'jobs.failed_check' : 'jobs.failed');
        toast.say({ message, tone: 'danger' });
      }
    }
    going.current = new Set(jobs.filter(goesOn).map((job) => job.background_job_id));
  }, [jobs, t]);
}
