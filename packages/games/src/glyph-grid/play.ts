import { type AbilityEstimate, estimateAbility } from '@tryout/domain/irt';
import { childSeed } from '@tryout/domain/random';
import { eventTime, requireStep } from '../input-fields.ts';
import { InputRefused, type TaskInput } from '../task-core.ts';
import type { GlyphGridInput, GlyphGridStimulus } from './core.ts';
import { itemOf } from './designs.ts';
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
  /** null when the play is over. */
  readonly open: { readonly design: number; readonly form: number } | null;
}

/** How late an answer may be stamped after the deadline, ms: a few slow frames. */
const DEADLINE_TOLERANCE_MS = 100;

/** Rest for the eyes before each item, ms (simulations §1.1). */
export const FIXATION_MS = 1200;

/** Items between two breaks. */
const BLOCK_ITEMS = 10;

/** Nothing is known before the first answer but the prior. */
const UNKNOWN: AbilityEstimate = { theta: 0, se: 1 };

/** Time to answer, ms, with the extra time granted; null when untimed. */
export function deadlineOf(plan: GlyphGridPlan): number | null {
  return plan.time_factor === null ? null : Math.round(plan.config.seconds * 1000 * plan.time_factor);
}

/** The ability as it stands. */
export function abilityOf(state: GlyphGridState): AbilityEstimate {
  return state.answers.at(-1) ?? UNKNOWN;
}

function withOpen(plan: GlyphGridPlan, answers: readonly Answer[]): GlyphGridState {
  const met = answers.map((answer) => answer.design);
  const design = nextDesign(plan, { met, ability: abilityOf({ answers, open: null }) });
  return { answers, open: design === null ? null : { design, form: 0 } };
}

/** Before the first item. */
export function startItems(plan: GlyphGridPlan): GlyphGridState {
  return withOpen(plan, []);
}

function drawn(plan: GlyphGridPlan, i: number, open: NonNullable<GlyphGridState['open']>): DrawnItem {
  return drawItem(designAt(open.design), childSeed(plan.seed, `item:${i}:${open.form}`));
}

/** The item in hand with its answer; null when the play is over. */
export function openItem(plan: GlyphGridPlan, state: GlyphGridState): DrawnItem | null {
  return state.open === null ? null : drawn(plan, state.answers.length, state.open);
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
  const { right } = drawn(plan, step, open);
  const correct = input.option === right;
  const responses = [...state.answers, { design: open.design, correct }].map((answer) => ({
    item: itemOf(designAt(answer.design)),
    correct: answer.correct,
  }));
  const answer = { t_ms, input, design: open.design, right, correct, ...estimateAbility(responses) };
  return withOpen(plan, [...state.answers, answer]);
}

/** The open item gives way to a parallel one of the same design. */
export function replaceOpen(state: GlyphGridState): GlyphGridState {
  return state.open === null ? state : { ...state, open: { ...state.open, form: state.open.form + 1 } };
}

/** The one item that may be seen now; none when the task is finished. */
export function currentItem(plan: GlyphGridPlan, state: GlyphGridState): readonly GlyphGridStimulus[] {
  const item = openItem(plan, state);
  if (item === null || state.open === null) return [];
  const i = state.answers.length;
  const { layout, tiles, options } = item;
  return [
    {
      i,
      block: Math.floor(i / BLOCK_ITEMS),
      form: state.open.form,
      layout,
      tiles,
      options,
      fixation_ms: FIXATION_MS,
      deadline_ms: deadlineOf(plan),
    },
  ];
}
