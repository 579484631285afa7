import { isLinkAddress } from '@tryout/domain/text/rich-text';

/**
 * The address somebody means by what they typed: as it is, with `https://` before a host, with `mailto:` before an email
 * address. Null where no link can lead there.
 */
export function linkAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/@]+:\d+(?:\/|$)/.test(trimmed);
  const address = hasScheme
    ? trimmed
    : /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(trimmed)
      ? `mailto:${trimmed}`
      : /^[^\s/@]+\.[^\s/@]/.test(trimmed)
        ? `https://${trimmed}`
        : '';
  return isLinkAddress(address) ? address : null;
}
