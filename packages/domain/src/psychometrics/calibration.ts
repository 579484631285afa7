import { mean, sd } from '../statistics/statistics.ts';
import { iccTwoWay } from './agreement.ts';
import {
  cronbachAlpha,
  type ItemStatistics,
  itemStatistics,
  mcdonaldOmega,
  splitHalf,
} from './consistency.ts';
import type { DifferentialFunctioning } from './differential-functioning.ts';
import {
  type AnswerTable,
  compareModels,
  type FittedItem,
  type FittedModel,
  fitRasch,
  fitTwoParameters,
  type ModelComparison,
} from './item-models.ts';
import { type CalibratedPlay, differenceOf, type ScaleTable, tableOf } from './scale-table.ts';

/**
 * Below these numbers of people a figure is not told, because it would mislead. Retest and halves: a correlation of .6
 * has an interval of about ±.25 with 30 and ±.13 with 100; item models: Linacre (1994) and de Ayala (2009) ask for 100
 * to 250 for Rasch, and 2PL needs more; ETS compares groups from 100 in the smaller one on (Zwick 2012).
 */
export const CALIBRATION_MINIMUM = {
  /** People who played twice, for the agreement over time. */
  retest: 30,
  /** People, for alpha, omega and halves. */
  consistency: 100,
  /** Answers to an item, for its difficulty and its correlation with the rest. */
  item: 30,
  /** People, for the Rasch model. */
  rasch: 200,
  /** People, for the two-parameter model. */
  two_parameters: 500,
  /** People in each group, for differences of items between groups. */
  group: 100,
  /** People in a quarter of a year, for its mean. */
  drift: 20,
} as const;

/** How far people who played twice agree with themselves. */
export interface Retest {
  /** How many people. */
  readonly n: number;
  /** How many times each played. */
  readonly k: number;
  /** Of one play, ICC(2,1), with its 95 % interval. */
  readonly single: number;
  /** Of the mean of all plays, ICC(2,k). */
  readonly average: number;
  readonly low: number;
  readonly high: number;
}

function retestOf(pairs: readonly (readonly [number, number])[]): Retest | null {
  const found = iccTwoWay(pairs);
  if (found === null) return null;
  const { single, average } = found;
  const { targets, judges, value, low, high } = single;
  return { n: targets, k: judges, single: value, average: average.value, low, high };
}

/** How far the halves and repetitions of a measure agree. */
export interface CalibratedMeasure {
  readonly n: number;
  readonly mean: number | null;
  readonly sd: number | null;
  /** People who played twice. */
  readonly pairs: number;
  /** Null below the minimum. */
  readonly retest: Retest | null;
  /** Gain of the second play in SDs of the first; null below the minimum. */
  readonly gain: number | null;
}

/** A measure from first plays, and from first and second plays of those who played twice. */
export function calibratedMeasure(
  firsts: readonly number[],
  pairs: readonly (readonly [number, number])[],
): CalibratedMeasure {
  const spread = sd(firsts);
  const enough = pairs.length >= CALIBRATION_MINIMUM.retest;
  const gain = mean(pairs.map(([first, second]) => second - first));
  return {
    n: firsts.length,
    mean: mean(firsts),
    sd: spread,
    pairs: pairs.length,
    retest: enough ? retestOf(pairs) : null,
    gain: enough && spread !== null && spread > 0 && gain !== null ? gain / spread : null,
  };
}

/** Odd and even trials of a measure. */
export interface CalibratedHalves {
  readonly data_point: string;
  readonly n: number;
  /** Stepped up to the whole; null below the minimum, and where the halves do not agree at all. */
  readonly reliability: number | null;
}

/** Reliability of each measure from its odd and even trials, by data point. */
export function calibratedHalves(plays: readonly CalibratedPlay[]): readonly CalibratedHalves[] {
  const keys = new Set(plays.flatMap(({ halves }) => Object.keys(halves)));
  return [...keys].map((data_point) => {
    const both = plays.flatMap(({ halves }) => {
      const pair = halves[data_point];
      return pair ? [pair] : [];
    });
    return {
      data_point,
      n: both.length,
      reliability:
        both.length < CALIBRATION_MINIMUM.consistency
          ? null
          : splitHalf(
              both.map(([odd]) => odd),
              both.map(([, even]) => even),
            ),
    };
  });
}

/** What answers say of one item; figures are null below their minimum. */
export interface CalibratedItem extends ItemStatistics {
  readonly item: string;
  readonly rasch: FittedItem | null;
  readonly two_parameters: FittedItem | null;
  readonly difference: DifferentialFunctioning | null;
}

/** The items of one scale. */
export interface CalibratedScale {
  readonly scale: string;
  readonly people: number;
  /** How many items one person is given, rounded. */
  readonly met: number;
  /** Whether items count by right or wrong, so that item models apply. */
  readonly binary: boolean;
  readonly alpha: number | null;
  readonly omega: number | null;
  readonly odd_even: number | null;
  readonly models: {
    readonly rasch: Omit<FittedModel, 'items'> | null;
    readonly two_parameters: Omit<FittedModel, 'items'> | null;
    readonly comparison: ModelComparison | null;
  };
  /** People of each group. */
  readonly groups: { readonly reference: number; readonly focal: number };
  readonly items: readonly CalibratedItem[];
}

/** Models want items that people differ in, with enough answers each. */
function modelled({ names, table }: ScaleTable, statistics: readonly ItemStatistics[]): readonly number[] {
  return names.flatMap((_, item) => {
    const { n, mean: share } = statistics[item] ?? { n: 0, mean: null };
    const varies = share !== null && share > 0 && share < 1;
    return varies && n >= CALIBRATION_MINIMUM.item && table.length > 0 ? [item] : [];
  });
}

const withoutItems = (model: FittedModel | null): Omit<FittedModel, 'items'> | null => {
  if (model === null) return null;
  const { items: _items, ...rest } = model;
  return rest;
};

function calibratedScale(scale: string, of: ScaleTable): CalibratedScale {
  const { names, table, groups, met, binary } = of;
  const people = table.length;
  const enough = people >= CALIBRATION_MINIMUM.consistency;
  const statistics = itemStatistics(table);
  const used = binary ? modelled(of, statistics) : [];
  const answers: AnswerTable = table.map((row) =>
    used.map((item) => (row[item] === null || row[item] === undefined ? null : row[item] === 1)),
  );
  const rasch = people >= CALIBRATION_MINIMUM.rasch ? fitRasch(answers) : null;
  const free = people >= CALIBRATION_MINIMUM.two_parameters ? fitTwoParameters(answers) : null;
  const counts = {
    reference: groups.filter((group) => group === 'reference').length,
    focal: groups.filter((group) => group === 'focal').length,
  };
  const compared = binary && Math.min(counts.reference, counts.focal) >= CALIBRATION_MINIMUM.group;
  return {
    scale,
    people,
    met,
    binary,
    alpha: enough ? cronbachAlpha(table, { met }) : null,
    omega: enough ? mcdonaldOmega(table, { met }) : null,
    odd_even: enough
      ? splitHalf(
          of.halves.map(([odd]) => odd),
          of.halves.map(([, even]) => even),
        )
      : null,
    models: {
      rasch: withoutItems(rasch),
      two_parameters: withoutItems(free),
      comparison: rasch && free ? compareModels(rasch, free) : null,
    },
    groups: counts,
    items: names.map((item, i) => {
      const { n, mean: centre, rest } = statistics[i] ?? { n: 0, mean: null, rest: null };
      const told = n >= CALIBRATION_MINIMUM.item;
      const place = used.indexOf(i);
      return {
        item,
        n,
        mean: told ? centre : null,
        rest: told ? rest : null,
        rasch: place === -1 ? null : (rasch?.items[place] ?? null),
        two_parameters: place === -1 ? null : (free?.items[place] ?? null),
        difference: compared && told ? differenceOf(of, i) : null,
      };
    }),
  };
}

/** Every scale of a game's items, by name. */
export function calibratedScales(plays: readonly CalibratedPlay[]): readonly CalibratedScale[] {
  const scales = new Set(plays.flatMap(({ items }) => items.map(({ scale }) => scale)));
  return [...scales].toSorted().map((scale) => calibratedScale(scale, tableOf(plays, scale)));
}

/** A measure in one quarter of a year. */
export interface Drift {
  /** First day of the quarter, YYYY-MM-DD. */
  readonly from: string;
  readonly n: number;
  /** Null below the minimum. */
  readonly mean: number | null;
  readonly sd: number | null;
}

/** How a measure moved from quarter to quarter, oldest first; quarters without plays are left out. */
export function driftOf(
  values: readonly { readonly at: string; readonly value: number }[],
): readonly Drift[] {
  const quarters = new Map<string, number[]>();
  for (const { at, value } of values) {
    const month = Math.floor((Number(at.slice(5, 7)) - 1) / 3) * 3 + 1;
    const from = `${at.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
    quarters.set(from, [...(quarters.get(from) ?? []), value]);
  }
  return [...quarters]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, own]) => {
      const told = own.length >= CALIBRATION_MINIMUM.drift;
      return { from, n: own.length, mean: told ? mean(own) : null, sd: told ? sd(own) : null };
    });
}
