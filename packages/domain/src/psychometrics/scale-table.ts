import { mean } from '../statistics/statistics.ts';
import type { ItemTable } from './consistency.ts';
import { type DifferentialFunctioning, mantelHaenszel, strataOf } from './differential-functioning.ts';

/** One item that a person met. */
export interface CalibratedAnswer {
  readonly item: string;
  readonly scale: string;
  readonly counts: number | null;
  readonly binary: boolean;
}

/** What one person's first play says of items and halves. */
export interface CalibratedPlay {
  readonly items: readonly CalibratedAnswer[];
  readonly halves: Readonly<Record<string, readonly [number, number] | null>>;
  /** The group a person belongs to, for differences between groups; null: none, or not told. */
  readonly group: 'reference' | 'focal' | null;
}

/** The answers to one scale's items, a row a person. */
export interface ScaleTable {
  readonly names: readonly string[];
  readonly table: ItemTable;
  readonly groups: readonly CalibratedPlay['group'][];
  readonly met: number;
  readonly binary: boolean;
  readonly halves: readonly (readonly [number, number])[];
}

/** One row a person who met items of the scale; an item met twice counts the first time. */
export function tableOf(plays: readonly CalibratedPlay[], scale: string): ScaleTable {
  const own = plays.flatMap(({ items, group }) => {
    const met = items.filter((each) => each.scale === scale && each.counts !== null);
    return met.length === 0 ? [] : [{ met, group }];
  });
  const names = [...new Set(own.flatMap(({ met }) => met.map(({ item }) => item)))].toSorted();
  const at = new Map(names.map((name, i) => [name, i]));
  const table = own.map(({ met }) => {
    const row = Array<number | null>(names.length).fill(null);
    for (const { item, counts } of met) {
      const place = at.get(item) ?? 0;
      row[place] = row[place] ?? counts;
    }
    return row;
  });
  const half = (values: readonly CalibratedAnswer[], odd: number) =>
    mean(values.flatMap(({ counts }, i) => (i % 2 === odd && counts !== null ? counts : [])));
  return {
    names,
    table,
    groups: own.map(({ group }) => group),
    met: Math.round(mean(table.map((row) => row.filter((each) => each !== null).length)) ?? 0),
    binary: own.every(({ met }) => met.every(({ binary }) => binary)),
    halves: own.flatMap(({ met }) => {
      const [odd, even] = [half(met, 0), half(met, 1)];
      return odd === null || even === null ? [] : [[odd, even] as const];
    }),
  };
}

/** How one item differs between the two groups, among people with the same total; null where nobody can be compared. */
export function differenceOf({ table, groups }: ScaleTable, item: number): DifferentialFunctioning | null {
  return mantelHaenszel(
    strataOf(
      table.flatMap((row, person) => {
        const [answer, group] = [row[item] ?? null, groups[person] ?? null];
        if (answer === null || group === null) return [];
        return [
          { group, right: answer === 1, matched_by: row.reduce((sum: number, each) => sum + (each ?? 0), 0) },
        ];
      }),
    ),
  );
}
