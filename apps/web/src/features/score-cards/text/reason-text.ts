import type { Text } from '../../../platform/i18n/use-text.ts';
import { messages, type ReasonKey } from '../reasons.messages.ts';

const isKey = (key: string): key is ReasonKey => Object.hasOwn(messages.en, key);

/** Why there is no value, in words. A reason that is not known here still says that nothing was measured. */
export function reasonText(reason: string | null, t: Text<ReasonKey>): string {
  const key = `reasons.${reason ?? 'no_data'}`;
  return t(isKey(key) ? key : 'reasons.not_measured');
}
