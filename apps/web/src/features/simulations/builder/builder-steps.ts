/** The six steps of the simulation builder, in order. */
export const BUILDER_STEPS = ['purpose', 'traits', 'tasks', 'scoring', 'look', 'publish'] as const;

/** A step of the simulation builder. */
export type BuilderStep = (typeof BUILDER_STEPS)[number];

const FIRST: BuilderStep = 'purpose';

/** The step of an address, by name or by number from 1; the first where there is none of that name. */
export function builderStep(name: string): BuilderStep {
  return BUILDER_STEPS.find((step, index) => step === name || String(index + 1) === name) ?? FIRST;
}

/** The number of a step, from 1. */
export function stepNumber(step: BuilderStep): number {
  return BUILDER_STEPS.indexOf(step) + 1;
}

/** The step so many steps further; null beyond the ends. */
export function stepBeside(step: BuilderStep, by: -1 | 1): BuilderStep | null {
  return BUILDER_STEPS[BUILDER_STEPS.indexOf(step) + by] ?? null;
}
