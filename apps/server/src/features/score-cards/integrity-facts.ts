import { ANSWER_DEVICES, type PlaySignals } from '@tryout/domain/plays/answer-signals';
import type { PlayIncidents } from '@tryout/domain/plays/play-incidents';
import type { JudgedTiming } from '@tryout/domain/plays/play-timing';
import { type LookLimits, USUAL_LIMITS } from '@tryout/domain/score-cards/look-limits';
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
  /** What the browser told of its answers. */
  readonly signals?: PlaySignals;
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

/** Fewer such answers tell nothing. */
const FEWEST_TOO_FAST = 3;
/** Fewer answers of a script may be an extension of the browser that fills in or clicks something. */
const FEWEST_SCRIPTED = 3;

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

/** What the claimed times of a task tell: whether they can be true, and whether a person can answer that fast. */
function ofTimes(
  task_key: string,
  { over_ms, pace, impossible }: JudgedTiming,
  limits: LookLimits,
): IntegrityFact[] {
  const untrue_s = Math.round((over_ms + (pace?.short_ms ?? 0)) / 1000);
  const found = impossible ? [fact(task_key, 'timing_impossible', untrue_s, true)] : [];
  if (!pace || pace.answers === 0) return found;
  const share = pace.too_fast / pace.answers;
  const review = pace.too_fast >= FEWEST_TOO_FAST && share > limits.too_fast;
  return [...found, { ...fact(task_key, 'too_fast_answers', share, review), review }];
}

function ofTasks(stored: StoredIntegrity, taskKeys: readonly string[], limits: LookLimits): IntegrityFact[] {
  const { incidents } = stored;
  const flags = (stored.tasks ?? []).flatMap(({ task_key, flags: found }) =>
    found.map((flag) => ({ ...fact(task_key, flag.code, flag.value, flag.review), ...flag })),
  );
  // Told without its time: how long a task took would tell whether the person had more time than usual.
  const up = (stored.timed_out ?? []).flatMap((index) => {
    const task_key = taskKeys[index];
    return task_key === undefined ? [] : [fact(task_key, 'time_up', 1, false)];
  });
  const times = (stored.timing ?? []).flatMap((judged) => {
    const task_key = taskKeys[judged.task_index];
    return task_key === undefined ? [] : ofTimes(task_key, judged, limits);
  });
  if (!incidents) return [...times, ...up, ...flags];
  const left = taskKeys.map((task_key, index) => {
    const times = incidents.filter(({ kind, task_index }) => kind === 'away' && task_index === index).length;
    return fact(task_key, 'left_page', times, times > limits.looks_away);
  });
  return [...times, ...up, ...left, ...flags];
}

function ofPlay({ incidents, clock_drift_ms = null }: StoredIntegrity, limits: LookLimits): IntegrityFact[] {
  if (!incidents) return [];
  const count = (kind: string) => incidents.filter((incident) => incident.kind === kind).length;
  const away_ms = incidents.reduce((sum, one) => sum + (one.kind === 'away' ? (one.lasted_ms ?? 0) : 0), 0);
  const drift =
    clock_drift_ms === null
      ? []
      : [fact(null, 'clock_drift_s', clock_drift_ms / 1000, Math.abs(clock_drift_ms) > limits.drift_ms)];
  return [
    fact(null, 'away_s', Math.round(away_ms / 1000), false),
    fact(null, 'pauses', count('pause'), false),
    fact(null, 'interruptions', count('interruption'), count('interruption') > limits.interruptions),
    fact(null, 'device_changes', count('device'), count('device') > 0),
    ...drift,
  ];
}

/**
 * What the browser told of how answers were given. That software controls the browser, or that a script made the events,
 * no honest play has by its nature, and is worth a look; devices, views and frames differ between honest people.
 */
function ofSignals({ signals }: StoredIntegrity): IntegrityFact[] {
  if (!signals || signals.inputs === 0) return [];
  const { inputs, told, automated, scripted, hidden, undrawn, pastes, by } = signals;
  const untold = fact(null, 'untold_answers', (inputs - told) / inputs, false);
  if (told === 0) return [untold];
  return [
    fact(null, 'automated_answers', automated / told, automated > 0),
    fact(null, 'scripted_answers', scripted / told, scripted >= FEWEST_SCRIPTED),
    untold,
    fact(null, 'hidden_answers', hidden / told, false),
    fact(null, 'undrawn_answers', undrawn / told, false),
    fact(null, 'pastes', pastes, false),
    ...ANSWER_DEVICES.flatMap((device) =>
      by[device] === 0 ? [] : [fact(null, `answers_by_${device}`, by[device] / told, false)],
    ),
  ];
}

/** Every fact of a play, those of the whole play first. For review; never part of a score. */
export function integrityFacts(
  stored: StoredIntegrity,
  taskKeys: readonly string[],
  limits: LookLimits = USUAL_LIMITS,
): IntegrityFact[] {
  return [...ofPlay(stored, limits), ...ofSignals(stored), ...ofTasks(stored, taskKeys, limits)];
}

/**
 * The number of the program's rule by which facts are worth a look. Whoever changes what `integrityFacts` marks, base
 * rates included, counts it up: ended plays whose codes an earlier rule wrote are then judged again after the start. The
 * number that is stored also counts how often the limits were set (`lookRule`).
 */
export const LOOK_RULE = 3;

/** The codes of a play's facts that are worth a look, each once, in the alphabet's order. */
export function codesToLookAt(
  stored: StoredIntegrity,
  taskKeys: readonly string[],
  limits: LookLimits = USUAL_LIMITS,
): string[] {
  const codes = integrityFacts(stored, taskKeys, limits).flatMap(({ code, review }) =>
    review ? [code] : [],
  );
  return [...new Set(codes)].sort();
}
