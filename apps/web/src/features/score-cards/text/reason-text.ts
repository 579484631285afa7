import type { Text } from '../../../platform/i18n/use-text.ts';
import { messages, type ReasonKey } from '../reasons.messages.ts';

const isKey = (key: string): key is ReasonKey => Object.hasOwn(messages.en, key);

interface Missing {
  readonly reason: string | null;
}

/** The reason nearest to the data: that of the first part without a value, where the whole has no data at all. */
export function nearestReason(
  whole: Missing,
  parts: readonly (Missing & { readonly score: number | null })[],
) {
  if (whole.reason !== 'no_data') return whole.reason;
  return parts.find((part) => part.score === null && part.reason !== null)?.reason ?? whole.reason;
}

/** Why there is no value, in words. A reason that is not known here still says that nothing was measured. */
export function reasonText(reason: string | null, t: Text<ReasonKey>): string {
  const key = `reasons.${reason ?? 'no_data'}`;
  return t(isKey(key) ? key : 'reasons.not_measured');
}
