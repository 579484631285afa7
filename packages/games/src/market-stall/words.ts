import type { Words } from '../harbour/words.tsx';
import type { Quantity, Question, QuestionValue, Word } from './core.ts';
import { word } from './quantities.ts';

const HOUR = 60;

/** A word of the catalogue, with its running number. */
export function sayWord(intl: Words, { word: key, n }: Word): string {
  return intl.formatMessage({ id: `market-stall.word_${key}` }, { n });
}

/** A number as it stands in a table under a heading that names its unit. */
export function sayNumber(intl: Words, { value, unit, decimals }: Quantity): string {
  if (unit === 'clock') {
    return intl.formatTime(new Date(Date.UTC(2000, 0, 1, Math.floor(value / HOUR), value % HOUR)), {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
    });
  }
  if (unit === 'percent') return intl.formatNumber(value / 100, { style: 'percent' });
  return intl.formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A number with its unit. */
export function sayQuantity(intl: Words, quantity: Quantity): string {
  if (quantity.unit === 'row') return sayWord(intl, word('offer', quantity.value + 1));
  return intl.formatMessage(
    { id: `market-stall.unit_${quantity.unit}` },
    { value: sayNumber(intl, quantity) },
  );
}

function sayValue(intl: Words, value: QuestionValue): string {
  return 'word' in value ? sayWord(intl, value) : sayQuantity(intl, value);
}

/** The question in words. */
export function sayQuestion(intl: Words, { key, values }: Question): string {
  const said = Object.entries(values).map(([name, value]) => [name, sayValue(intl, value)]);
  return intl.formatMessage({ id: `market-stall.ask_${key}` }, Object.fromEntries(said));
}

/** What the calculator shows, in the digits and with the decimal sign of the language. */
export function sayDisplay(intl: Words, shown: string): string {
  const sign = intl.formatNumber(1.1).replaceAll(/[\p{Nd}]/gu, '');
  return [...shown]
    .map((each) => {
      if (each === '.') return sign;
      return each === '-' ? '−' : intl.formatNumber(Number(each));
    })
    .join('');
}
