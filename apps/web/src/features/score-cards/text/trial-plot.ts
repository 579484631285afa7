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

/** What is drawn of a known task: the column that goes upwards, its end of scale, and what marks a good answer. */
interface PlotSpec {
  readonly column: string;
  readonly scale: number | null;
  readonly good: (trial: Trial) => boolean | null;
}

const SPECS: Readonly<Record<string, PlotSpec>> = {
  'signal-tower': { column: 'rt_ms', scale: null, good: ({ correct }) => correct === true },
  'cargo-drone': { column: 'loaded', scale: null, good: ({ lost }) => lost === false },
  'team-days': { column: 'agreement', scale: 100, good: () => null },
  'lantern-path': { column: 'length', scale: null, good: ({ correct }) => correct === true },
  'parcel-belt': { column: 'load', scale: null, good: ({ mastered }) => mastered === true },
  'glyph-grid': { column: 'rt_ms', scale: null, good: ({ correct }) => correct === true },
  'reflex-check': { column: 'rt_ms', scale: null, good: ({ correct }) => correct === true },
  'mail-scanner': { column: 'rt_ms', scale: null, good: ({ correct }) => correct === true },
  'crane-yard': { column: 'moves', scale: null, good: ({ grade }) => grade === 3 },
  'salvage-dive': { column: 'opened', scale: 32, good: ({ lost }) => lost === false },
  'work-style': { column: 'counts', scale: 5, good: () => null },
  'power-plant': { column: 'expected_gain', scale: null, good: ({ demand }) => demand === 'hard' },
  'market-stall': { column: 'rt_ms', scale: null, good: ({ correct }) => correct === true },
  'trade-post': {
    column: 'given',
    scale: null,
    good: ({ accepted }) => (typeof accepted === 'boolean' ? accepted : null),
  },
  'shift-desk': { column: 'seconds', scale: null, good: () => null },
};

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
  const spec = (Object.hasOwn(SPECS, taskKey) ? SPECS[taskKey] : undefined) ?? guessed(trials);
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

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'signal-tower': ['i', 'condition', 'target', 'response', 'rt_ms', 'correct'],
  'cargo-drone': ['flight', 'loaded', 'lost', 'points'],
  'team-days': ['i', 'subtrait', 'shown_at', 'rating', 'agreement', 'seconds'],
  'lantern-path': ['i', 'path_direction', 'length', 'path', 'taps', 'correct', 'first_tap_ms'],
  'parcel-belt': ['i', 'load', 'share_right', 'mastered'],
  'glyph-grid': ['i', 'difficulty', 'option', 'right_option', 'rt_ms', 'correct', 'theta'],
  'reflex-check': ['i', 'part', 'signal', 'response', 'rt_ms', 'correct'],
  'mail-scanner': ['i', 'letter', 'stamped', 'rt_ms', 'correct'],
  'crane-yard': ['i', 'fewest_moves', 'moves', 'solved', 'grade', 'planning_ms', 'end_ms'],
  'salvage-dive': ['i', 'gain', 'loss', 'snags', 'opened', 'lost', 'points'],
  'work-style': ['i', 'domain', 'facet', 'rating', 'counts'],
  'power-plant': ['i', 'chance', 'hard_points', 'expected_gain', 'demand', 'shift_end', 'paid', 'points'],
  'market-stall': ['i', 'difficulty', 'option', 'right_option', 'rt_ms', 'correct', 'calculations', 'theta'],
  'trade-post': ['i', 'role', 'ship_gave', 'most', 'given', 'accepted', 'ship_returned', 'earned'],
  'shift-desk': ['i', 'deed', 'message', 'decision', 'place', 'seconds'],
};

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
  const chosen = Object.hasOwn(SHOWN, taskKey) ? SHOWN[taskKey] : undefined;
  const columns = chosen ?? [...new Set(trials.flatMap(Object.keys))].filter((key) => !PRIVATE.has(key));
  return trials.some((trial) => trial.replaced === true) ? [...columns, 'replaced'] : columns;
}
