import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './jobs.messages.ts';
import { vocabulary } from './vocabulary.messages.ts';

/** Pay as it is told. */
export interface Pay {
  readonly min_cents: number | null;
  readonly max_cents: number | null;
  readonly currency: string;
  /** Null: not stated yet. */
  readonly period: 'hour' | 'month' | 'year' | null;
}

/** "$30,000 to $40,000 per year"; money without cents, as the specification has it. Null where nothing is given. */
export function usePay(): (pay: Pay) => string | null {
  const t = useText(messages);
  const v = useText(vocabulary);
  const format = useFormat();
  return ({ min_cents, max_cents, currency, period }) => {
    const money = (cents: number) =>
      format.number(cents / 100, { style: 'currency', currency, maximumFractionDigits: 0 });
    if (min_cents === null && max_cents === null) return null;
    const min = min_cents === null ? '' : money(min_cents);
    const max = max_cents === null ? '' : money(max_cents);
    const range =
      min && max
        ? min === max
          ? min
          : t('positions.pay.range', { min, max })
        : min
          ? t('positions.pay.from', { min })
          : t('positions.pay.to', { max });
    return period ? `${range} ${v(`positions.period.${period}`)}` : range;
  };
}
