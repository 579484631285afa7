import type { DataPoint } from './task-core.ts';

/**
 * A figure that a person is told of their own play, made of one data point.
 * - `value`: the data point as it is, in its own unit
 * - `count`: a share turned back into how many of the trials
 * - `of_trials`: a count beside the trials that another data point rests on
 * - `trials`: how many trials the data point rests on
 */
export interface OwnFigureSpec {
  /** Names the figure within its game. */
  readonly key: string;
  readonly data_point: string;
  readonly kind: 'value' | 'count' | 'of_trials' | 'trials';
  /** For `of_trials`: the data point whose trials are the whole. */
  readonly whole?: string;
}

/** A figure of a play. */
export interface OwnFigure {
  readonly key: string;
  /** null when it was not measured; then `missing_reason` says why. */
  readonly value: number | null;
  /** Out of how many; null for a figure that is no part of a whole. */
  readonly of: number | null;
  readonly missing_reason: string | null;
}

const share = (key: string, data_point: string): OwnFigureSpec => ({ key, data_point, kind: 'count' });
const plain = (key: string, data_point = key): OwnFigureSpec => ({ key, data_point, kind: 'value' });
const partOf = (key: string, data_point: string, whole: string): OwnFigureSpec => ({
  key,
  data_point,
  kind: 'of_trials',
  whole,
});
const trials = (key: string, data_point: string): OwnFigureSpec => ({ key, data_point, kind: 'trials' });

/**
 * The figures of each game. Chosen so that they say how a play went and nothing of how it is scored: no key, no best
 * choice, no norm.
 */
export const OWN_FIGURES: Readonly<Record<string, readonly OwnFigureSpec[]>> = {
  'signal-tower': [share('right', 'acc_all'), plain('usual_time', 'rt_correct')],
  'cargo-drone': [
    plain('brought_home', 'total_points'),
    partOf('lost', 'losses', 'calibration'),
    plain('usual_load', 'adjusted_pumps'),
  ],
  'team-days': [trials('judged', 'agreement_all'), plain('usual_seconds', 'median_seconds')],
  'glyph-grid': [share('right', 'p_correct'), plain('usual_time', 'median_rt_correct')],
  'market-stall': [share('right', 'p_correct'), plain('usual_time', 'median_rt_correct')],
  'lantern-path': [plain('longest', 'longest_path'), partOf('right', 'paths_correct', 'mean_span')],
  'reflex-check': [share('right', 'acc_all'), plain('usual_time', 'rt_correct')],
  'mail-scanner': [share('right', 'acc_all'), plain('usual_time', 'go_rt')],
  'parcel-belt': [plain('farthest', 'max_load'), trials('rounds', 'mean_load')],
  'crane-yard': [
    partOf('solved', 'solved', 'graded_rate'),
    partOf('shortest', 'optimal', 'graded_rate'),
    plain('thinking_time', 'planning_time'),
  ],
  'salvage-dive': [
    plain('points', 'total_points'),
    partOf('snagged', 'snags_hit', 'ev_efficiency'),
    plain('usual_crates', 'avg_cards'),
  ],
  'work-style': [plain('answered'), plain('usual_seconds', 'seconds_per_statement')],
  'shift-desk': [plain('decided', 'decided_count'), plain('time_used')],
  'trade-post': [
    plain('sent', 'sent_share'),
    plain('offered', 'offered_share'),
    plain('coins', 'total_points'),
  ],
  'power-plant': [share('hard', 'hard_share'), plain('points', 'total_points')],
};

function figureOf(spec: OwnFigureSpec, points: readonly DataPoint[]): OwnFigure {
  const point = points.find(({ key }) => key === spec.data_point);
  const none = { key: spec.key, value: null, of: null };
  if (!point || point.value === null)
    return { ...none, missing_reason: point?.missing_reason ?? 'not_reached' };
  const given = { key: spec.key, missing_reason: null };
  const base = spec.kind === 'of_trials' ? points.find(({ key }) => key === spec.whole) : point;
  const whole = base?.trials ?? null;
  if (spec.kind === 'trials')
    return whole === null ? { ...none, missing_reason: 'not_reached' } : { ...given, value: whole, of: null };
  if (spec.kind === 'count')
    return whole === null
      ? { ...none, missing_reason: 'not_reached' }
      : { ...given, value: Math.round(point.value * whole), of: whole };
  return { ...given, value: point.value, of: spec.kind === 'of_trials' ? whole : null };
}

/**
 * The figures of a play of one game, in their order. A game without chosen figures tells how many answers it rests on,
 * where that is known.
 */
export function ownFigures(taskKey: string, points: readonly DataPoint[]): readonly OwnFigure[] {
  const specs = Object.hasOwn(OWN_FIGURES, taskKey) ? OWN_FIGURES[taskKey] : undefined;
  if (specs) return specs.map((spec) => figureOf(spec, points));
  const most = Math.max(0, ...points.map((point) => (point.value === null ? 0 : (point.trials ?? 0))));
  return most === 0 ? [] : [{ key: 'answers', value: most, of: null, missing_reason: null }];
}
