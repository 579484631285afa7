import { InputRefused, type Json, type ParameterSpec } from './task-core.ts';

/** The settings of a task by parameter key, all present. */
export type Settings = Readonly<Record<string, number | boolean | string>>;

function refuse(spec: ParameterSpec, problem: string): never {
  throw new InputRefused('bad_parameter', `${spec.key} ${problem}`);
}

function readNumber(spec: ParameterSpec, value: Json): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) refuse(spec, 'must be a number');
  if (spec.type === 'integer' && !Number.isInteger(value)) refuse(spec, 'must be a whole number');
  if (spec.min !== undefined && value < spec.min) refuse(spec, `must be at least ${spec.min}`);
  if (spec.max !== undefined && value > spec.max) refuse(spec, `must be at most ${spec.max}`);
  return value;
}

function readSetting(spec: ParameterSpec, value: Json): number | boolean | string {
  if (spec.type === 'boolean')
    return typeof value === 'boolean' ? value : refuse(spec, 'must be true or false');
  if (spec.type === 'integer' || spec.type === 'number') return readNumber(spec, value);
  if (typeof value === 'string' && spec.options?.includes(value)) return value;
  return refuse(spec, `must be one of ${(spec.options ?? []).join(', ')}`);
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
