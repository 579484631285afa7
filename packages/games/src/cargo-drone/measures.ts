import { mean, pearson } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import { coefficientOfVariation } from '../regularity.ts';

/** One flight that is over. */
export interface FinishedFlight {
  /** Crates on board at the end: sent, lost, or stated beforehand. */
  readonly loaded: number;
  readonly lost: boolean;
  /** The number was stated beforehand, so a loss did not cut it short. */
  readonly declared: boolean;
}

/** Fewest flights from which calibration is told. */
const MIN_FLIGHTS = 3;
/** Fewest freely chosen loads for a mean, and for their spread. */
const MIN_CHOSEN = 2;
const MIN_CHOSEN_SPREAD = 4;
/** Fewest losses with a choice before and after them. */
const MIN_AFTER_LOSS = 2;
/** Fewest pairs of neighbouring flights for a correlation. */
const MIN_PAIRS = 8;

function isChosen(flight: FinishedFlight): boolean {
  return flight.declared || !flight.lost;
}

/** Loads that were freely chosen; those of a manual flight that was lost are cut short and left out. */
export function chosenLoads(flights: readonly FinishedFlight[]): readonly number[] {
  return flights.filter(isChosen).map((flight) => flight.loaded);
}

/**
 * Mean load of the flights that were not cut short: the adjusted average of Lejuez et al. 2002. Null when every
 * flight was.
 */
export function adjustedMean(flights: readonly FinishedFlight[]): number | null {
  return mean(chosenLoads(flights));
}

/** Expected crates brought home when `load` crates are aimed at and every breaking point up to `most` is equally likely. */
export function expectedReturn(load: number, most: number): number {
  return (load * (most - load)) / most;
}

/**
 * The load that each flight aimed at. A manual flight that was lost aimed at no less than it had reached, and is
 * taken to have aimed at the adjusted mean where that is more (simulations §1.8).
 */
export function intendedLoads(flights: readonly FinishedFlight[]): readonly number[] {
  const usual = adjustedMean(flights) ?? 0;
  return flights.map((flight) => (isChosen(flight) ? flight.loaded : Math.max(flight.loaded, usual)));
}

/** Mean expected return in percent of the best one, which is that of half of `most`; null for no flights. */
export function calibration(flights: readonly FinishedFlight[], most: number): number | null {
  const share = mean(intendedLoads(flights).map((load) => expectedReturn(load, most)));
  return share === null ? null : (share / expectedReturn(most / 2, most)) * 100;
}

/** Changes from the last freely chosen load before each loss to the first one after it, crates. */
export function changesAfterLoss(flights: readonly FinishedFlight[]): readonly number[] {
  const changes: number[] = [];
  let usual: number | null = null;
  let lost = false;
  for (const flight of flights) {
    if (isChosen(flight)) {
      if (lost && usual !== null) changes.push(flight.loaded - usual);
      usual = flight.loaded;
      lost = false;
    }
    lost ||= flight.lost;
  }
  return changes;
}

function learning(flights: readonly FinishedFlight[]): Measured {
  const loads = intendedLoads(flights);
  const changes = loads.slice(1).map((load, i) => load - (loads[i] ?? load));
  const endings = flights.slice(0, -1).map((flight) => (flight.lost ? 0 : 1));
  if (changes.length < MIN_PAIRS) return 'too_few_trials';
  return pearson(endings, changes) ?? 'too_few_trials';
}

/** Every measure of the task by data point key; none when no flight is over. */
export function measure(
  flights: readonly FinishedFlight[],
  most: number,
): Readonly<Record<string, Measured>> {
  if (flights.length === 0) return {};
  const chosen = chosenLoads(flights);
  const usual = chosen.length < MIN_CHOSEN ? null : mean(chosen);
  const changes = changesAfterLoss(flights);
  const few = 'too_few_trials';
  const expected = flights.length < MIN_FLIGHTS ? null : calibration(flights, most);
  return {
    adjusted_pumps: usual ?? few,
    load_level: usual === null ? few : { value: (usual / most) * 100, trials: flights.length },
    losses: flights.filter((flight) => flight.lost).length,
    total_points: flights.reduce((sum, flight) => sum + (flight.lost ? 0 : flight.loaded), 0),
    cv: chosen.length < MIN_CHOSEN_SPREAD ? few : (coefficientOfVariation(chosen) ?? few),
    delta_after_loss: changes.length < MIN_AFTER_LOSS ? few : (mean(changes) ?? few),
    calibration: expected === null ? few : { value: expected, trials: flights.length },
    learning: learning(flights),
  };
}
