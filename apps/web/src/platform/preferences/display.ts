import { definePreference } from './preference.ts';

/** Row height of tables: 44 px comfortable, 36 px compact. */
export const density = definePreference('tryout.density', ['comfortable', 'compact'], 'comfortable');

/** Movement: as the device says, or none. */
export const motion = definePreference('tryout.motion', ['system', 'reduced'], 'system', applyMotion);

export function applyMotion(value: 'system' | 'reduced'): void {
  document.documentElement.dataset.motion = value;
}

/** The side rail with words or with icons only. */
export const rail = definePreference('tryout.rail', ['wide', 'narrow'], 'wide');
