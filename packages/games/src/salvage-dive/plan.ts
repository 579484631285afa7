import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations } from '../task-core.ts';
import { CRATES, type SalvageDiveForm } from './core.ts';
import type { SalvageDiveConfig } from './settings.ts';

/** The three facts that are told before a dive. */
export interface DiveFacts {
  readonly gain: number;
  readonly loss: number;
  readonly snags: number;
}

/** One dive with its secret. */
export interface PlannedDive extends DiveFacts {
  /** Crates that are snags, 0 to 31. */
  readonly snag_crates: readonly number[];
}

/** Everything drawn before the first dive. Secret: never leaves the server. */
export interface SalvageDivePlan {
  readonly config: SalvageDiveConfig;
  /** The form played: the one set, or `declare` for a candidate who plays with a screen reader. */
  readonly form: SalvageDiveForm;
  readonly dives: readonly PlannedDive[];
}

/** The eight combinations (Figner et al. 2009; the factors of the published trials). */
export const COMBINATIONS: readonly DiveFacts[] = [10, 30].flatMap((gain) =>
  [250, 750].flatMap((loss) => [1, 3].map((snags) => ({ gain, loss, snags }))),
);

/** Draws the dives: each set of eight holds each combination once. The same arguments always give the same plan. */
export function planDives(
  config: SalvageDiveConfig,
  accommodations: Accommodations,
  seed: string,
): SalvageDivePlan {
  const crates = Array.from({ length: CRATES }, (_, crate) => crate);
  const order = randomFrom(childSeed(seed, 'order'));
  const facts = Array.from({ length: config.sets }, () => order.shuffle(COMBINATIONS)).flat();
  const dives = facts.map((dive, i) => ({
    ...dive,
    snag_crates: randomFrom(childSeed(seed, `snags:${i}`))
      .shuffle(crates)
      .slice(0, dive.snags),
  }));
  return { config, form: accommodations.screen_reader ? 'declare' : config.form, dives };
}
