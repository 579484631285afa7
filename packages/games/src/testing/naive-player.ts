import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { CargoDroneStimulus } from '../cargo-drone/core.ts';
import {
  type CraneAction,
  type CraneYardStimulus,
  hasRoom,
  lifted,
  sameYard,
  setDown,
  topCrate,
} from '../crane-yard/core.ts';
import { OPTIONS as GLYPH_OPTIONS, type GlyphGridStimulus } from '../glyph-grid/core.ts';
import { type LanternPathStimulus, LIT_SHARE, PLACES } from '../lantern-path/core.ts';
import type { MailScannerStimulus } from '../mail-scanner/core.ts';
import { OPTIONS as STALL_OPTIONS } from '../market-stall/core.ts';
import type { BeltStimulus } from '../parcel-belt/core.ts';
import type { PowerPlantStimulus } from '../power-plant/core.ts';
import type { ReflexCheckStimulus } from '../reflex-check/core.ts';
import type { TaskKey } from '../registry.ts';
import { CRATES, type SalvageDiveStimulus } from '../salvage-dive/core.ts';
import { DECISIONS, type ShiftDeskStimulus } from '../shift-desk/core.ts';
import { isComplete, pendingInterruption } from '../shift-desk/desk.ts';
import type { SignalTowerStimulus } from '../signal-tower/core.ts';
import type { TeamDaysStimulus } from '../team-days/core.ts';
import { mostToGive, type TradePostStimulus } from '../trade-post/core.ts';
import type { WorkStyleStimulus } from '../work-style/core.ts';

interface Move {
  readonly input: unknown;
  readonly after_ms: number;
}

/** Knows the step as the browser shows it, the last outcome, and how many inputs it gave before, to this step and in all. */
type Answerer<Stimulus, Outcome = null> = (
  stimulus: Stimulus,
  seen: {
    readonly random: Random;
    readonly outcome: Outcome | null;
    readonly given: number;
    readonly all: number;
  },
) => Move;

/** Between two steps, ms. */
const BETWEEN_MS = 120;
const FRAME = { frame_ms: 16.7 } as const;
const METHOD = { method: 'mouse' } as const;

function between(random: Random, least: number, most: number): number {
  return Math.round(least + (most - least) * random.next());
}

/** An answer to a signal that was waited for. */
function speeded(i: number, waited: number, response: string, random: Random): Move {
  const rt_ms = between(random, 260, 700);
  return { input: { i, response, rt_ms, ...METHOD, ...FRAME }, after_ms: waited + rt_ms + BETWEEN_MS };
}

/** Some legal hoists, without an aim; the problem is over earlier where they happen to solve it. */
function aimlessHoists({ start, goal, deadline_ms }: CraneYardStimulus, random: Random) {
  const actions: CraneAction[] = [];
  let yard = start;
  let at = between(random, 800, 2500);
  for (let moves = 0; moves < 6 && !sameYard(yard, goal); moves += 1) {
    const from = random.pick([0, 1, 2].filter((peg) => topCrate(yard, peg) !== null));
    const crate = topCrate(yard, from) as number;
    const held = lifted(yard, from);
    const to = random.pick([0, 1, 2].filter((peg) => hasRoom(held, peg)));
    const down = at + between(random, 400, 900);
    actions.push({ act: 'pick', peg: from, at_ms: at }, { act: 'drop', peg: to, at_ms: down });
    yard = setDown(held, to, crate);
    at = down + between(random, 300, 1200);
  }
  const end_ms = sameYard(yard, goal) ? (actions.at(-1)?.at_ms ?? 0) : (deadline_ms ?? at);
  return { actions, end_ms };
}

const ANSWERERS = {
  'signal-tower': ({ i, fixation_ms }: SignalTowerStimulus, { random }) =>
    speeded(i, fixation_ms, random.pick(['left', 'right']), random),
  'reflex-check': ({ i, wait_ms }: ReflexCheckStimulus, { random }) =>
    speeded(i, wait_ms, random.pick(['left', 'right']), random),
  'mail-scanner': (letter: MailScannerStimulus, { random }) => {
    const stamps = random.next() < 0.5;
    const rt_ms = stamps ? between(random, 260, 700) : null;
    const answer = { response: stamps ? 'stamp' : null, rt_ms, method: stamps ? 'mouse' : null };
    const after_ms = letter.wait_ms + (letter.deadline_ms ?? 0) + BETWEEN_MS;
    return { input: { i: letter.i, ...answer, ...FRAME, interrupted: false }, after_ms };
  },
  'glyph-grid': ({ i, form, fixation_ms }: GlyphGridStimulus, { random }) => {
    const rt_ms = between(random, 4000, 20_000);
    const option = random.int(GLYPH_OPTIONS);
    return {
      input: { i, form, option, rt_ms, ...METHOD, ...FRAME },
      after_ms: fixation_ms + rt_ms + BETWEEN_MS,
    };
  },
  'market-stall': ({ i, form, fixation_ms }: GlyphGridStimulus, { random }) => {
    const rt_ms = between(random, 8000, 40_000);
    const answer = { option: random.int(STALL_OPTIONS), calculations: 0, rt_ms };
    return { input: { i, form, ...answer, ...METHOD, ...FRAME }, after_ms: fixation_ms + rt_ms + BETWEEN_MS };
  },
  'lantern-path': ({ i, form, path, pace_ms }: LanternPathStimulus, { random }) => {
    const taps = random.shuffle(PLACES).slice(0, path.length);
    const tap_ms: number[] = [];
    for (const _ of taps) tap_ms.push((tap_ms.at(-1) ?? 700) + between(random, 300, 800));
    const answer_ms = (tap_ms.at(-1) ?? 0) + between(random, 300, 1500);
    const shown_ms = (path.length - 1 + LIT_SHARE) * (pace_ms ?? 0);
    const answer = { taps, tap_ms, answer_ms, taken_back: 0 };
    return {
      input: { i, form, ...answer, ...METHOD, ...FRAME },
      after_ms: Math.ceil(shown_ms) + answer_ms + BETWEEN_MS,
    };
  },
  'parcel-belt': ({ i, form, signs, soa_ms }: BeltStimulus, { random }) => {
    const pressed = signs.flatMap((_, at) => (random.next() < 0.3 ? [at] : []));
    const rt_ms = pressed.map(() => between(random, 300, 900));
    const input = { task: 'belt', i, form, pressed, rt_ms, extra_presses: 0, ...METHOD, ...FRAME };
    return { input, after_ms: signs.length * soa_ms + 1000 };
  },
  'crane-yard': (problem: CraneYardStimulus, { random }) => {
    const { actions, end_ms } = aimlessHoists(problem, random);
    const input = { i: problem.i, form: problem.form, actions, end_ms, left: false, ...METHOD, ...FRAME };
    return { input, after_ms: end_ms + BETWEEN_MS };
  },
  'trade-post': (round: TradePostStimulus, { random }) => {
    const rt_ms = between(random, 2000, 9000);
    const answer =
      round.role === 'responder'
        ? { action: 'answer', accept: random.next() < 0.5 }
        : { action: 'give', amount: random.int(mostToGive(round) + 1) };
    return { input: { i: round.i, ...answer, rt_ms, ...METHOD }, after_ms: rt_ms + BETWEEN_MS };
  },
  'power-plant': ({ i, shift }: PowerPlantStimulus, { random }) => {
    if (shift === null) {
      const rt_ms = between(random, 900, 4000);
      const demand = random.pick(['easy', 'hard']);
      return { input: { i, action: 'choose', demand, rt_ms, ...METHOD }, after_ms: rt_ms + BETWEEN_MS };
    }
    const rt_ms = between(random, 6000, 9000);
    const order = random.shuffle(shift.dials.map((_, index) => index));
    const input = { i, action: 'order', form: shift.form, order, presses: order.length, rt_ms, ...METHOD };
    return { input, after_ms: rt_ms + BETWEEN_MS };
  },
  'cargo-drone': ({ flight }: CargoDroneStimulus, { random, outcome, given }) => {
    const sends = given > 0 && outcome !== null && random.next() < 0.06;
    return {
      input: { flight, action: sends ? 'send' : 'load', ...METHOD },
      after_ms: between(random, 180, 700),
    };
  },
  'salvage-dive': ({ i }: SalvageDiveStimulus, { random, outcome, given }) => {
    const opened = given > 0 && outcome?.i === i ? outcome.opened : [];
    const after_ms = between(random, 500, 2500);
    if (given > 0 && random.next() < 0.15) return { input: { i, action: 'surface', ...METHOD }, after_ms };
    const closed = Array.from({ length: CRATES }, (_, crate) => crate).filter(
      (each) => !opened.includes(each),
    );
    return { input: { i, action: 'open', crate: random.pick(closed), ...METHOD }, after_ms };
  },
  'team-days': ({ i, options }: TeamDaysStimulus, { random, given }) => {
    const option = options[given];
    if (option === undefined)
      return { input: { i, action: 'confirm', ...METHOD }, after_ms: between(random, 900, 4000) };
    const input = { i, action: 'rate', option, rating: 1 + random.int(7), ...METHOD };
    return { input, after_ms: between(random, 2000, given === 0 ? 20_000 : 6000) };
  },
  'work-style': ({ i, statements }: WorkStyleStimulus, { random }) => ({
    input: { i, ratings: statements.map(() => 1 + random.int(5)), ...METHOD },
    after_ms: statements.length * between(random, 2500, 6000),
  }),
  'shift-desk': (stimulus: ShiftDeskStimulus, { random, all }) => {
    const { desk, form } = stimulus;
    const after_ms = between(random, 3000, 15_000);
    if (all === 0) return { input: { action: 'begin', form }, after_ms };
    const pending = pendingInterruption(stimulus, desk);
    if (pending?.kind === 'message') return { input: { action: 'take', ...METHOD }, after_ms };
    if (pending?.kind === 'question') {
      return { input: { action: 'answer', option: random.int(pending.piers.length), ...METHOD }, after_ms };
    }
    if (isComplete(stimulus, desk)) return { input: { action: 'done' }, after_ms };
    const message = random.pick(desk.order.filter((id) => desk.decisions[id] === undefined));
    return { input: { action: 'decide', message, decision: random.pick(DECISIONS), ...METHOD }, after_ms };
  },
  // biome-ignore lint/suspicious/noExplicitAny: the games' types have nothing in common
} satisfies Readonly<Record<TaskKey, Answerer<any, any>>>;

/**
 * Somebody, or a program, that answers without looking: any answer that the game takes, at random times that a person
 * could have. It knows what a browser is shown and nothing else.
 */
export function naivePlayer(
  key: TaskKey,
  seed: string,
): (step: number, stimulus: unknown, outcome: unknown) => Move {
  const random = randomFrom(childSeed(seed, 'naive'));
  // biome-ignore lint/suspicious/noExplicitAny: the games' types have nothing in common
  const answer: Answerer<any, any> = ANSWERERS[key];
  let at = -1;
  let given = 0;
  let all = -1;
  return (step, stimulus, outcome) => {
    all += 1;
    given = step === at ? given + 1 : 0;
    at = step;
    return answer(stimulus, { random, outcome, given, all });
  };
}
