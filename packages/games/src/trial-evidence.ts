import { sd } from '@tryout/domain/statistics/statistics';
import type { HalfMeasure } from './evidence-spec.ts';
import type { AnyTaskJudge, TrialRow } from './task-core.ts';

/** One item that a person was given. */
export interface MetItem {
  readonly item: string;
  readonly scale: string;
  /** 0 or 1 for wrong and right; null where it was not answered and that is no mistake. */
  readonly counts: number | null;
  /** Whether it counts by right or wrong. */
  readonly binary: boolean;
  /** How it was answered (key, touch, mouse); null where the game does not tell. */
  readonly input: string | null;
}

/** What one play says of items and halves. */
export interface PlayEvidence {
  readonly items: readonly MetItem[];
  /** Odd and even trials of each measure that has halves; null where a half has no value. */
  readonly halves: Readonly<Record<string, readonly [number, number] | null>>;
}

function counted(value: TrialRow[string] | undefined): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' ? value : null;
}

function measured({ of, column }: HalfMeasure, rows: readonly TrialRow[]): number | null {
  if (of === 'spread') {
    return sd(
      rows.flatMap((row) => {
        const value = row[column];
        return typeof value === 'number' ? value : [];
      }),
    );
  }
  const right = rows.filter((row) => row[column] === true).length;
  if (of === 'share') return rows.length === 0 ? null : right / rows.length;
  const seconds = rows.reduce((sum, { rt_ms }) => sum + (typeof rt_ms === 'number' ? rt_ms / 1000 : 0), 0);
  return seconds === 0 ? null : right / seconds;
}

function halfOf(measure: HalfMeasure, rows: readonly TrialRow[]): readonly [number, number] | null {
  const where = Object.entries(measure.where ?? {});
  const own = rows.filter((row) => where.every(([column, value]) => row[column] === value));
  const odd = measured(
    measure,
    own.filter((_, at) => at % 2 === 0),
  );
  const even = measured(
    measure,
    own.filter((_, at) => at % 2 === 1),
  );
  return odd === null || even === null ? null : [odd, even];
}

/** What the trial table of a play says of the game's items and halves. */
export function evidenceOf(
  { evidence = {} }: Pick<AnyTaskJudge, 'evidence'>,
  rows: readonly TrialRow[],
): PlayEvidence {
  const { items, halves = [] } = evidence;
  return {
    items: items
      ? rows.map((row) => ({
          item: items.named_by.map((column) => String(row[column] ?? '')).join(' · '),
          scale: items.scale === undefined ? '' : String(row[items.scale] ?? ''),
          counts: counted(row[items.counts]),
          binary: typeof row[items.counts] === 'boolean',
          input: typeof row.input === 'string' ? row.input : null,
        }))
      : [],
    halves: Object.fromEntries(halves.map((measure) => [measure.data_point, halfOf(measure, rows)])),
  };
}
