import { VIEWS_SHOWN_DAYS } from '@tryout/domain/profile-views/viewer';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { deleteOldViews } from './profile-views.queries.ts';

const DAY_MS = 86_400_000;

/** Every night: views that are older than what is shown go. */
export function forgetViewsJob(services: Services): JobHandler {
  return {
    name: 'profile_views.forget',
    cron: '25 2 * * *',
    run: async () => {
      const days = VIEWS_SHOWN_DAYS + 2;
      await deleteOldViews(services.db, new Date(services.now().getTime() - days * DAY_MS));
    },
  };
}
