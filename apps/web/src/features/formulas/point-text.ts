import type { DataPointValue } from '@tryout/domain/formulas/formula';
import type { Text } from '../../platform/i18n/use-text.ts';
import {
  dataPointName,
  dataPointValue,
  type MeasureWords,
  scalarText,
  unitName,
} from '../measures/public.ts';
import { type FormulaPageMessage, messages } from './formula-page.messages.ts';
import type { TaskPoint } from './formulas.api.ts';
import { seriesText } from './series-text.ts';

const isKey = (key: string): key is FormulaPageMessage => Object.hasOwn(messages.en, key);

/** A data point's type, range and better side in one line: "share · 0 to 1 · more is better". */
export function pointLine(point: TaskPoint, t: Text<FormulaPageMessage>, words: MeasureWords): string {
  const type = `formulas.point.type.${point.type}`;
  const direction = `formulas.point.${point.direction}`;
  // "0 to 1 share" would say twice what the type says.
  const hasUnit = point.unit !== '' && point.type !== 'ratio';
  const range =
    point.min === null || point.max === null || point.type === 'boolean'
      ? null
      : t(hasUnit ? 'formulas.point.range_unit' : 'formulas.point.range', {
          min: words.number(point.min),
          max: words.number(point.max),
          unit: unitName(point.unit, words),
        });
  return [
    isKey(type) ? t(type) : point.type,
    point.options.length > 0 ? words.list(point.options) : range,
    isKey(direction) ? t(direction) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** The value of a data point as a person reads it. */
export function valueText(key: string, value: DataPointValue | undefined, words: MeasureWords): string {
  if (Array.isArray(value)) return `(${seriesText(value)})`;
  if (value === undefined || value === null || typeof value === 'number') {
    return dataPointValue(key, value ?? null, words);
  }
  return scalarText(value as string | boolean, words);
}

/** Values given to a formula: "Correct answers 90%, Usual time 620 ms". */
export function inputsText(
  inputs: Readonly<Record<string, DataPointValue | undefined>>,
  words: MeasureWords,
): string {
  return words.list(
    Object.entries(inputs).map(
      ([key, value]) => `${dataPointName(key, words)} ${valueText(key, value, words)}`,
    ),
  );
}

/** What comes out: "8 of 10". */
export function outcomeText(
  outcome: { readonly value: number; readonly total_score: number } | null,
  t: Text<FormulaPageMessage>,
  words: Pick<MeasureWords, 'number'>,
): string {
  if (outcome === null) return t('formulas.result.none');
  const exact = { maximumFractionDigits: 6 };
  return t('formulas.result.out_of', {
    value: words.number(outcome.value, exact),
    total: words.number(outcome.total_score, exact),
  });
}
