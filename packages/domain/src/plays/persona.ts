import { childSeed, randomFrom } from '../statistics/random.ts';

/** What a simulated candidate is like; every number within 0 to 1, 0.5 is the average person. */
export interface Persona {
  readonly ability: number;
  readonly speed: number;
  /** How often attention slips. */
  readonly lapse: number;
  /** How much risk is taken. */
  readonly risk: number;
}

/** Kinds of simulated candidates to try a simulation with. */
export const PERSONA_GROUPS = ['mixed', 'able', 'struggling', 'careless', 'daring', 'hurried'] as const;

/** One of them. */
export type PersonaGroup = (typeof PERSONA_GROUPS)[number];

const CENTRES: Readonly<Record<PersonaGroup, Persona>> = {
  mixed: { ability: 0.5, speed: 0.5, lapse: 0.4, risk: 0.5 },
  able: { ability: 0.8, speed: 0.65, lapse: 0.2, risk: 0.5 },
  struggling: { ability: 0.2, speed: 0.35, lapse: 0.6, risk: 0.5 },
  careless: { ability: 0.5, speed: 0.6, lapse: 0.9, risk: 0.6 },
  daring: { ability: 0.5, speed: 0.5, lapse: 0.4, risk: 0.9 },
  hurried: { ability: 0.45, speed: 0.9, lapse: 0.6, risk: 0.6 },
};

/** Spread within a group; `mixed` holds everybody and spreads more. */
const SPREAD = 0.1;
const SPREAD_MIXED = 0.2;

/**
 * The `n`th simulated candidate of a group. The same arguments always give the same one; each trait is drawn around
 * the group's centre and held within 0 to 1, rounded to 3 places.
 */
export function personaOf(group: PersonaGroup, seed: string, n: number): Persona {
  const random = randomFrom(childSeed(seed, `persona:${n}`));
  const spread = group === 'mixed' ? SPREAD_MIXED : SPREAD;
  const draw = (centre: number) =>
    Math.round(Math.min(1, Math.max(0, centre + spread * random.normal())) * 1000) / 1000;
  const { ability, speed, lapse, risk } = CENTRES[group];
  return { ability: draw(ability), speed: draw(speed), lapse: draw(lapse), risk: draw(risk) };
}
