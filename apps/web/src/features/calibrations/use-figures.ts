import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './calibrations.messages.ts';

/** Figures as tables write them. */
export function useFigures(): {
  /** A number with at most so many places (2); a dash where there is none. */
  readonly figure: (value: number | null, places?: number) => string;
  /** That there are too few people to tell, with how many there are. */
  readonly few: (n: number) => string;
} {
  const t = useText(messages);
  const { number } = useFormat();
  return {
    figure: (value, places = 2) =>
      value === null
        ? '–'
        : number(value, { maximumFractionDigits: places, minimumFractionDigits: Math.min(2, places) }),
    few: (n) => t('calibrations.too_few', { n }),
  };
}
