import { type SettingProblem, settingProblem } from './setting-problem.ts';
import { InputRefused, type Json, type ParameterSpec } from './task-core.ts';

/** The settings of a task by parameter key, all present. */
export type Settings = Readonly<Record<string, number | boolean | string>>;

function refuse(spec: ParameterSpec, problem: string): never {
  throw new InputRefused('bad_parameter', `${spec.key} ${problem}`);
}

function inWords(problem: SettingProblem): string {
  switch (problem.code) {
    case 'not_a_number':
      return 'must be a number';
    case 'not_whole':
      return 'must be a whole number';
    case 'not_true_or_false':
      return 'must be true or false';
    case 'too_small':
      return `must be at least ${problem.limit}`;
    case 'too_large':
      return `must be at most ${problem.limit}`;
    case 'not_an_option':
      return `must be one of ${problem.options.join(', ')}`;
  }
}

function readSetting(spec: ParameterSpec, value: Json): number | boolean | string {
  const problem = settingProblem(spec, value);
  return problem === null ? (value as number | boolean | string) : refuse(spec, inWords(problem));
}

/**
 * Reads the settings of a task against its declared parameters: absent ones take their default, unknown ones are
 * refused. `null` stands for "no settings".
 * @throws InputRefused (`bad_parameter`) naming the parameter.
 */
export function readSettings(parameters: readonly ParameterSpec[], raw: Json): Settings {
  if (raw !== null && (typeof raw !== 'object' || Array.isArray(raw))) {
    throw new InputRefused('bad_parameter', 'parameters must be an object');
  }
  const given = (raw ?? {}) as Readonly<Record<string, Json>>;
  const unknown = Object.keys(given).find((key) => !parameters.some((spec) => spec.key === key));
  if (unknown !== undefined) throw new InputRefused('bad_parameter', `${unknown} is not a parameter`);
  return Object.fromEntries(
    parameters.map((spec) => {
      const value = Object.hasOwn(given, spec.key) ? given[spec.key] : undefined;
      return [spec.key, value === undefined ? spec.default : readSetting(spec, value)];
    }),
  );
}
