import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { GlyphGridInput, GlyphGridOutcome, GlyphGridStimulus } from './core.ts';
import { usualTimeMs } from './designs.ts';
import { type JudgedItem, measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { designAt, type GlyphGridPlan, mostItems, planItems } from './plan.ts';
import {
  type Answer,
  answerItem,
  currentItem,
  type GlyphGridState,
  paceOf,
  replaceOpen,
  startItems,
} from './play.ts';
import { configure, DATA_POINTS, type GlyphGridConfig, PARAMETERS } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

function judgedItems({ answers }: GlyphGridState): readonly JudgedItem[] {
  return answers.map(({ input, correct, design, theta, se }) => ({
    rt_ms: input.rt_ms,
    correct,
    usual_ms: usualTimeMs(designAt(design)),
    theta,
    se,
  }));
}

/** Two decimals are enough for a table; the data points keep six. */
function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

function trialRow({ input, design, right, correct, theta, se, t_ms }: Answer): TrialRow {
  const { rules, b } = designAt(design);
  return {
    i: input.i,
    rules: rules.map((each) => `${each.attribute} ${each.rule}`).join(', '),
    difficulty: b,
    right_option: right + 1,
    option: input.option === null ? null : input.option + 1,
    rt_ms: input.rt_ms,
    correct,
    missed: input.rt_ms === null,
    theta: round2(theta),
    se: round2(se),
    form: input.form,
    input: input.method,
    frame_ms: input.frame_ms,
    t_ms,
  };
}

/** Glyph Grid: generated matrices (Raven; Chierchia et al. 2019), fixed or adaptive. Server only. */
export const glyphGridJudge: TaskJudge<
  GlyphGridConfig,
  GlyphGridPlan,
  GlyphGridState,
  GlyphGridStimulus,
  GlyphGridInput,
  GlyphGridOutcome
> = {
  key: 'glyph-grid',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  evidence: { items: { named_by: ['rules', 'difficulty'], counts: 'correct' } },
  configure,
  plan: planItems,
  start: startItems,
  parseInput,
  reduce(plan, before, event) {
    const state = answerItem(plan, before, event);
    return { state, outcome: { i: event.input.i, finished: state.open === null, practice: null } };
  },
  replaceOpenItem: replaceOpen,
  pace: (plan, _state, input) => paceOf(plan, input),
  release: currentItem,
  progress: (plan, { answers, open }) => ({
    step: answers.length,
    of: open === null ? answers.length : mostItems(plan),
    finished: open === null,
  }),
  dataPoints: (plan, state) =>
    reportDataPoints(DATA_POINTS, measure(judgedItems(state)), plan.spoken || plan.time_factor !== 1),
  validity: validityOf,
  trials: (_plan, state) => state.answers.map(trialRow),
  bot: createBot,
};
