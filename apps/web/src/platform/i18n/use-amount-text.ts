import { amountText } from '@tryout/domain/billing/amounts';
import { withSignsApart } from '@tryout/domain/text/message-format';
import { directionOf, intlTag, useLocale } from './locale.ts';

/** Amounts in the reader's language; a currency's letters keep their order also where the text is read from right to left. */
export function useAmountText(): (cents: number, currency: string, hasCents: boolean) => string {
  const locale = useLocale();
  return (cents, currency, hasCents) => {
    const text = amountText(cents, currency, intlTag(locale), hasCents);
    return directionOf(locale) === 'rtl' ? withSignsApart(text) : text;
  };
}
