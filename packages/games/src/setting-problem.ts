import type { ParameterSpec } from './task-core.ts';

/** What is wrong with the value of a setting. */
export type SettingProblem =
  | { readonly code: 'not_a_number' | 'not_whole' | 'not_true_or_false' }
  | { readonly code: 'too_small' | 'too_large'; readonly limit: number }
  | { readonly code: 'not_an_option'; readonly options: readonly string[] };

/** What is wrong with a value against the declaration of its parameter; null when nothing is. */
export function settingProblem(spec: ParameterSpec, value: unknown): SettingProblem | null {
  if (spec.type === 'boolean') return typeof value === 'boolean' ? null : { code: 'not_true_or_false' };
  if (spec.type === 'enum') {
    const options = spec.options ?? [];
    return typeof value === 'string' && options.includes(value) ? null : { code: 'not_an_option', options };
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'not_a_number' };
  if (spec.type === 'integer' && !Number.isInteger(value)) return { code: 'not_whole' };
  if (spec.min !== undefined && value < spec.min) return { code: 'too_small', limit: spec.min };
  if (spec.max !== undefined && value > spec.max) return { code: 'too_large', limit: spec.max };
  return null;
}
