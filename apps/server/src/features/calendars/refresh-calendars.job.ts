import { serverAct } from '../../platform/act.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { findSources, takeDue } from './calendars.queries.ts';
import { readSource } from './read-source.ts';

const MOST_AT_ONCE = 100;
/** One that was taken by a server which was killed is taken again after this. */
const TAKEN_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
const READ_ONE = 'calendars.read';

/** Each minute, finds the connected calendars whose turn it is; each is read by a job of its own. */
export function refreshCalendarsJob(services: Services): JobHandler {
  return {
    name: 'calendars.due',
    cron: '* * * * *',
    async run() {
      const now = services.now();
      const due = await takeDue(services.db, now, new Date(now.getTime() + TAKEN_MS), MOST_AT_ONCE);
      for (const source_id of due)
        await services.jobs.enqueue(services.db, READ_ONE, { source_id }, { singletonKey: source_id });
    },
  };
}

/** Reads one connected calendar. What is wrong with it is stored, not thrown: it is tried again in its own time. */
export function readCalendarJob(services: Services): JobHandler<{ source_id: string }> {
  return {
    name: READ_ONE,
    concurrency: 2,
    async run({ source_id }) {
      const [source] = await findSources(services.db, [source_id]);
      if (!source) return;
      // As time goes by, days come into sight that were not laid out; so all is read once a day.
      const age = services.now().getTime() - Date.parse(source.read_at ?? '1970-01-01T00:00:00Z');
      await readSource(serverAct(services), source, { discover: false, may_skip: age < DAY_MS });
      services.live.tell(services.db, [source.user_id], { topic: 'calendars' });
    },
  };
}
