import { type InputMethod, InputRefused, type TaskInput } from './task-core.ts';

/** Fields of an input under inspection; nothing is known of their types yet. */
export type RawFields = Readonly<Record<string, unknown>>;

/** Refuses a malformed input. @throws InputRefused always, with code `malformed`. */
export function malformed(problem: string): never {
  throw new InputRefused('malformed', problem);
}

/** The fields of an input, when they are exactly `keys`. @throws InputRefused (`malformed`). */
export function exactFields(raw: unknown, keys: readonly string[]): RawFields {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) malformed('input must be an object');
  const fields = raw as RawFields;
  const unknown = Object.keys(fields).find((key) => !keys.includes(key));
  if (unknown !== undefined) malformed(`${unknown} is not a field of this input`);
  const absent = keys.find((key) => !Object.hasOwn(fields, key));
  if (absent !== undefined) malformed(`${absent} is missing`);
  return fields;
}

/** A whole number within [min, max]. @throws InputRefused (`malformed`). */
export function wholeNumber(fields: RawFields, key: string, min: number, max: number): number {
  const value = fields[key];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    malformed(`${key} must be a whole number from ${min} to ${max}`);
  }
  return value;
}

/** A finite number of milliseconds within [0, max], or null. @throws InputRefused (`malformed`). */
export function millisecondsOrNull(fields: RawFields, key: string, max: number): number | null {
  const value = fields[key];
  if (value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > max) {
    malformed(`${key} must be null or from 0 to ${max} ms`);
  }
  return value;
}

/** One of `options`. @throws InputRefused (`malformed`). */
export function oneOf<T extends string>(fields: RawFields, key: string, options: readonly T[]): T {
  const found = options.find((option) => option === fields[key]);
  return found ?? malformed(`${key} must be one of ${options.join(', ')}`);
}

const METHODS: readonly InputMethod[] = ['key', 'touch', 'mouse'];

/** How the person touched the device. @throws InputRefused (`malformed`). */
export function inputMethod(fields: RawFields): InputMethod {
  return oneOf(fields, 'method', METHODS);
}

/** The time stamp of an event. @throws InputRefused (`malformed`) when it is no time at all. */
export function eventTime(event: TaskInput<unknown>): number {
  if (!Number.isFinite(event.t_ms) || event.t_ms < 0) malformed('t_ms must be a time of 0 ms or later');
  return event.t_ms;
}

/** Refuses an input meant for another step. @throws InputRefused (`task_finished`, `wrong_step`). */
export function requireStep(given: number, current: number, of: number): void {
  if (current >= of) throw new InputRefused('task_finished', 'the task is finished');
  if (given !== current) throw new InputRefused('wrong_step', `expected step ${current}, got ${given}`);
}
