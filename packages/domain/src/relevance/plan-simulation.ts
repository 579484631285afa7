import { balanceTo100 } from '../simulations/rank-weights.ts';

/** A task that can be played. */
export interface PlannedTask {
  readonly id: string;
  readonly minutes: number;
  /** What it measures, with the reliability of its scores there, 0 to 1; null: unknown, counted as none known. */
  readonly measures: readonly { readonly subtrait: string; readonly reliability: number | null }[];
}

/** What is to be covered: subtraits with how much each matters, above 0. */
export type Wanted = ReadonlyMap<string, number>;

/** Limits of a draft. */
export interface PlanLimits {
  /** Most playing time of all tasks together, minutes. */
  readonly minutes: number;
  /** Composite reliability to reach, 0 to 1. */
  readonly reliability: number;
}

/** A draft of which tasks to play. */
export interface SimulationPlan {
  /** Ids, the most useful first. */
  readonly tasks: readonly string[];
  readonly minutes: number;
  /** Share of what is wanted that is measured, by weight, 0 to 1. */
  readonly covered: number;
  /** Composite reliability of the weighted mean of what is measured; null where none is known. */
  readonly reliability: number | null;
  readonly reaches_reliability: boolean;
}

/** What an unknown reliability counts as while tasks are chosen. */
const UNKNOWN = 0.5;

/** Reliability of several measures of one subtrait together, taken as parallel (Spearman–Brown). */
export function together(reliabilities: readonly number[]): number {
  const ratio = reliabilities.reduce((sum, r) => sum + Math.min(r, 0.99) / (1 - Math.min(r, 0.99)), 0);
  return ratio / (1 + ratio);
}

/**
 * Reliability of a weighted mean whose parts are taken as unrelated and equally spread: `1 − Σ w² (1 − r) / Σ w²`. Related
 * parts would make it higher, so this is careful. Null without a part.
 */
export function compositeReliability(
  parts: readonly { readonly weight: number; readonly reliability: number }[],
): number | null {
  const whole = parts.reduce((sum, { weight }) => sum + weight ** 2, 0);
  return whole === 0
    ? null
    : 1 - parts.reduce((sum, { weight, reliability }) => sum + weight ** 2 * (1 - reliability), 0) / whole;
}

function measured(chosen: readonly PlannedTask[], wanted: Wanted) {
  const by = new Map<string, number[]>();
  const known = new Map<string, number[]>();
  for (const { measures } of chosen)
    for (const { subtrait, reliability } of measures) {
      if (!wanted.has(subtrait)) continue;
      by.set(subtrait, [...(by.get(subtrait) ?? []), reliability ?? UNKNOWN]);
      if (reliability !== null) known.set(subtrait, [...(known.get(subtrait) ?? []), reliability]);
    }
  return { by, known };
}

/** What a choice is worth: wanted weight, each part by how reliably it is measured. */
function worth(chosen: readonly PlannedTask[], wanted: Wanted): number {
  let sum = 0;
  for (const [subtrait, reliabilities] of measured(chosen, wanted).by)
    sum += (wanted.get(subtrait) ?? 0) * together(reliabilities);
  return sum;
}

/** Told of a choice of tasks. */
export function tellPlan(chosen: readonly PlannedTask[], wanted: Wanted, limits: PlanLimits): SimulationPlan {
  const { by, known } = measured(chosen, wanted);
  const all = [...wanted.values()].reduce((sum, weight) => sum + weight, 0);
  const covered = [...by.keys()].reduce((sum, subtrait) => sum + (wanted.get(subtrait) ?? 0), 0);
  const reliability = compositeReliability(
    [...known].map(([subtrait, each]) => ({
      weight: wanted.get(subtrait) ?? 0,
      reliability: together(each),
    })),
  );
  return {
    tasks: chosen.map(({ id }) => id),
    minutes: Math.round(chosen.reduce((sum, { minutes }) => sum + minutes, 0) * 10) / 10,
    covered: all === 0 ? 0 : Math.round((1000 * covered) / all) / 1000,
    reliability: reliability === null ? null : Math.round(reliability * 1000) / 1000,
    reaches_reliability: reliability !== null && reliability >= limits.reliability,
  };
}

/** A gain smaller than this share of what is wanted is not worth a candidate's time. */
const LEAST_GAIN = 0.01;

/**
 * Puts a draft together: takes the task that adds most for its minutes, as long as it fits, then exchanges single tasks
 * while that adds. The same input gives the same draft; ties go to the first of the list.
 */
export function planSimulation(
  tasks: readonly PlannedTask[],
  wanted: Wanted,
  limits: PlanLimits,
): SimulationPlan {
  const useful = tasks.filter(
    ({ minutes, measures }) =>
      minutes <= limits.minutes && measures.some(({ subtrait }) => wanted.has(subtrait)),
  );
  const all = [...wanted.values()].reduce((sum, weight) => sum + weight, 0);
  const time = (chosen: readonly PlannedTask[]) => chosen.reduce((sum, { minutes }) => sum + minutes, 0);
  const add = (from: readonly PlannedTask[]): PlannedTask[] => {
    const chosen = [...from];
    for (;;) {
      const now = worth(chosen, wanted);
      let best: { task: PlannedTask; rate: number } | null = null;
      for (const task of useful) {
        if (chosen.includes(task) || time(chosen) + task.minutes > limits.minutes) continue;
        const gain = worth([...chosen, task], wanted) - now;
        const rate = gain / Math.max(0.5, task.minutes);
        if (gain > LEAST_GAIN * all && (best === null || rate > best.rate)) best = { task, rate };
      }
      if (best === null) return chosen;
      chosen.push(best.task);
    }
  };
  let chosen = add([]);
  for (let improved = true, turns = 0; improved && turns < 20; turns++) {
    improved = false;
    for (const out of [...chosen]) {
      for (const into of useful) {
        if (chosen.includes(into) || !chosen.includes(out)) continue;
        const changed = add([...chosen.filter((each) => each !== out), into]);
        if (
          time(changed) <= limits.minutes &&
          worth(changed, wanted) > worth(chosen, wanted) + LEAST_GAIN * all
        ) {
          chosen = changed;
          improved = true;
        }
      }
    }
  }
  const order = [...chosen].sort((a, b) => worth([b], wanted) - worth([a], wanted));
  return tellPlan(order, wanted, limits);
}

/** A subtrait in its place in the library. */
export interface PlacedSubtrait {
  readonly subtrait_id: string;
  readonly trait_id: string;
  readonly category_id: string;
}

/** Weights of a score template without its names. */
export interface WeighedTemplate {
  readonly categories: readonly {
    readonly category_id: string;
    readonly category_weightage: number;
    readonly traits: readonly {
      readonly trait_id: string;
      readonly trait_weightage: number;
      readonly subtraits: readonly {
        readonly subtrait_id: string;
        readonly weightage: number;
        readonly rank: number;
      }[];
    }[];
  }[];
}

/**
 * Weights that follow how much each subtrait matters: a trait weighs what its subtraits do together, a category what its
 * traits do, siblings balanced to 100. Subtraits that are not wanted are left out.
 */
export function weighWanted(subtraits: readonly PlacedSubtrait[], wanted: Wanted): WeighedTemplate {
  const kept = subtraits.filter(({ subtrait_id }) => (wanted.get(subtrait_id) ?? 0) > 0);
  const sum = (of: readonly PlacedSubtrait[]) =>
    of.reduce((total, { subtrait_id }) => total + (wanted.get(subtrait_id) ?? 0), 0);
  const grouped = (of: readonly PlacedSubtrait[], key: 'category_id' | 'trait_id') => {
    const groups = new Map<string, PlacedSubtrait[]>();
    for (const each of of) groups.set(each[key], [...(groups.get(each[key]) ?? []), each]);
    return [...groups].sort(([, a], [, b]) => sum(b) - sum(a));
  };
  const categories = grouped(kept, 'category_id');
  const shares = balanceTo100(categories.map(([, of]) => sum(of)));
  return {
    categories: categories.map(([category_id, inCategory], c) => {
      const traits = grouped(inCategory, 'trait_id');
      const traitShares = balanceTo100(traits.map(([, of]) => sum(of)));
      return {
        category_id,
        category_weightage: shares[c] ?? 0,
        traits: traits.map(([trait_id, inTrait], t) => {
          const ordered = [...inTrait].sort(
            (a, b) => (wanted.get(b.subtrait_id) ?? 0) - (wanted.get(a.subtrait_id) ?? 0),
          );
          const parts = balanceTo100(ordered.map(({ subtrait_id }) => wanted.get(subtrait_id) ?? 0));
          return {
            trait_id,
            trait_weightage: traitShares[t] ?? 0,
            subtraits: ordered.map(({ subtrait_id }, s) => ({
              subtrait_id,
              weightage: parts[s] ?? 0,
              rank: s + 1,
            })),
          };
        }),
      };
    }),
  };
}

/** How many subtraits of a ranking a draft is made of, at most. */
export const WANTED_MOST = 10;

/**
 * What of a ranking a draft covers: the first ten that matter more than for the mean occupation, by how much more. Where
 * hardly any does, the first five alike, each a little less than the one before.
 */
export function wantedOf(
  ranking: readonly { readonly key: string; readonly relevance: number }[],
): Map<string, number> {
  const above = ranking.filter(({ relevance }) => relevance > 0.05).slice(0, WANTED_MOST);
  return above.length >= 3
    ? new Map(above.map(({ key, relevance }) => [key, Math.round(Math.max(0.1, relevance) * 1000) / 1000]))
    : new Map(ranking.slice(0, 5).map(({ key }, i) => [key, 1 - i / 10]));
}
