import type { Persona } from '@tryout/domain/plays/persona';
import { roundTo } from '@tryout/domain/statistics/decimal';
import { simulateTask } from '@tryout/games/simulate';
import { type Accommodations, type AnyTaskJudge, InputRefused, type Json } from '@tryout/games/task-core';
import { saidOfField } from '../../platform/http/field-phrases.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { verbatim } from '../../platform/language/say.ts';
import { sha256 } from '../../platform/sha256.ts';
import { saidByGame } from './said-by-game.ts';
import { tasksSay } from './tasks.messages.ts';

/** Settings by parameter; those that are not there have the game's defaults. */
export type Preset = Readonly<Record<string, number | boolean | string>>;

const NOBODY_ASKED: Accommodations = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};
const ORDINARY: Persona = { ability: 0.5, speed: 0.5, lapse: 0.03, risk: 0.5 };

/** Simulated plays that a length is estimated from; the middle one counts. */
const PLAYS = 3;

/** Checks settings by the game's own rules. @throws Refusal naming the field of the setting */
export function checkPreset(judge: AnyTaskJudge, preset: Preset): void {
  try {
    judge.configure(preset);
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    const named = judge.parameters.find(({ key }) => error.message.startsWith(`${key} `));
    const [word = ''] = error.message.split(' ');
    const field = named || Object.hasOwn(preset, word) ? `preset.${named?.key ?? word}` : 'preset';
    const problem = field === 'preset' ? error.message : error.message.slice(word.length + 1);
    throw new Refusal(
      'invalid_input',
      tasksSay('tasks.setting_refused', { problem: saidByGame(error.message) }),
      {
        fields: [{ field, message: saidOfField(problem) ?? verbatim(problem) }],
      },
    );
  }
}

function lengthMs(judge: AnyTaskJudge, preset: Preset): number {
  const lengths = Array.from({ length: PLAYS }, (_, n) => {
    const seed = sha256(`length ${n}`).slice(0, 32);
    const { inputs } = simulateTask(judge, preset as Json, NOBODY_ASKED, seed, ORDINARY, `length ${n}`);
    return inputs.at(-1)?.t_ms ?? 0;
  });
  return lengths.toSorted((a, b) => a - b)[Math.floor(PLAYS / 2)] ?? 0;
}

/**
 * How long a game takes with other settings than its own: as much longer than usual as it is for simulated players.
 * @param usual minutes with the game's defaults
 * @returns minutes, to two places, at least a tenth of one
 */
export function minutesWith(judge: AnyTaskJudge, preset: Preset, usual: number): number {
  const [before, after] = [lengthMs(judge, {}), lengthMs(judge, preset)];
  return before === 0 ? usual : Math.max(0.1, roundTo((usual * after) / before, 2));
}
