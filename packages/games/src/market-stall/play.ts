import {
  type AbilityEstimate,
  estimateAbility,
  type ItemParameters,
  priorEvidence,
} from '@tryout/domain/statistics/irt';
import { childSeed } from '@tryout/domain/statistics/random';
import { eventTime, requireStep } from '../input-fields.ts';
import { SPOKEN_MS } from '../spoken.ts';
import { type InputPace, InputRefused, type TaskInput } from '../task-core.ts';
import type { MarketStallInput, MarketStallStimulus } from './core.ts';
import { type DrawnItem, drawItem } from './draw-item.ts';
import { type Kind, kindAt } from './kinds.ts';
import type { MarketStallPlan } from './plan.ts';

/** One answered or missed item with the ability as it stood afterwards. */
export interface Answer extends AbilityEstimate {
  readonly t_ms: number;
  readonly input: MarketStallInput;
  readonly kind: Kind;
  /** Index of the right option. */
  readonly right: number;
  readonly correct: boolean;
}

/** An item that is to be answered, with its answer. */
export interface OpenItem {
  readonly kind: Kind;
  /** 0 for the first form of the item, one more for each parallel one. */
  readonly form: number;
  readonly drawn: DrawnItem;
}

/** Answers so far, oldest first, and the item to come; null when the play is over. */
export interface MarketStallState {
  readonly answers: readonly Answer[];
  readonly open: OpenItem | null;
}

/** How late an answer may be stamped after the deadline, ms: a few slow frames. */
const DEADLINE_TOLERANCE_MS = 100;

/** Rest for the eyes before each item, ms. */
export const FIXATION_MS = 600;

/** Items between two breaks. */
const BLOCK_ITEMS = 8;

/** Numbers and headings that are heard in an item: about forty of them. */
const HEARD = 40;

/** Time to answer, ms, with the extra time granted and the time of hearing the tables; null when untimed. */
export function deadlineOf({ config, time_factor, spoken }: MarketStallPlan): number | null {
  if (time_factor === null) return null;
  return Math.round(config.seconds * 1000 * time_factor) + (spoken ? HEARD * SPOKEN_MS : 0);
}

function openItem(plan: MarketStallPlan, i: number, form: number): OpenItem | null {
  const index = plan.kinds[i];
  if (index === undefined) return null;
  const kind = kindAt(index);
  return { kind, form, drawn: drawItem(kind, childSeed(plan.seed, `item:${i}:${form}`)) };
}

/** Before the first item. */
export function startItems(plan: MarketStallPlan): MarketStallState {
  return { answers: [], open: openItem(plan, 0, 0) };
}

function refuseImpossible(plan: MarketStallPlan, input: MarketStallInput): void {
  const deadline = deadlineOf(plan);
  if (input.rt_ms === null && deadline === null) {
    throw new InputRefused('missed_without_deadline', 'an untimed question cannot be missed');
  }
  if (input.rt_ms !== null && deadline !== null && input.rt_ms > deadline + DEADLINE_TOLERANCE_MS) {
    throw new InputRefused('beyond_deadline', `rt_ms is beyond the deadline of ${deadline} ms`);
  }
}

/** Standard deviation of the prior where guessing is counted: fourteen answers then reach T 20 and T 80. */
const WIDE_PRIOR = priorEvidence(2.5);

/** The item parameters that a plan's model counts a kind with. */
export function itemIn({ model }: Pick<MarketStallPlan, 'model'>, kind: Kind): ItemParameters {
  return model === 'rasch' ? kind.item : kind.guessable;
}

function abilityIn(
  plan: MarketStallPlan,
  answers: readonly { readonly kind: Kind; readonly correct: boolean }[],
): AbilityEstimate {
  const responses = answers.map(({ kind, correct }) => ({ item: itemIn(plan, kind), correct }));
  return plan.model === 'rasch' ? estimateAbility(responses) : estimateAbility(responses, WIDE_PRIOR);
}

/** Folds one answer. @throws InputRefused when it is out of turn, to another form or impossible. */
export function answerItem(
  plan: MarketStallPlan,
  { answers, open }: MarketStallState,
  event: TaskInput<MarketStallInput>,
): MarketStallState {
  const t_ms = eventTime(event);
  const { input } = event;
  requireStep(input.i, answers.length, plan.kinds.length);
  if (open === null) throw new InputRefused('task_finished', 'the task is finished');
  if (input.form !== open.form) {
    throw new InputRefused('other_form', `expected form ${open.form}, got ${input.form}`);
  }
  refuseImpossible(plan, input);
  const { kind, drawn } = open;
  const correct = input.option === drawn.right;
  const ability = abilityIn(plan, [...answers, { kind, correct }]);
  const answered = [...answers, { t_ms, input, kind, right: drawn.right, correct, ...ability }];
  return { answers: answered, open: openItem(plan, answered.length, 0) };
}

/** The rest for the eyes, and the response time as stated; for a missed question the deadline. */
export function paceOf(plan: MarketStallPlan, { rt_ms }: MarketStallInput): InputPace {
  return { least_ms: FIXATION_MS + (rt_ms ?? deadlineOf(plan) ?? 0), by_hand: rt_ms !== null };
}

/** The open item gives way to a parallel one: the same kind with other numbers. */
export function replaceOpen(plan: MarketStallPlan, { answers, open }: MarketStallState): MarketStallState {
  return { answers, open: open && openItem(plan, answers.length, open.form + 1) };
}

/** The one item that may be seen now; none when the task is finished. */
export function currentItem(
  plan: MarketStallPlan,
  { answers, open }: MarketStallState,
): readonly MarketStallStimulus[] {
  if (open === null) return [];
  const i = answers.length;
  const { figures, question, options } = open.drawn;
  return [
    {
      i,
      block: Math.floor(i / BLOCK_ITEMS),
      form: open.form,
      figures,
      question,
      options,
      fixation_ms: FIXATION_MS,
      deadline_ms: deadlineOf(plan),
    },
  ];
}
