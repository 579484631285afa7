import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './billing.messages.ts';

const KNOWN = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'processing_error',
  'authentication_required',
] as const;

/** Why a payment failed, in the reader's language; a reason of a provider that is not known is a failed payment. */
export function useReasonText(): (reason: string) => string {
  const t = useText(messages);
  return (reason) => t(`billing.reason.${KNOWN.find((one) => one === reason) ?? 'payment_failed'}`);
}
