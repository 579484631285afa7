import type { Db } from '../database/kysely.ts';
import { withTransaction } from '../database/transaction.ts';
import type { Actor } from '../http/actor.ts';
import type { Origin } from '../http/origin.ts';
import { recordSecurityEvent } from './security-log.queries.ts';

/** Something a signed-in person asked for and was refused. */
export interface RefusedAct {
  readonly actor: Actor;
  readonly origin: Origin;
  /** Method and path as the contract spells it. */
  readonly route: string;
  /** `forbidden`: the role or level does not allow it. `not_found`: an id that is foreign or unknown. */
  readonly code: 'forbidden' | 'not_found';
  /** The ids that were not the caller's to name. */
  readonly ids: readonly string[];
}

/** Gathers refused acts and writes one line for each actor, route and minute. */
export interface RefusedActs {
  note(act: RefusedAct): void;
  /** Writes what was gathered. */
  flush(): Promise<void>;
  /** Writes the rest and ends. */
  stop(): Promise<void>;
}

interface Line {
  readonly act: RefusedAct;
  readonly minute: string;
  times: number;
  readonly ids: Set<string>;
}

const EVERY_MS = 60_000;
/** Ids that one line names; the count goes on. */
const IDS_MAX = 20;
/** Lines that wait for the end of the minute; more are written at once. */
const LINES_MAX = 1000;

/**
 * Counts in memory, so that whoever probes costs no write a request; what is gathered is written once a minute and at
 * the end. A server that is killed loses at most the last minute.
 */
export function gatherRefusedActs(
  db: Db,
  now: () => Date,
  onProblem: (error: Error) => void,
  everyMs = EVERY_MS,
): RefusedActs {
  let lines = new Map<string, Line>();
  const flush = async () => {
    const written = lines;
    lines = new Map();
    if (written.size === 0) return;
    await withTransaction(db, async (tx) => {
      for (const { act, minute, times, ids } of written.values()) {
        await recordSecurityEvent(tx, act, {
          event_type: 'access',
          action: 'access.refused',
          target_type: 'route',
          target_id: act.route,
          outcome: 'refused',
          meta: { minute, times, reason: act.code, ids: [...ids].join(' ') },
        });
      }
    });
  };
  const tryFlush = () => flush().catch((error: Error) => onProblem(error));
  const timer = setInterval(tryFlush, everyMs);
  timer.unref();
  return {
    note(act) {
      const minute = now().toISOString().slice(0, 16);
      const key = `${act.actor.user_id} ${act.code} ${minute} ${act.route}`;
      const line = lines.get(key) ?? { act, minute, times: 0, ids: new Set<string>() };
      line.times += 1;
      for (const id of act.ids) if (line.ids.size < IDS_MAX) line.ids.add(id);
      lines.set(key, line);
      if (lines.size >= LINES_MAX) void tryFlush();
    },
    flush,
    async stop() {
      clearInterval(timer);
      await tryFlush();
    },
  };
}
