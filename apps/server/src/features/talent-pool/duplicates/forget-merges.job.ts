import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { forgetOldMerges } from './merges.queries.ts';

/** Forgets every night what was known of people before merges that cannot be taken back any more. */
export function forgetMergesJob({ db, now, log }: Services): JobHandler {
  return {
    name: 'people.forget-merges',
    cron: '20 3 * * *',
    async run() {
      const merges = await forgetOldMerges(db, now());
      if (merges > 0) log.info({ merges }, 'merges of people became final');
    },
  };
}
