import { BUILDER_STEPS } from './builder-steps.ts';

/** Where somebody builds in this browser: which simulation and at which step, counted from 1. */
export interface BuilderLocation {
  readonly simulation_id: string | null;
  readonly step: number;
}

/** Nothing is being built: the step is 1 (spec §4). */
export const NOWHERE: BuilderLocation = { simulation_id: null, step: 1 };

/** What changes the place. */
export type LocationChange =
  /** A simulation is opened; `wizard_step` is the step that the server knows, from another device as well. */
  | { readonly kind: 'opened'; readonly simulation_id: string; readonly wizard_step: number }
  | { readonly kind: 'gone_to'; readonly step: number }
  /** The simulation is no longer being built: published, archived or put away. */
  | { readonly kind: 'removed' };

const within = (step: number): number =>
  Number.isInteger(step) && step >= 1 && step <= BUILDER_STEPS.length ? step : 1;

/** The place after a change. A simulation that was open here keeps its local step; removing it leads to step 1. */
export function locationAfter(place: BuilderLocation, change: LocationChange): BuilderLocation {
  if (change.kind === 'removed') return NOWHERE;
  if (change.kind === 'gone_to') {
    return place.simulation_id === null ? NOWHERE : { ...place, step: within(change.step) };
  }
  const { simulation_id, wizard_step } = change;
  return simulation_id === place.simulation_id ? place : { simulation_id, step: within(wizard_step) };
}

/** Reads a place that was kept as text; nowhere where it cannot be read. */
export function locationFrom(text: string | null): BuilderLocation {
  if (text === null) return NOWHERE;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return NOWHERE;
    const { simulation_id, step } = kept as Partial<Record<string, unknown>>;
    return typeof simulation_id === 'string' && simulation_id !== ''
      ? { simulation_id, step: within(Number(step)) }
      : NOWHERE;
  } catch {
    // Cut off while it was written: nothing there to go on with.
    return NOWHERE;
  }
}
