import { mean, sum } from '@tryout/domain/statistics/statistics';
import type { DiveFacts } from './plan.ts';

/** The number of crates aimed at in a dive with these facts. */
export interface Aim extends DiveFacts {
  readonly aimed: number;
}

/** Dives of a set, in which each combination comes once, so that the three facts are independent. */
export const SET_DIVES = 8;

/** The three facts, each as +1 where it speaks for opening more and -1 where it speaks for less. */
const FACTS = {
  gain: ({ gain }: DiveFacts) => (gain > 10 ? 1 : -1),
  loss: ({ loss }: DiveFacts) => (loss < 750 ? 1 : -1),
  snags: ({ snags }: DiveFacts) => (snags < 3 ? 1 : -1),
} as const;

/** One of the three facts. */
export type Fact = keyof typeof FACTS;

/**
 * Two-sided 5 % bounds of Student's t by residual degrees of freedom (dives less four): what 2 to 6 sets have.
 * Fisher & Yates tables.
 */
const T_BOUNDS: Readonly<Record<number, number>> = {
  12: 2.1788,
  20: 2.086,
  28: 2.0484,
  36: 2.0281,
  44: 2.0154,
};

/** Half the difference between the two levels of a fact: its coefficient in a balanced design. */
function coefficient(aims: readonly Aim[], fact: Fact): number {
  return sum(aims.map((aim) => FACTS[fact](aim) * aim.aimed)) / aims.length;
}

/** Crates more aimed at where a fact speaks for opening more; over whole sets only. */
export function adjustment(aims: readonly Aim[], fact: Fact): number {
  return 2 * coefficient(aims, fact);
}

/**
 * How many of the three facts show in the choices, 0 to 3: those with a main effect at p < .05 in a linear model of the
 * number of crates on gain, loss and snags, over whole sets of eight dives. A fact that is used the wrong way round
 * does not count. null for fewer than two sets, or where the number of dives has no bound above.
 */
export function informationUse(aims: readonly Aim[]): number | null {
  const n = aims.length;
  const bound = T_BOUNDS[n - 4];
  const centre = mean(aims.map(({ aimed }) => aimed));
  if (bound === undefined || n % SET_DIVES !== 0 || centre === null) return null;
  const effects = (Object.keys(FACTS) as Fact[]).map((fact) => coefficient(aims, fact));
  const total = sum(aims.map(({ aimed }) => (aimed - centre) ** 2));
  const explained = n * sum(effects.map((effect) => effect ** 2));
  const error = Math.sqrt(Math.max(0, total - explained) / (n - 4) / n);
  return effects.filter((effect) => effect > 0 && effect > bound * error).length;
}
