import { useText } from '../../../platform/i18n/use-text.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { messages } from '../billing.messages.ts';

/** Says that no money moves. */
export function TestBanner() {
  const t = useText(messages);
  return <Banner tone="warning">{t('billing.no_money')}</Banner>;
}
