import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { lacksJobTitles, loadJobTitles } from './load-reference-data.ts';

const NAME = 'reference-data.titles';

/** Fills in the titles of jobs after the first start: there are thousands, and nobody should wait for them. */
export function loadJobTitlesJob({ db, jobs }: Services): JobHandler {
  return {
    name: NAME,
    begin: async () => {
      if (await lacksJobTitles(db)) await jobs.enqueue(db, NAME, {}, { singletonKey: NAME });
    },
    run: () => loadJobTitles(db),
  };
}
