import {
  type AbilityEstimate,
  type AbilityEvidence,
  abilityFrom,
  NO_EVIDENCE,
  withResponse,
} from '@tryout/domain/statistics/irt';
import { childSeed } from '@tryout/domain/statistics/random';
import { eventTime, requireStep } from '../input-fields.ts';
import { SPOKEN_MS } from '../spoken.ts';
import { type InputPace, InputRefused, type TaskInput } from '../task-core.ts';
import { type GlyphGridInput, type GlyphGridStimulus, OPTIONS } from './core.ts';
import { type DrawnItem, drawItem } from './draw-item.ts';
import { designAt, type GlyphGridPlan, mostItems } from './plan.ts';
import { nextDesign } from './selection.ts';

/** One answered or missed item with the ability as it stood afterwards. */
export interface Answer extends AbilityEstimate {
  readonly t_ms: number;
  readonly input: GlyphGridInput;
  readonly design: number;
  /** Index of the right option. */
  readonly right: number;
  readonly correct: boolean;
}

/** Answers so far, oldest first, and the item to come. */
export interface GlyphGridState {
  readonly answers: readonly Answer[];
  /** What the answers say of the ability. */
  readonly evidence: AbilityEvidence;
  /** null when the play is over. */
  readonly open: OpenItem | null;
}

/** An item that is to be answered, with its answer. */
export interface OpenItem {
  readonly design: number;
  /** 0 for the first form of the item, one more for each parallel one. */
  readonly form: number;
  readonly drawn: DrawnItem;
}

/** How late an answer may be stamped after the deadline, ms: a few slow frames. */
const DEADLINE_TOLERANCE_MS = 100;

/** Rest for the eyes before each item, ms (simulations §1.1). */
export const FIXATION_MS = 1200;

/** Items between two breaks. */
const BLOCK_ITEMS = 10;

/** Nothing is known before the first answer but the prior. */
const UNKNOWN: AbilityEstimate = { theta: 0, se: 1 };

/** Tiles that are heard in an item: eight given ones and four options, each of them twice. */
const HEARD = 2 * (8 + OPTIONS);

/** Time to answer, ms, with the extra time granted and the time of hearing the tiles; null when untimed. */
export function deadlineOf({ config, time_factor, spoken }: GlyphGridPlan): number | null {
  if (time_factor === null) return null;
  return Math.round(config.seconds * 1000 * time_factor) + (spoken ? HEARD * SPOKEN_MS : 0);
}

/** The ability as it stands. */
export function abilityOf({ answers }: Pick<GlyphGridState, 'answers'>): AbilityEstimate {
  return answers.at(-1) ?? UNKNOWN;
}

function openItem(plan: GlyphGridPlan, i: number, design: number, form: number): OpenItem {
  const drawn = drawItem(designAt(design), childSeed(plan.seed, `item:${i}:${form}`));
  return { design, form, drawn };
}

function withOpen(
  plan: GlyphGridPlan,
  answers: readonly Answer[],
  evidence: AbilityEvidence,
): GlyphGridState {
  const met = answers.map((answer) => answer.design);
  const design = nextDesign(plan, { met, ability: abilityOf({ answers }) });
  return { answers, evidence, open: design === null ? null : openItem(plan, answers.length, design, 0) };
}

/** Before the first item. */
export function startItems(plan: GlyphGridPlan): GlyphGridState {
  return withOpen(plan, [], NO_EVIDENCE);
}

function refuseImpossible(plan: GlyphGridPlan, input: GlyphGridInput): void {
  const deadline = deadlineOf(plan);
  if (input.rt_ms === null && deadline === null) {
    throw new InputRefused('missed_without_deadline', 'an untimed item cannot be missed');
  }
  if (input.rt_ms !== null && deadline !== null && input.rt_ms > deadline + DEADLINE_TOLERANCE_MS) {
    throw new InputRefused('beyond_deadline', `rt_ms is beyond the deadline of ${deadline} ms`);
  }
}

/** Folds one answer. @throws InputRefused when it is out of turn, to another form or impossible. */
export function answerItem(
  plan: GlyphGridPlan,
  state: GlyphGridState,
  event: TaskInput<GlyphGridInput>,
): GlyphGridState {
  const t_ms = eventTime(event);
  const { input } = event;
  const { open } = state;
  const step = state.answers.length;
  requireStep(input.i, step, open === null ? step : mostItems(plan));
  if (open === null) throw new InputRefused('task_finished', 'the task is finished');
  if (input.form !== open.form) {
    throw new InputRefused('other_form', `expected form ${open.form}, got ${input.form}`);
  }
  refuseImpossible(plan, input);
  const { right } = open.drawn;
  const correct = input.option === right;
  const evidence = withResponse(state.evidence, { item: designAt(open.design).item, correct });
  const answer = { t_ms, input, design: open.design, right, correct, ...abilityFrom(evidence) };
  return withOpen(plan, [...state.answers, answer], evidence);
}

/** The rest for the eyes, and the response time as stated; for a missed item the deadline. */
export function paceOf(plan: GlyphGridPlan, { rt_ms }: GlyphGridInput): InputPace {
  return { least_ms: FIXATION_MS + (rt_ms ?? deadlineOf(plan) ?? 0), by_hand: rt_ms !== null };
}

/** The open item gives way to a parallel one of the same design. */
export function replaceOpen(plan: GlyphGridPlan, state: GlyphGridState): GlyphGridState {
  const { answers, open } = state;
  return { ...state, open: open && openItem(plan, answers.length, open.design, open.form + 1) };
}

/** The one item that may be seen now; none when the task is finished. */
export function currentItem(
  plan: GlyphGridPlan,
  { answers, open }: GlyphGridState,
): readonly GlyphGridStimulus[] {
  if (open === null) return [];
  const i = answers.length;
  const { layout, tiles, options } = open.drawn;
  return [
    {
      i,
      block: Math.floor(i / BLOCK_ITEMS),
      form: open.form,
      layout,
      tiles,
      options,
      fixation_ms: FIXATION_MS,
      deadline_ms: deadlineOf(plan),
    },
  ];
}
