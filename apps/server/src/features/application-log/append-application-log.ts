import { CHAIN_START, chainDigest } from '@tryout/domain/records/hash-chain';
import type { Db } from '../../platform/database/kysely.ts';
import { sha256 } from '../../platform/sha256.ts';
import { insertLines, type LastLine, lastLines } from './application-log.queries.ts';

/** One line of an application's log (product §2.9). Times are ISO in UTC. */
export interface ApplicationLogEntry {
  readonly application_id: string;
  readonly organization_id: string;
  readonly actor_id: string | null;
  readonly actor_kind: 'user' | 'candidate' | 'system' | 'rule' | 'api';
  /** What happened, e.g. `status_changed`, `cv_attached`, `commented`. */
  readonly action: string;
  readonly from_status?: string | null;
  readonly to_status?: string | null;
  readonly reason_id?: string | null;
  readonly batch_id?: string | null;
  readonly score_card_id_seen?: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** What of a line is hashed: everything that says what happened. */
export function chainedLogRow(entry: ApplicationLogEntry & { seq: number; at: string }) {
  return {
    application_id: entry.application_id,
    seq: entry.seq,
    at: entry.at,
    actor_id: entry.actor_id,
    actor_kind: entry.actor_kind,
    action: entry.action,
    from_status: entry.from_status ?? null,
    to_status: entry.to_status ?? null,
    reason_id: entry.reason_id ?? null,
    batch_id: entry.batch_id ?? null,
    score_card_id_seen: entry.score_card_id_seen ?? null,
    detail: entry.detail ?? {},
  };
}

/**
 * Appends lines to the logs of applications, one statement for all. The caller holds the rows of these applications
 * (it has just inserted or locked them), so nobody else appends meanwhile.
 */
export async function appendApplicationLog(
  db: Db,
  entries: readonly ApplicationLogEntry[],
  at: Date,
  /** Where these logs end, of a caller that read it while it held the rows; left out: read here. */
  tails?: readonly LastLine[],
): Promise<void> {
  if (entries.length === 0) return;
  const ids = [...new Set(entries.map((entry) => entry.application_id))];
  await insertAfter(db, tails ?? (await lastLines(db, ids)), entries, at);
}

/** The first lines of applications that the caller has just inserted: nothing can be in their logs yet. */
export const beginApplicationLog = (
  db: Db,
  entries: readonly ApplicationLogEntry[],
  at: Date,
): Promise<void> => insertAfter(db, [], entries, at);

async function insertAfter(
  db: Db,
  tails: readonly LastLine[],
  entries: readonly ApplicationLogEntry[],
  at: Date,
): Promise<void> {
  const tailOf = new Map(tails.map((tail) => [tail.application_id, tail]));
  const rows = entries.map((entry) => {
    const tail = tailOf.get(entry.application_id);
    const seq = (tail?.seq ?? 0) + 1;
    const previous = tail?.hash ?? CHAIN_START;
    const chained = chainedLogRow({ ...entry, seq, at: at.toISOString() });
    const hash = chainDigest(previous, chained, sha256);
    tailOf.set(entry.application_id, { application_id: entry.application_id, seq, hash });
    return { ...chained, organization_id: entry.organization_id, previous_hash: previous, hash };
  });
  await insertLines(db, rows);
}
