import { dayText, formatterOnce, numberText } from '@tryout/domain/text/intl-formatters';
import { withSignsApart } from '@tryout/domain/text/message-format';
import { drawing } from '../drawing/drawing.ts';
import { directionOf, intlTag, useLocale } from './locale.ts';

export interface Format {
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  date: (value: Date | string, options?: Intl.DateTimeFormatOptions) => string;
  relative: (value: Date | string, now: Date) => string;
  list: (values: readonly string[]) => string;
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "14 Nov 2026". */
export const DATE = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
} as const satisfies Intl.DateTimeFormatOptions;

/** Numbers, dates and lists in the reader's language; digits are Latin in every language, as on score cards. */
export function useFormat(): Format {
  const locale = useLocale();
  const tag = intlTag(locale);
  const shown = directionOf(locale) === 'rtl' ? withSignsApart : (text: string) => text;
  const timeZone = drawing()?.look.zone ?? undefined;
  return {
    number: (value, options) =>
      options === undefined
        ? numberText(tag, value)
        : shown(
            formatterOnce(
              `n${tag}${JSON.stringify(options)}`,
              () => new Intl.NumberFormat(tag, options),
            ).format(value),
          ),
    date: (value, options = DATE) =>
      options === DATE && timeZone === undefined
        ? dayText(tag, new Date(value))
        : formatterOnce(
            `d${tag}${timeZone ?? ''}${JSON.stringify(options)}`,
            () =>
              // A zone that is asked for counts more than the reader's own.
              new Intl.DateTimeFormat(tag, { ...options, timeZone: options.timeZone ?? timeZone }),
          ).format(new Date(value)),
    relative: (value, now) => {
      const seconds = (new Date(value).getTime() - now.getTime()) / 1000;
      const format = formatterOnce(`r${tag}`, () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
      const [unit, size] =
        STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 60] as const);
      return unit === 'second' ? format.format(0, 'minute') : format.format(Math.round(seconds / size), unit);
    },
    list: (values) => formatterOnce(`l${tag}`, () => new Intl.ListFormat(tag)).format(values),
  };
}
