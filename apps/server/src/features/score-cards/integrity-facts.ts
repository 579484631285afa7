import type { PlayIncidents } from '@tryout/domain/play-incidents';
import type { JudgedTiming } from '@tryout/domain/play-timing';
import type { ValidityFlag } from '@tryout/games/task-core';
import { baseRateOf } from '@tryout/games/usual-signs';

/** What was recorded of a play when it ended; a play of before has less. */
export interface StoredIntegrity {
  readonly tasks?: readonly { readonly task_key: string; readonly flags: readonly ValidityFlag[] }[];
  readonly incidents?: PlayIncidents['incidents'];
  /** Places of the tasks that ended because their time was up. */
  readonly timed_out?: readonly number[];
  readonly clock_drift_ms?: PlayIncidents['clock_drift_ms'];
  /** What the server's clock says of the claimed times; null or absent: not judged. */
  readonly timing?: readonly JudgedTiming[] | null;
}

/** A fact of a play beside what is usual among honest players. `task_key` is null where it belongs to the whole play. */
export interface IntegrityFact {
  readonly task_key: string | null;
  readonly code: string;
  readonly value: number;
  readonly base_rate_p95: number | null;
  readonly base_rate_p99: number | null;
  readonly base_rate_source: string | null;
  readonly review: boolean;
}

/** Where nothing is published: the most that 99 of 100 did in any of the published tasks, rounded up. */
const MOST_LOOKS_AWAY = 11;
/** More interruptions than this are worth a look (simulations §3.4). */
const USUAL_INTERRUPTIONS = 2;
/** Clocks of honest devices drift apart by less than this in a sitting, ms. */
const USUAL_DRIFT_MS = 2000;

function fact(task_key: string | null, code: string, value: number, isUnusual: boolean): IntegrityFact {
  const rate = task_key === null ? null : baseRateOf(task_key, code);
  return {
    task_key,
    code,
    value,
    base_rate_p95: rate?.p95 ?? null,
    base_rate_p99: rate?.p99 ?? null,
    base_rate_source: rate?.source ?? null,
    review: rate === null ? isUnusual : value > rate.p99,
  };
}

function ofTasks(stored: StoredIntegrity, taskKeys: readonly string[]): IntegrityFact[] {
  const { incidents } = stored;
  const flags = (stored.tasks ?? []).flatMap(({ task_key, flags: found }) =>
    found.map((flag) => ({ ...fact(task_key, flag.code, flag.value, flag.review), ...flag })),
  );
  // Told without its time: how long a task took would tell whether the person had more time than usual.
  const up = (stored.timed_out ?? []).flatMap((index) => {
    const task_key = taskKeys[index];
    return task_key === undefined ? [] : [fact(task_key, 'time_up', 1, false)];
  });
  const impossible = (stored.timing ?? []).flatMap(({ task_index, over_ms, impossible: isImpossible }) => {
    const task_key = taskKeys[task_index];
    if (task_key === undefined || !isImpossible) return [];
    return [fact(task_key, 'timing_impossible', Math.round(over_ms / 1000), true)];
  });
  if (!incidents) return [...impossible, ...up, ...flags];
  const left = taskKeys.map((task_key, index) => {
    const times = incidents.filter(({ kind, task_index }) => kind === 'away' && task_index === index).length;
    return fact(task_key, 'left_page', times, times > MOST_LOOKS_AWAY);
  });
  return [...impossible, ...up, ...left, ...flags];
}

function ofPlay({ incidents, clock_drift_ms = null }: StoredIntegrity): IntegrityFact[] {
  if (!incidents) return [];
  const count = (kind: string) => incidents.filter((incident) => incident.kind === kind).length;
  const away_ms = incidents.reduce((sum, one) => sum + (one.kind === 'away' ? (one.lasted_ms ?? 0) : 0), 0);
  const drift =
    clock_drift_ms === null
      ? []
      : [fact(null, 'clock_drift_s', clock_drift_ms / 1000, Math.abs(clock_drift_ms) > USUAL_DRIFT_MS)];
  return [
    fact(null, 'away_s', Math.round(away_ms / 1000), false),
    fact(null, 'pauses', count('pause'), false),
    fact(null, 'interruptions', count('interruption'), count('interruption') > USUAL_INTERRUPTIONS),
    fact(null, 'device_changes', count('device'), count('device') > 0),
    ...drift,
  ];
}

/** Every fact of a play, those of the whole play first. For review; never part of a score. */
export function integrityFacts(stored: StoredIntegrity, taskKeys: readonly string[]): IntegrityFact[] {
  return [...ofPlay(stored), ...ofTasks(stored, taskKeys)];
}

/**
 * The number of the rule by which facts are worth a look. Whoever changes what `integrityFacts` marks, base rates
 * included, counts it up: ended plays whose codes an earlier rule wrote are then judged again after the start.
 */
export const LOOK_RULE = 1;

/** The codes of a play's facts that are worth a look, each once, in the alphabet's order. */
export function codesToLookAt(stored: StoredIntegrity, taskKeys: readonly string[]): string[] {
  const codes = integrityFacts(stored, taskKeys).flatMap(({ code, review }) => (review ? [code] : []));
  return [...new Set(codes)].sort();
}
