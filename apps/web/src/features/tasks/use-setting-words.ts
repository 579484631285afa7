import type { ParameterSpec } from '@tryout/games/task-core';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { SettingWords } from '../../ui/forms/settings-form.tsx';
import { messages, type SettingMessage } from './settings.messages.ts';

const isKnown = (key: string): key is SettingMessage => Object.hasOwn(messages.en, key);

/** A key in words where no better name is known. */
const inWords = (key: string): string => key.replaceAll(/[_.-]+/g, ' ').trim();

const UNITS: Readonly<Record<string, string>> = { ms: 'millisecond', s: 'second', min: 'minute' };

/** What a game calls one of its settings, by the setting's key. */
export function useSettingName(gameKey: string): (key: string) => string {
  const t = useText(messages);
  return (key) => {
    const named = `setting.${gameKey}.${key}`;
    return isKnown(named) ? t(named) : inWords(key);
  };
}

/** What a game calls its settings, in the reader's language; a game without words here has its own English ones. */
export function useSettingWords(gameKey: string): SettingWords {
  const t = useText(messages);
  const { number } = useFormat();
  const known = (key: string, other: string) => (isKnown(key) ? t(key) : other);
  return {
    name: (spec) => known(`setting.${gameKey}.${spec.key}`, inWords(spec.key)),
    about: (spec) => known(`setting.${gameKey}.${spec.key}.about`, spec.description),
    option: (_spec, option) => known(`setting.option.${option}`, inWords(option)),
    amount: (spec: ParameterSpec, value) => {
      const unit = UNITS[spec.unit];
      return unit === undefined ? number(value) : number(value, { style: 'unit', unit });
    },
  };
}
