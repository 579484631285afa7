import type { TrialView } from '@tryout/games/trial-view';
import { trialViewOf } from '@tryout/games/trial-views';
import type { Trial } from '../score-cards.api.ts';

/** One response in the small picture of a task. `y` is null where there was no answer in time. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number | null;
  readonly good: boolean | null;
}

/** The responses of a task, ready to be drawn. */
export interface TrialPlot {
  readonly points: readonly PlotPoint[];
  /** Column whose value goes upwards; null where it was not measured, and then good answers stand above the others. */
  readonly column: string | null;
  readonly max: number;
}

/** What is drawn of a task. */
type PlotSpec = Pick<TrialView, 'column' | 'scale' | 'good'>;

/** Columns that only number the rows. */
const COUNTERS = new Set(['i', 'flight', 'block', 't_ms', 'shown_at', 'fixation_ms', 'wait_ms']);

function guessed(trials: readonly Trial[]): PlotSpec | null {
  const column = Object.keys(trials[0] ?? {}).find(
    (key) => !COUNTERS.has(key) && trials.some((trial) => typeof trial[key] === 'number'),
  );
  return column === undefined ? null : { column, scale: null, good: () => null };
}

/** The picture of a task's responses in their order; null where nothing in them goes upwards. */
export function trialPlot(taskKey: string, trials: readonly Trial[]): TrialPlot | null {
  const spec = trialViewOf(taskKey) ?? guessed(trials);
  if (!spec || trials.length === 0) return null;
  const points = trials.map((trial, x) => {
    const y = trial[spec.column];
    return { x, y: typeof y === 'number' ? y : null, good: spec.good(trial) };
  });
  const most = Math.max(0, ...points.map((point) => point.y ?? 0));
  if (most > 0) return { points, column: spec.column, max: spec.scale ?? roundUp(most) };
  if (points.every((point) => point.good === null)) return null;
  return { points: points.map((point) => ({ ...point, y: point.good ? 1 : 0.5 })), column: null, max: 1 };
}

/** The next 1, 2 or 5 times a power of ten: an end of scale that reads well. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}

/** Columns that would tell how a person plays, which nobody who decides needs to know. */
const PRIVATE = new Set([
  'input',
  'frame_ms',
  'deadline_ms',
  'form',
  'fixation_ms',
  'wait_ms',
  't_ms',
  'replaced',
]);

/** The columns of a task's trial table, in reading order; replaced steps are told where there are any. */
export function trialColumns(taskKey: string, trials: readonly Trial[]): readonly string[] {
  const columns =
    trialViewOf(taskKey)?.columns ??
    [...new Set(trials.flatMap(Object.keys))].filter((key) => !PRIVATE.has(key));
  return trials.some((trial) => trial.replaced === true) ? [...columns, 'replaced'] : columns;
}
