import { type Act, serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { findAdminsToTell, findDecisions } from './decisions-of-month.queries.ts';

/** On the first of each month: admins are told how people decided in the month before. */
export function tellDecisionsJob(services: Services): JobHandler {
  return {
    name: 'applicants.tell_decisions',
    cron: '40 6 1 * *',
    longest_s: 900,
    run: () => tellDecisions(serverAct(services)),
  };
}

/** Tells the admins of every organization that decided about somebody in the month before now, once a month. */
export async function tellDecisions(act: Act): Promise<void> {
  const now = act.services.now();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const last = new Date(until.getTime() - 86_400_000);
  for (const { organization_id, ...counts } of await findDecisions(act.db, from, until)) {
    await withTransaction(act.services.db, async (db) => {
      const month = from.toISOString().slice(0, 10);
      await notifyPeople({ ...act, db }, await findAdminsToTell(db, organization_id), {
        type: 'decisions_of_month',
        effect_key: `decisions:${organization_id}:${month}`,
        params: {
          from: month,
          until: last.toISOString().slice(0, 10),
          decided: String(counts.decided),
          unopened: String(counts.unopened),
          suggested: String(counts.suggested),
          differed: String(counts.differed),
        },
        link: '/user/admin/security-logs',
        organization_id,
        mail: {},
        by_itself: true,
      });
    });
  }
}
