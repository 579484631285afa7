import type { Accommodations, Persona } from '../task-core.ts';

/** Somebody who asked for nothing. */
export const NO_ACCOMMODATIONS: Accommodations = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};

/** The average simulated candidate. */
export const AVERAGE: Persona = { ability: 0.5, speed: 0.5, lapse: 0.5, risk: 0.5 };

/** A plan's seed for a number. */
export function seedOf(n: number): string {
  return n.toString(16).padStart(32, '0');
}
