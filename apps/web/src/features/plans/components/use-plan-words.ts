import { isWholeAmount } from '@tryout/domain/billing/amounts';
import type { FeatureKind, FeatureValue } from '@tryout/domain/plans/features';
import { useAmountText } from '../../../platform/i18n/use-amount-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../plans.messages.ts';

/** How prices and values of features are written; dollars on screen have no decimals. */
export function usePlanWords() {
  const t = useText(messages);
  const format = useFormat();
  const amount = useAmountText();
  return {
    price: (cents: number, currency: string): string =>
      amount(cents, currency, currency !== 'USD' && !isWholeAmount(cents, currency)),
    value: (kind: FeatureKind, value: FeatureValue | undefined): string => {
      if (value === undefined || value === false) return t('plans.value.none');
      if (value === true) return t(kind === 'flag' ? 'plans.value.included' : 'plans.value.unlimited');
      const count = format.number(value);
      return kind === 'metered' ? t('plans.value.monthly', { count }) : count;
    },
  };
}
