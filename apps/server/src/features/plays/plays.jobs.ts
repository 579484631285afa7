import { HEARTBEAT_LIMIT_S } from '@tryout/domain/plays/play-status';
import type { Db } from '../../platform/database/kysely.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { markInterrupted } from './plays.queries.ts';

/** Once a minute: plays nobody is at are interrupted. */
export function watchPlaysJob(db: Db): JobHandler {
  return {
    name: 'plays.watch',
    cron: '* * * * *',
    async run() {
      await markInterrupted(db, HEARTBEAT_LIMIT_S);
    },
  };
}
