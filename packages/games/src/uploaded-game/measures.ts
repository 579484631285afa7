import type { BuildManifest, ManifestDataPoint } from '@tryout/game-sdk/build-manifest';
import type { StandingValue } from '@tryout/game-sdk/data-point-value';
import type { Json } from '@tryout/game-sdk/protocol';
import { type Measured, reportDataPoints } from '../data-points.ts';
import type { DataPoint, TrialRow } from '../task-core.ts';
import { repeatedOf, scalarsOf, trialColumnsOf } from './declared.ts';
import { readValues, type UploadedGameState } from './session.ts';

/** Fields of a raw row that are shown; a row of many more tells nobody anything. */
const MOST_FIELDS = 30;
const MOST_TEXT = 200;

/**
 * Every declared scalar: a boolean as 0 or 1, an enum as its place among the options from 0. One that was not sent is
 * missing (`not_reached`), one that does not fit its declaration as well (`invalid_range`), and one that tells of speed
 * where other time than usual was given (`accommodated`).
 */
export function dataPointsOf(
  manifest: BuildManifest,
  state: UploadedGameState,
  accommodated: boolean,
): readonly DataPoint[] {
  const standing = readValues(manifest, state).table.values();
  const specs = new Map(manifest.data_points.map((spec) => [spec.key, spec]));
  // A null prototype: a data point may be called `constructor`.
  const measures: Record<string, Measured> = Object.create(null);
  for (const { key, trial, value, quality } of standing) {
    const spec = specs.get(key);
    if (!spec || spec.repeated || trial !== null) continue;
    measures[key] = quality === 'ok' ? numberOf(spec, value) : 'invalid_range';
  }
  return reportDataPoints(scalarsOf(manifest), measures, accommodated);
}

function numberOf(spec: ManifestDataPoint, value: Json): Measured {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? spec.options.indexOf(value) : 'invalid_range';
}

/**
 * The trial table: a row a trial, in the order of their numbers; a value without a number takes the first row that has
 * none of its key. What does not fit its declaration is null. Where other time than usual was given, nothing that tells
 * of speed is told, and no raw row either, because nobody knows what is in it.
 */
export function trialsOf(
  manifest: BuildManifest,
  state: UploadedGameState,
  accommodated: boolean,
): readonly TrialRow[] {
  const repeated = repeatedOf(manifest);
  if (repeated.length === 0) return [];
  const { table, t_ms_of } = readValues(manifest, state);
  const byKey = Map.groupBy(table.values(), ({ key }) => key);
  const cells = new Map<number, Map<string, StandingValue>>();
  for (const { key } of repeated) {
    for (const [trial, value] of numbered(byKey.get(key) ?? [])) {
      const row = cells.get(trial) ?? new Map<string, StandingValue>();
      cells.set(trial, row.set(key, value));
    }
  }
  const own = new Set(trialColumnsOf(manifest).map(({ key }) => key));
  return [...cells]
    .toSorted(([a], [b]) => a - b)
    .map(([trial, row]) => {
      const t_ms = Math.max(0, ...[...row.values()].map(({ seq }) => t_ms_of.get(seq) ?? 0));
      return Object.fromEntries([
        ...(own.has('i') && !row.has('i') ? [['i', trial] as const] : []),
        ...(own.has('t_ms') && !row.has('t_ms') ? [['t_ms', accommodated ? null : t_ms] as const] : []),
        ...repeated.flatMap((spec) =>
          // A field of a raw row never takes the place of a column that is declared.
          shown(spec, row.get(spec.key), accommodated).filter(([key]) => key === spec.key || !own.has(key)),
        ),
      ]);
    });
}

/** Values of one key with the row each belongs to. */
function numbered(values: readonly StandingValue[]): (readonly [number, StandingValue])[] {
  const taken = new Set(values.flatMap(({ trial }) => (trial === null ? [] : [trial])));
  let free = 0;
  return values.map((value) => {
    if (value.trial !== null) return [value.trial, value] as const;
    while (taken.has(free)) free += 1;
    taken.add(free);
    return [free, value] as const;
  });
}

type Cell = readonly [string, string | number | boolean | null];

function shown(
  spec: ManifestDataPoint,
  standing: StandingValue | undefined,
  accommodated: boolean,
): readonly Cell[] {
  const hidden = accommodated && (spec.speeded || spec.type === 'object');
  const value = hidden || standing?.quality !== 'ok' ? null : standing.value;
  if (spec.type !== 'object') return [[spec.key, flat(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .slice(0, MOST_FIELDS)
    .map(([field, each]) => [`${spec.key}.${field.slice(0, 64)}`, flat(each)] as const);
}

/** A value for a cell; lists and objects within raw rows stay in the log. */
function flat(value: Json): Cell[1] {
  if (typeof value === 'string') return value.slice(0, MOST_TEXT);
  return typeof value === 'object' ? null : value;
}
