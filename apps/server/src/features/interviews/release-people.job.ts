import { LIVE_STATUSES } from '@tryout/domain/interviews/event-status';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { configValue } from '../app-config/public.ts';
import { tellOrganizer } from './answer-event.ts';
import { findParticipants, insertChange, storeResponse } from './events.queries.ts';
import { holdEvent } from './held-event.ts';
import { interviewsSay } from './interviews.messages.ts';
import { callOff } from './move-event.ts';
import {
  type Deserted,
  findDeserted,
  findOrphaned,
  type Orphaned,
  stillDeserted,
  stillOrphaned,
  type UndoWindow,
} from './release-people.queries.ts';
import { settleConfirmation } from './take-time.ts';
import { freeTimeOf } from './times.queries.ts';

const BATCH = 200;

/**
 * Gives people free whose interview cannot take place: the application or the position has ended, somebody who takes
 * part has been deactivated, or the position is not shared with a manager any more. Only once the time for undoing is over, so that an undo finds everything as it was.
 */
export function releasePeopleJob(services: Services): JobHandler {
  return {
    name: 'interviews.release',
    cron: '* * * * *',
    async run() {
      const one = await configValue(services.db, 'undo_minutes');
      const many = await configValue(services.db, 'undo_minutes_many');
      const window = { one, many };
      const settled = new Date(services.now().getTime() - one * 60_000);
      for (const orphaned of await findOrphaned(services.db, window, services.now(), BATCH))
        await endOrphaned(services, orphaned, window);
      for (const deserted of await findDeserted(services.db, settled, services.now(), BATCH))
        await noteDeserted(services, deserted, settled);
    },
  };
}

function endOrphaned(services: Services, { id, because }: Orphaned, window: UndoWindow): Promise<void> {
  return withTransaction(services.db, async (db) => {
    const act = serverAct(services, db);
    const event = await holdEvent(act, id);
    // Something may have happened since the search.
    if (!(await stillOrphaned(db, id, window, services.now()))) return;
    const reason = interviewsSay(
      because === 'position' ? 'interviews.position_closed' : 'interviews.application_ended',
    )('en');
    // The news of the end of an application is its candidate's own mail.
    const silent = because === 'application' ? [event.candidate_id] : [];
    await callOff(act, event, { actor_id: null, actor_kind: 'system' }, reason, silent);
  });
}

function noteDeserted(services: Services, deserted: Deserted, settledBefore: Date): Promise<void> {
  const { id, user_id, because } = deserted;
  return withTransaction(services.db, async (db) => {
    const act = serverAct(services, db);
    const event = await holdEvent(act, id);
    const people = await findParticipants(db, [id]);
    const gone = people.find((each) => each.user_id === user_id);
    if (!gone || !LIVE_STATUSES.includes(event.status)) return;
    // Something may have happened since the search.
    if (!(await stillDeserted(db, deserted, settledBefore))) return;
    const at = services.now();
    await storeResponse(db, id, [user_id], 'declined', at);
    await freeTimeOf(db, id, user_id);
    await insertChange(
      db,
      event,
      {
        actor_id: user_id,
        actor_kind: 'system',
        action: because === 'account' ? 'deactivated' : 'access_lost',
        to_starts_at: event.starts_at,
      },
      at,
    );
    const settled = await settleConfirmation(act, event);
    await tellOrganizer(act, settled, people, gone, {
      type: 'event_declined',
      key: `${because === 'account' ? 'deactivated' : 'access_lost'}:${user_id}`,
      reason: interviewsSay(
        because === 'account' ? 'interviews.account_deactivated' : 'interviews.access_lost',
      )('en'),
    });
  });
}
