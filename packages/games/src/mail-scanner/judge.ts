import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { MailScannerInput, MailScannerOutcome, MailScannerStimulus } from './core.ts';
import { DATA_POINTS } from './data-points.ts';
import { measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { type MailScannerPlan, planLetters } from './plan.ts';
import { currentBlock, type MailScannerState, paceOf, sortedLetters, sortLetter } from './play.ts';
import { configure, type MailScannerConfig, PARAMETERS } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

function trialRow(plan: MailScannerPlan, state: MailScannerState, i: number): TrialRow {
  const { block, marked, wait_ms, deadline_ms } = plan.letters[i] as MailScannerStimulus;
  const { input, t_ms } = state.answers[i] as MailScannerState['answers'][number];
  const stamped = input.response === 'stamp';
  return {
    i,
    block,
    letter: marked ? 'marked' : 'unmarked',
    stamped,
    rt_ms: input.rt_ms,
    correct: input.interrupted ? null : stamped !== marked,
    interrupted: input.interrupted,
    input: input.method,
    frame_ms: input.frame_ms,
    wait_ms,
    deadline_ms,
    t_ms,
  };
}

/** Mail Scanner: a go/no-go task (Newman, Widom & Nathan 1985). Server only. */
export const mailScannerJudge: TaskJudge<
  MailScannerConfig,
  MailScannerPlan,
  MailScannerState,
  MailScannerStimulus,
  MailScannerInput,
  MailScannerOutcome
> = {
  key: 'mail-scanner',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  evidence: {
    halves: [
      { data_point: 'commission', of: 'share', column: 'stamped', where: { letter: 'marked' } },
      {
        data_point: 'go_rt_sd',
        of: 'spread',
        column: 'rt_ms',
        where: { letter: 'unmarked', stamped: true },
      },
    ],
  },
  configure,
  plan: planLetters,
  start: () => ({ answers: [] }),
  parseInput,
  reduce: (plan, state, event) => ({ state: sortLetter(plan, state, event), outcome: null }),
  pace: (plan, _state, input) => paceOf(plan, input),
  release: currentBlock,
  progress: (plan, state) => ({
    step: state.answers.length,
    of: plan.letters.length,
    finished: state.answers.length >= plan.letters.length,
  }),
  dataPoints: (plan, state) =>
    reportDataPoints(DATA_POINTS, measure(sortedLetters(plan, state)), plan.time_factor !== 1 || plan.spoken),
  validity: validityOf,
  trials: (plan, state) => state.answers.map((_, i) => trialRow(plan, state, i)),
  bot: createBot,
};
