import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations, TimeFactor } from '../task-core.ts';
import type { WorkStyleStimulus } from './core.ts';
import { type Facet, NOT_ASKED } from './scales.ts';
import type { WorkStyleConfig } from './settings.ts';
import { BY_FACET, type Statement, shortOf } from './statements.ts';

/** One screen with the statements behind what is shown. */
export interface PlannedScreen {
  readonly statements: readonly Statement[];
  readonly stimulus: WorkStyleStimulus;
}

/** Everything drawn before the first screen. */
export interface WorkStylePlan {
  readonly config: WorkStyleConfig;
  readonly time_factor: TimeFactor;
  readonly screens: readonly PlannedScreen[];
}

/** Most statements on one screen. */
const PER_SCREEN = 5;
/** Screens between two rests. */
const PER_BLOCK = 8;

/** Neighbouring groups of at most `size`, as even as can be: none is smaller than another by more than one. */
function evenly<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const groups = Math.ceil(items.length / size);
  return Array.from({ length: groups }, (_, group) =>
    items.slice(
      Math.floor((group * items.length) / groups),
      Math.floor(((group + 1) * items.length) / groups),
    ),
  );
}

/**
 * Draws the order of the statements: in rounds, each of one statement of every facet, so that those of a facet never
 * crowd together. The same arguments always give the same plan; everyone gets the same statements.
 */
export function planScreens(
  config: WorkStyleConfig,
  accommodations: Accommodations,
  seed: string,
  leftOut: readonly Facet[] = NOT_ASKED,
): WorkStylePlan {
  const random = randomFrom(childSeed(seed, 'statements'));
  const asked = BY_FACET.filter(([first]) => first !== undefined && !leftOut.includes(first.facet));
  const facets = asked.map((facet) => random.shuffle(config.form === 'short' ? shortOf(facet) : facet));
  const rounds = Array.from({ length: facets[0]?.length ?? 0 }, (_, round) =>
    random.shuffle(facets.flatMap((facet) => facet[round] ?? [])),
  );
  const screens = evenly(rounds.flat(), PER_SCREEN).map((statements, i) => ({
    statements,
    stimulus: {
      i,
      block: Math.floor(i / PER_BLOCK),
      statements: statements.map(({ key, en, ar }) => ({ statement: key, en, ar })),
    },
  }));
  return { config, time_factor: accommodations.time_factor, screens };
}
