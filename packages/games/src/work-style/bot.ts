import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import type { WorkStyleInput } from './core.ts';
import { NORMS } from './norms.ts';
import type { PlannedScreen, WorkStylePlan } from './plan.ts';
import type { WorkStyleState } from './play.ts';
import { RATING } from './rating.ts';
import type { Domain } from './scales.ts';
import type { Statement } from './statements.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: WorkStyleInput;
  readonly after_ms: number;
}

/** Spread of a single answer around a person's level, in points of the scale. */
const ANSWER_SPREAD = 0.75;

function clampRating(value: number): number {
  return Math.min(RATING.max, Math.max(RATING.min, Math.round(value)));
}

/** Where the person stands on a domain, as a mean rating: drawn around the norm, whatever the ability. */
function levelOf(domain: Domain, seed: string): number {
  const { mean, sd } = NORMS[domain];
  return mean + sd * randomFrom(childSeed(seed, `domain:${domain}`)).normal();
}

function rate(statement: Statement, persona: Persona, seed: string): number {
  const random = randomFrom(childSeed(seed, `rating:${statement.key}`));
  if (random.next() < 0.1 * persona.lapse) return RATING.min + random.int(RATING.max);
  const wanted = levelOf(statement.domain, seed) + ANSWER_SPREAD * random.normal();
  return clampRating(statement.reversed ? RATING.min + RATING.max - wanted : wanted);
}

function move(screen: PlannedScreen, persona: Persona, seed: string): Move {
  const { i } = screen.stimulus;
  const random = randomFrom(childSeed(seed, `screen:${i}`));
  const ratings = screen.statements.map((statement) => rate(statement, persona, seed));
  const pace = 2600 + 2800 * (1 - persona.speed);
  const after_ms = screen.statements.reduce((sum) => sum + pace * (0.8 + 0.4 * random.next()), 900);
  return { input: { i, ratings, method: 'mouse' }, after_ms: Math.round(after_ms) };
}

/** A simulated candidate; every draw has a seed of its own, so a resumed play goes on the same. */
export function createBot(
  plan: WorkStylePlan,
  persona: Persona,
  seed: string,
): (state: WorkStyleState) => Move | null {
  return (state) => {
    const screen = plan.screens[state.done.length];
    return screen === undefined ? null : move(screen, persona, seed);
  };
}
