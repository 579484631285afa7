import type { Trial, TrialMark } from '../score-cards.api.ts';
import { trialPlot } from './trial-plot.ts';

/**
 * How a response is drawn: `good` and `other` by what counts as good in its task, `missed` for no answer in time,
 * `plain` where nothing is good or bad.
 */
export type PointLook = 'good' | 'other' | 'missed' | 'plain';

/** A response on the timeline; `x` and `y` run from 0 to 1. */
export interface TimelinePoint {
  readonly x: number;
  readonly y: number;
  readonly look: PointLook;
  /** The step was cut into and replaced by a parallel one. */
  readonly replaced: boolean;
  /** Playing time since the task began, s; null where times are not told. */
  readonly at_s: number | null;
}

/** Where a part of the task begins. */
export interface TimelinePart {
  readonly x: number;
  /** Counted from 1. */
  readonly n: number;
}

/** A pause or an absence. */
export interface TimelineMark {
  readonly x: number;
  readonly kind: TrialMark['kind'];
  readonly at: string;
  readonly lasted_ms: number | null;
  /** How many responses came before it. */
  readonly after: number;
}

/** The responses of a task along the time they were given in. */
export interface Timeline {
  /** Column whose value goes upwards; null where it was not measured. */
  readonly column: string | null;
  readonly max: number;
  /** From left to right: playing time, or the order of the responses where times are not told. */
  readonly axis: 'time' | 'order';
  /** Playing time of the whole, s; null for `order`. */
  readonly span_s: number | null;
  readonly points: readonly TimelinePoint[];
  readonly parts: readonly TimelinePart[];
  readonly marks: readonly TimelineMark[];
}

/** Columns that say to which part of a task a trial belongs, first come first taken. */
const PART_COLUMNS = ['block', 'part', 'path_direction'] as const;

/** Playing times in ms; null when a trial has none, or they do not rise. */
function timesOf(trials: readonly Trial[]): readonly number[] | null {
  const times = trials.map(({ t_ms }) => t_ms);
  const isRising = times.every((t, i) => typeof t === 'number' && (i === 0 || t >= (times[i - 1] as number)));
  const known = times as number[];
  return isRising && (known.at(-1) ?? 0) > (known[0] ?? 0) ? known : null;
}

function partsOf(trials: readonly Trial[], xs: readonly number[]): TimelinePart[] {
  const column = PART_COLUMNS.find((key) => new Set(trials.map((trial) => trial[key])).size > 1);
  if (column === undefined) return [];
  const starts = trials.flatMap((trial, i) => (trial[column] === trials[i - 1]?.[column] ? [] : [i]));
  return starts.map((i, n) => ({
    n: n + 1,
    x: i === 0 ? 0 : ((xs[i - 1] ?? 0) + (xs[i] ?? 0)) / 2,
  }));
}

function lookOf(good: boolean | null, y: number | null): PointLook {
  if (good === null) return y === null ? 'missed' : 'plain';
  if (good) return 'good';
  return y === null ? 'missed' : 'other';
}

/** The timeline of a task; null where nothing can be drawn. */
export function trialTimeline(
  taskKey: string,
  trials: readonly Trial[],
  marks: readonly TrialMark[],
): Timeline | null {
  const plot = trialPlot(taskKey, trials);
  if (!plot) return null;
  const times = timesOf(trials);
  const first = trials[0]?.rt_ms;
  const begin = times === null ? 0 : (times[0] ?? 0) - (typeof first === 'number' ? first : 0);
  const span = times === null ? 0 : (times.at(-1) ?? 0) - begin;
  const last = Math.max(1, trials.length - 1);
  const xs = times === null ? trials.map((_, i) => i / last) : times.map((t) => (t - begin) / span);
  const hold = (x: number) => Math.min(1, Math.max(0, x));
  return {
    column: plot.column,
    max: plot.max,
    axis: times === null ? 'order' : 'time',
    span_s: times === null ? null : span / 1000,
    points: plot.points.map((point, i) => ({
      x: xs[i] ?? 0,
      y: point.y === null ? 0 : Math.min(1, Math.max(0, point.y / plot.max)),
      look: lookOf(point.good, point.y),
      replaced: trials[i]?.replaced === true,
      at_s: times === null ? null : ((times[i] ?? 0) - begin) / 1000,
    })),
    parts: partsOf(trials, xs),
    marks: marks.map(({ kind, t_ms, after, at, lasted_ms }) => ({
      x: times !== null && t_ms !== null ? hold((t_ms - begin) / span) : hold((after - 0.5) / last),
      kind,
      at,
      lasted_ms,
      after,
    })),
  };
}

/** The response nearest to a place along the axis, 0 to 1. */
export function nearestPoint(points: readonly TimelinePoint[], x: number): number {
  let nearest = 0;
  points.forEach((point, i) => {
    if (Math.abs(point.x - x) < Math.abs((points[nearest]?.x ?? 0) - x)) nearest = i;
  });
  return nearest;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Where a key leads among `count` responses; null for a key that leads nowhere. */
export function stepTo(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step === undefined ? null : Math.min(count - 1, Math.max(0, from + step));
}

/** "1:05" for 65 seconds. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
