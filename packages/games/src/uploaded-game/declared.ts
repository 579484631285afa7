import type { BuildManifest, ManifestDataPoint } from '@tryout/game-sdk/build-manifest';
import type { DataPointSpec, TrialColumn } from '../task-core.ts';
import { STEP, T_MS } from '../trial-columns.ts';

/** The furthest that a manifest may set a bound: a number without one is bounded here. */
const FURTHEST = 1e15;

/** A bound of a data point as people are told of it; null where there is none. */
export function toldBound(bound: number | null | undefined): number | null {
  return typeof bound === 'number' && Math.abs(bound) < FURTHEST ? bound : null;
}

/**
 * What a manifest's data points are to formulas: every scalar that can count, in declared order. An enum is its place
 * among its options, from 0. Raw rows (`object`) and repeated data points are none; the latter are series.
 */
export function scalarsOf({ data_points }: BuildManifest): readonly DataPointSpec[] {
  return data_points.flatMap((point) => {
    if (point.repeated || point.type === 'object') return [];
    const { key, unit, required, direction, speeded } = point;
    return [{ key, ...rangeOf(point), unit, required, direction, speeded, description: describe(point) }];
  });
}

function rangeOf(point: ManifestDataPoint): Pick<DataPointSpec, 'type' | 'min' | 'max'> {
  if (point.type === 'boolean') return { type: 'boolean', min: 0, max: 1 };
  if (point.type === 'enum') return { type: 'integer', min: 0, max: Math.max(0, point.options.length - 1) };
  const type = point.type === 'object' ? 'number' : point.type;
  return { type, min: point.min ?? -FURTHEST, max: point.max ?? FURTHEST };
}

/** An enum says which place is which. */
function describe({ type, options, description }: ManifestDataPoint): string {
  if (type !== 'enum') return description;
  const places = options.map((option, place) => `${place} = ${option}`).join(', ');
  return description === '' ? places : `${description} (${places})`;
}

/** Data points that are sent once a trial. */
export function repeatedOf({ data_points }: BuildManifest): readonly ManifestDataPoint[] {
  return data_points.filter(({ repeated }) => repeated);
}

/**
 * The columns of the trial table: which trial it was and when, unless the game has data points of these names, and a
 * column for each repeated data point. Numbers and booleans are series; an enum is text, and so is a raw row, whose
 * fields follow as `key.field`.
 */
export function trialColumnsOf(manifest: BuildManifest): readonly TrialColumn[] {
  const repeated = repeatedOf(manifest);
  if (repeated.length === 0) return [];
  const own = [STEP, T_MS].filter(({ key }) => !repeated.some((point) => point.key === key));
  return [...own, ...repeated.map(columnOf)];
}

function columnOf({ key, type, unit, min, max, speeded, description }: ManifestDataPoint): TrialColumn {
  const text = type === 'enum' || type === 'object';
  return {
    key,
    type: text ? 'text' : type === 'boolean' ? 'boolean' : 'number',
    unit,
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    speeded,
    description,
  };
}
