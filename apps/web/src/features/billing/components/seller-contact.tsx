import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { subscriptionsQuery } from '../billing.api.ts';
import { messages } from '../billing.messages.ts';

/** Where to write for more than the plans on sale offer; nothing where the seller names no address. */
export function SellerContact() {
  const t = useText(messages);
  const contact = useQuery(subscriptionsQuery()).data?.contact;
  if (!contact) return null;
  return (
    <p>
      {t('billing.need_more')} <a href={`mailto:${contact}`}>{contact}</a>
    </p>
  );
}
