import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { MeasureWords } from './data-point-text.ts';
import { messages } from './measures.messages.ts';

/** The reader's language for text about measures and formulas. */
export function useMeasureWords(): MeasureWords {
  const t = useText(messages);
  const { number, list } = useFormat();
  return { t, number, list };
}
