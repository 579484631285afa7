import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { forgetPeopleChanges } from './people-changes.queries.ts';

/** How long a change of people can be undone; ms. */
const KEPT_MS = 24 * 3_600_000;

/** Forgets every hour what people were before changes that cannot be undone any more. */
export function forgetChangesJob({ db, now, log }: Services): JobHandler {
  return {
    name: 'people.forget-changes',
    cron: '35 * * * *',
    async run() {
      const changes = await forgetPeopleChanges(db, new Date(now().getTime() - KEPT_MS));
      if (changes > 0) log.info({ changes }, 'changes of people became final');
    },
  };
}
