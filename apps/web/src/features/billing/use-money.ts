import { amountText, isWholeAmount } from '@tryout/domain/billing/amounts';
import { intlTag, useLocale } from '../../platform/i18n/locale.ts';

/** Amounts as they are shown: whole ones without decimals, others to the cent, since they are what is paid. */
export function useMoney(): (cents: number, currency: string) => string {
  const tag = intlTag(useLocale());
  return (cents, currency) => amountText(cents, currency, tag, !isWholeAmount(cents, currency));
}
