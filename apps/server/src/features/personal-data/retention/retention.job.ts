import { TOLD_DAYS_BEFORE } from '@tryout/domain/personal-data/retention';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { eraseBatch } from '../erase-batch.ts';
import { findRuledTables, type RuledTable } from '../ruled-rows.queries.ts';
import {
  countHeldDue,
  findDue,
  findDuePeople,
  findOrganizationsWithRules,
  findRules,
  findToTell,
  type RetentionRule,
  storeRun,
  storeTold,
} from './retention.queries.ts';

/** Applications that go in one transaction: what shares their position waits no longer than that. */
const TOGETHER = 200;
/** Applications looked for at once: among a million it takes longer to find some than to erase them. */
const FOUND_AT_ONCE = 25 * TOGETHER;

/** Every night: tells whose time is nearly over, and erases what is over. */
export function retentionJob(services: Services): JobHandler {
  return {
    name: 'personal_data.retention',
    cron: '10 1 * * *',
    longest_s: 4 * 3600,
    run: () => keepTime(serverAct(services)),
  };
}

/** What one night does, for every organization with rules. Done again it changes nothing. */
export async function keepTime(act: Act): Promise<void> {
  const tables = await findRuledTables(act.db);
  for (const organizationId of await findOrganizationsWithRules(act.db)) {
    await keepTimeOf(act, tables, organizationId);
  }
}

async function keepTimeOf(act: Act, tables: readonly RuledTable[], organization_id: string): Promise<void> {
  const { db, services } = act;
  const began_at = services.now();
  const today = began_at.toISOString().slice(0, 10);
  const rules = await findRules(db, organization_id);
  const run = { id: uuidv7(), organization_id, began_at };
  const told = await tellOf(act, organization_id, rules, today);
  const held = await countHeldDue(db, organization_id, rules, today);
  let [erased, people] = [0, 0];
  const note = (ended_at: Date | null) => storeRun(db, { ...run, ended_at, erased, people, held, told });
  for (let goesOn = true; goesOn; ) {
    const found = await findDue(db, organization_id, rules, today, { most: FOUND_AT_ONCE });
    goesOn = found.length === FOUND_AT_ONCE;
    for (let at = 0; at < found.length; at += TOGETHER) {
      // Somebody may have written to one of them since they were looked for.
      const among = found.slice(at, at + TOGETHER);
      const applications = await findDue(db, organization_id, rules, today, { most: TOGETHER, among });
      if (applications.length === 0) continue;
      const gone = await eraseBatch(act, tables, { organization_id, applications, persons: [] });
      erased += gone;
      await note(null);
      // Held since they were looked for: the next night looks again.
      if (gone === 0) goesOn = false;
    }
  }
  for (;;) {
    const persons = await findDuePeople(db, organization_id, rules, today, TOGETHER);
    if (persons.length === 0) break;
    await eraseBatch(act, tables, { organization_id, applications: [], persons });
    people += persons.length;
    await note(null);
  }
  if (erased + people + told === 0) return;
  await note(services.now());
  await audit(act, {
    event_type: 'delete',
    action: 'retention.ran',
    target_type: 'retention_run',
    target_id: run.id,
    organization_id,
    meta: { erased, people, held, told },
  });
}

async function tellOf(
  act: Act,
  organizationId: string,
  rules: readonly RetentionRule[],
  today: string,
): Promise<number> {
  let told = 0;
  for (;;) {
    const batch = await withTransaction(act.db, async (db) => {
      const due = await findToTell(db, organizationId, rules, { today, days: TOLD_DAYS_BEFORE }, TOGETHER);
      for (const each of due) {
        await notifyPeople({ ...act, db }, [each.candidate_id], {
          type: 'retention_soon',
          effect_key: `retention:${each.application_id}:${each.due_on}`,
          params: {
            position: each.position_title,
            organization: each.organization_name,
            date: each.due_on,
          },
          link: '/user/settings/data',
          organization_id: organizationId,
          application_id: each.application_id,
          mail: {},
        });
      }
      await storeTold(db, organizationId, due, act.services.now());
      return due.length;
    });
    told += batch;
    if (batch < TOGETHER) return told;
  }
}
