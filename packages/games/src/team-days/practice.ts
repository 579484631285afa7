import type { PracticeRound } from '../task-view.ts';
import type { TeamDaysStimulus } from './core.ts';
import { OPTION_KEYS, PRACTICE_SCENARIO_KEY } from './scenarios.ts';

/** One scenario that is not part of the task and has no right ratings; nothing is judged. */
export function createTeamDaysPractice(): PracticeRound {
  const stimulus: TeamDaysStimulus = { i: 0, scenario: PRACTICE_SCENARIO_KEY, options: OPTION_KEYS };
  return {
    of: 1,
    stimuli: new Map([[0, stimulus]]),
    submit: () => null,
  };
}
