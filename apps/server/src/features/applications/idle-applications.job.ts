import { applicationMove, isCandidateStatus } from '@tryout/domain/applications/application-status';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { appendApplicationLog } from '../application-log/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import { movingFacts } from './application-details.ts';
import { findPositionFacts } from './application-facts.queries.ts';
import { endApplication, lockApplication, noteReminder } from './applications.queries.ts';
import { findIdleApplications, type IdleApplication } from './idle-applications.queries.ts';

/** Days without activity after which a candidate is reminded, and after which it ends (product §2.9). */
export const IDLE_DAYS = { first_reminder: 3, second_reminder: 10, end: 30 } as const;

const DAY_MS = 86_400_000;
const BATCH = 200;

/** Reminds of unfinished applications and ends those left for a month. May run twice: each effect has its own key. */
export function idleApplicationsJob(services: Services): JobHandler {
  return {
    name: 'applications.idle',
    cron: '17 * * * *',
    async run() {
      const ago = (days: number) => new Date(services.now().getTime() - days * DAY_MS);
      const { first_reminder, second_reminder, end } = IDLE_DAYS;
      await forEachIdle(services, null, ago(end), (idle) => abandon(services, idle));
      await forEachIdle(services, ago(end), ago(second_reminder), (idle) =>
        remind(services, idle, second_reminder),
      );
      await forEachIdle(services, ago(second_reminder), ago(first_reminder), (idle) =>
        remind(services, idle, first_reminder),
      );
    },
  };
}

async function forEachIdle(
  services: Services,
  from: Date | null,
  until: Date,
  act: (idle: IdleApplication) => Promise<void>,
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const idle: IdleApplication[] = await findIdleApplications(services.db, {
      from,
      until,
      after,
      limit: BATCH,
    });
    for (const one of idle) await act(one);
    if (idle.length < BATCH) return;
    after = idle.at(-1)?.id ?? null;
  }
}

async function remind(services: Services, idle: IdleApplication, days: number): Promise<void> {
  await withTransaction(services.db, async (db) => {
    const told = await notifyPeople(serverAct(services, db), [idle.candidate_id], {
      type: 'application_reminder',
      effect_key: `idle:${idle.id}:${days}:${idle.last_activity_at}`,
      params: { position: idle.position_title },
      link: `/apply/${idle.id}`,
      organization_id: idle.organization_id,
      application_id: idle.id,
      mail: {},
      by_itself: true,
    });
    if (told > 0) await noteReminder(db, idle.id, services.now());
  });
}

async function abandon(services: Services, idle: IdleApplication): Promise<void> {
  await withTransaction(services.db, async (db) => {
    const application = await lockApplication(db, idle.id);
    // Something may have happened between the search and the lock.
    if (!application || !isCandidateStatus(application.status)) return;
    if (application.last_activity_at !== idle.last_activity_at) return;
    const at = services.now();
    const position = await findPositionFacts(db, application, at);
    const facts = { ...movingFacts(application, position, at), actor: 'system' as const };
    if (!applicationMove(facts, { to: 'rejected', has_reason: true }).allowed) return;
    await endApplication(db, application, { by: 'system', note: 'abandoned', at });
    await appendApplicationLog(
      db,
      [
        {
          application_id: application.id,
          organization_id: application.organization_id,
          actor_id: null,
          actor_kind: 'system',
          action: 'abandoned',
          from_status: application.status,
          to_status: 'rejected',
          detail: { days: IDLE_DAYS.end },
        },
      ],
      at,
    );
  });
}
