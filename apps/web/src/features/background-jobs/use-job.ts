import { useQuery } from '@tanstack/react-query';
import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { useState } from 'react';
import { jobsQuery } from './jobs-query.ts';

/** A job that was set off on this page, followed to its end; as it was last seen, where it was dismissed in the tray. */
export function useJob(begun: BackgroundJob): BackgroundJob {
  const [last, setLast] = useState(begun);
  const jobs = useQuery(jobsQuery).data?.items;
  const found = jobs?.find((job) => job.background_job_id === begun.background_job_id);
  if (found && found !== last) setLast(found);
  return found ?? last;
}
