import { isWholeAmount } from '@tryout/domain/billing/amounts';
import { useAmountText } from '../../platform/i18n/use-amount-text.ts';

/** Amounts as they are shown: whole ones without decimals, others to the cent, since they are what is paid. */
export function useMoney(): (cents: number, currency: string) => string {
  const amount = useAmountText();
  return (cents, currency) => amount(cents, currency, !isWholeAmount(cents, currency));
}
