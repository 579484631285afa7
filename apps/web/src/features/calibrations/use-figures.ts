import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './calibrations.messages.ts';

/** Figures as tables write them. */
export function useFigures(): {
  /** A number with at most so many places (2), fewer where it is large, never "-0"; a dash where there is none. */
  readonly figure: (value: number | null, places?: number) => string;
  /** That there are too few people to tell, with how many there are. */
  readonly few: (n: number) => string;
} {
  const t = useText(messages);
  const { number } = useFormat();
  return {
    figure: (value, places = 2) => (value === null ? '–' : number(value, figureOptions(value, places))),
    few: (n) => t('calibrations.too_few', { n }),
  };
}

/** Beyond a thousand no decimals, beyond a hundred one: times in milliseconds are no surer than that. */
function figureOptions(value: number, places: number) {
  const most = Math.abs(value) >= 1_000 ? 0 : Math.abs(value) >= 100 ? Math.min(1, places) : places;
  return {
    maximumFractionDigits: most,
    minimumFractionDigits: Math.min(2, most),
    signDisplay: 'negative',
  } as const;
}
