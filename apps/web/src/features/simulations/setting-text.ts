import type { Text } from '../../platform/i18n/use-text.ts';
import { inWords } from '../measures/public.ts';
import { messages, type SimulationMessage } from './simulations.messages.ts';

type WriteNumber = (value: number, options?: Intl.NumberFormatOptions) => string;

const isKey = (key: string): key is SimulationMessage => Object.hasOwn(messages.en, key);

/** One setting of a task: its name and value in words. */
export interface SettingLine {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

/** A task's settings as lines, with the names that its game gives them. */
export function settingLines(
  parameters: Readonly<Record<string, unknown>>,
  nameOf: (key: string) => string,
  t: Text<SimulationMessage>,
  write: WriteNumber,
): SettingLine[] {
  return Object.entries(parameters).map(([key, value]) => ({
    key,
    name: nameOf(key),
    value: valueText(key, value, t, write),
  }));
}

function valueText(key: string, value: unknown, t: Text<SimulationMessage>, write: WriteNumber): string {
  if (typeof value === 'boolean') return t(value ? 'simulations.yes' : 'simulations.no');
  if (typeof value === 'number') {
    if (key.startsWith('share_')) return write(value, { style: 'percent' });
    return key.endsWith('_ms') ? write(value, { style: 'unit', unit: 'millisecond' }) : write(value);
  }
  const form = `simulations.form.${String(value)}`;
  if (isKey(form)) return t(form);
  return typeof value === 'string' ? inWords(value) : JSON.stringify(value);
}
