import { duplicateOf } from '@tryout/domain/applications/duplicate-application';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { configValue } from '../../app-config/public.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { closeAsDuplicate } from '../applications.queries.ts';
import { type ComparedApplication, lockApplicationsOf } from './take-over-applications.queries.ts';

const DAY_MS = 86_400_000;

/**
 * Readies the applications of a provisional account for the account they turned out to belong to: of two for one
 * position one is closed, and each log says what happened. The rows themselves move with everything else of the account.
 */
export async function readyTakeOver(
  act: Act,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ moved: number; duplicates: number }> {
  const { db, services } = act;
  const at = services.now();
  const all = await lockApplicationsOf(db, [from, to]);
  const reapply_ms = (await configValue(db, 'reapply_days')) * DAY_MS;
  const incoming = all.filter((one) => one.candidate_id === from);
  let duplicates = 0;
  for (const one of incoming) {
    const pair = pairOf(one, all, to, reapply_ms);
    if (pair) {
      await close(db, pair, at);
      duplicates += 1;
    }
    await appendApplicationLog(db, [movedLine(one, from, to)], at);
    if (!pair) continue;
    await notifyPeople(act, [to], {
      type: 'application_duplicate',
      effect_key: `duplicate:${pair.closed.id}`,
      params: { position: one.position_title },
      link: `/user/applications/${pair.counts.id}`,
      organization_id: one.organization_id,
      application_id: pair.closed.id,
      mail: false,
    });
  }
  services.live.tell(db, [to], { topic: 'applications' });
  return { moved: incoming.length, duplicates };
}

interface Pair {
  readonly closed: ComparedApplication;
  readonly counts: ComparedApplication;
}

function pairOf(
  incoming: ComparedApplication,
  all: readonly ComparedApplication[],
  to: string,
  reapply_ms: number,
): Pair | null {
  for (const held of all) {
    if (held.candidate_id !== to || held.position_id !== incoming.position_id) continue;
    const closed = duplicateOf(compared(held), compared(incoming), reapply_ms);
    if (closed === 'incoming') return { closed: incoming, counts: held };
    if (closed === 'held') return { closed: held, counts: incoming };
  }
  return null;
}

const compared = (one: ComparedApplication) => ({ ...one, created_at: one.created_ms });

async function close(db: Db, { closed, counts }: Pair, at: Date): Promise<void> {
  await closeAsDuplicate(db, closed, { counts: counts.id, at });
  await appendApplicationLog(
    db,
    [
      {
        application_id: closed.id,
        organization_id: closed.organization_id,
        actor_id: null,
        actor_kind: 'system',
        action: 'closed_as_duplicate',
        from_status: closed.status,
        to_status: 'rejected',
        detail: { duplicate_of: counts.id },
      },
    ],
    at,
  );
}

function movedLine(one: ComparedApplication, from: string, to: string) {
  return {
    application_id: one.id,
    organization_id: one.organization_id,
    actor_id: to,
    actor_kind: 'candidate' as const,
    action: 'moved_to_account',
    detail: { from_account: from },
  };
}
