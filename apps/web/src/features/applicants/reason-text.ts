import { useText } from '../../platform/i18n/use-text.ts';
import { moveMessages } from './moves.messages.ts';

type PlatformReason = Extract<keyof typeof moveMessages.en, `applicants.reason.${string}`>;

const isKnown = (key: string): key is PlatformReason => Object.hasOwn(moveMessages.en, key);

/** A reason in the reader's language where the platform made it; an organization's own stays as it was written. */
export function useReasonText(): (reason: { key: string; label: string }) => string {
  const t = useText(moveMessages);
  return ({ key, label }) => {
    const name = `applicants.reason.${key}`;
    return isKnown(name) ? t(name) : label;
  };
}
