import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './corrections.messages.ts';

/** "62.5 of 100", or that there is none. */
export function useResultText(): (value: number | null, total: number | null) => string {
  const t = useText(messages);
  const { number } = useFormat();
  const shown = (figure: number) => number(figure, { maximumFractionDigits: 2 });
  return (value, total) =>
    value === null
      ? t('corrections.no_value')
      : t('corrections.value_of', { value: shown(value), total: shown(total ?? 0) });
}
