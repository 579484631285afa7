import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { inWords } from '../measures/public.ts';
import type { PlayedForm } from './calibrations.api.ts';
import { messages } from './calibrations.messages.ts';

/** Settings of a game in one line, such as “trials 96, share incongruent 0.5”. */
export function useSettingsText(): (settings: PlayedForm['settings']) => string {
  const t = useText(messages);
  const { number, list } = useFormat();
  const valueText = (value: PlayedForm['settings'][string]) => {
    if (typeof value === 'boolean') return t(value ? 'calibrations.yes' : 'calibrations.no');
    return typeof value === 'number' ? number(value) : inWords(String(value ?? '–'));
  };
  return (settings) => {
    const lines = Object.entries(settings).map(([key, value]) =>
      t('calibrations.setting', { name: inWords(key), value: valueText(value) }),
    );
    return lines.length === 0 ? t('calibrations.no_settings') : list(lines);
  };
}
