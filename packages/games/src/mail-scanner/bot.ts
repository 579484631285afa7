import { logarithm } from '@tryout/domain/statistics/elementary';
import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import type { MailScannerInput, MailScannerStimulus } from './core.ts';
import type { MailScannerPlan } from './plan.ts';
import type { MailScannerState } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: MailScannerInput;
  readonly after_ms: number;
}

/** Time between two letters that no parameter counts, ms. */
const BETWEEN_LETTERS_MS = 20;
/** Time to sort a letter at one's own pace on top of the reaction, ms. */
const OWN_PACE_MS = 400;

/** A response time with the right skew of real ones: a normal part and an exponential tail (Luce 1986). */
function drawTime(random: Random, persona: Persona): number {
  const centre = 345 - 60 * (persona.speed - 0.5) - 32;
  const tail = -logarithm(1 - random.next()) * (105 - 70 * persona.ability + 20 * (persona.lapse - 0.5));
  return Math.round(Math.max(160, centre + 42 * random.normal() + tail));
}

function sortOne(letter: MailScannerStimulus, persona: Persona, random: Random): Move {
  const { i, marked, wait_ms, deadline_ms } = letter;
  const rt = drawTime(random, persona);
  const lapsed = random.next() < 0.014 * persona.lapse;
  const heldBack = random.next() > 0.42 * (1 - persona.ability);
  const stamps = marked ? !heldBack : !lapsed;
  if (deadline_ms === null) {
    const response = stamps ? ('stamp' as const) : ('aside' as const);
    const rt_ms = rt + OWN_PACE_MS;
    const input = { i, response, rt_ms, method: 'key' as const, frame_ms: 16.7, interrupted: false };
    return { input, after_ms: wait_ms + BETWEEN_LETTERS_MS + rt_ms };
  }
  const inTime = stamps && rt <= deadline_ms;
  const input: MailScannerInput = inTime
    ? { i, response: 'stamp', rt_ms: rt, method: 'key', frame_ms: 16.7, interrupted: false }
    : { i, response: null, rt_ms: null, method: null, frame_ms: 16.7, interrupted: false };
  const spent = inTime && letter.ends_on_answer ? rt : deadline_ms;
  return { input, after_ms: wait_ms + BETWEEN_LETTERS_MS + spent };
}

/** A simulated candidate; each letter's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: MailScannerPlan,
  persona: Persona,
  seed: string,
): (state: MailScannerState) => Move | null {
  return (state) => {
    const letter = plan.letters[state.answers.length];
    if (letter === undefined) return null;
    return sortOne(letter, persona, randomFrom(childSeed(seed, `letter:${letter.i}`)));
  };
}
