/** Why an address is refused, in the order in which it is checked (spec §5). */
export type EmailProblem = 'empty' | 'too_long' | 'invalid' | 'local_too_long' | 'label_too_long';

/** Longest address, part before @ and domain label, in characters (spec §9). */
export const EMAIL_LIMITS = { total: 254, local: 64, label: 63 } as const;

/** Hosts that are no work address by default; the list is an app config (product §1, ruling 10). */
export const DEFAULT_FREE_MAIL_DOMAINS: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
];

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const TOP_LABEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Trimmed and lower-cased: the form that is stored and compared. */
export function normalizeEmail(raw: string): string {
  return raw.trim().toLowerCase();
}

/** The first thing wrong with an address after normalising it, or null. */
export function emailProblem(raw: string): EmailProblem | null {
  const email = normalizeEmail(raw);
  if (email === '') return 'empty';
  if (email.length > EMAIL_LIMITS.total) return 'too_long';
  const parts = email.split('@');
  const [local = '', domain = ''] = parts;
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  if (parts.length !== 2 || labels.length < 2) return 'invalid';
  if (!LOCAL.test(local) || !labels.every((label) => LABEL.test(label)) || !TOP_LABEL.test(top))
    return 'invalid';
  if (local.length > EMAIL_LIMITS.local) return 'local_too_long';
  if (labels.some((label) => label.length > EMAIL_LIMITS.label)) return 'label_too_long';
  return null;
}

/** The normalised part after @, or null for an address that is not valid. */
export function emailDomain(email: string): string | null {
  if (emailProblem(email) !== null) return null;
  return normalizeEmail(email).split('@')[1] ?? null;
}

/**
 * A valid address whose domain is none of the free-mail hosts (spec §5).
 * @param free_domains hosts without @, compared without regard to case
 */
export function isWorkEmail(
  email: string,
  free_domains: readonly string[] = DEFAULT_FREE_MAIL_DOMAINS,
): boolean {
  const domain = emailDomain(email);
  return domain !== null && !free_domains.some((free) => free.trim().toLowerCase() === domain);
}

/** Suffix check of spec §5: an '@word.tld' text such as '@harbour.test'. */
export function isEmailSuffix(raw: string): boolean {
  const suffix = normalizeEmail(raw);
  return suffix.startsWith('@') && emailProblem(`a${suffix}`) === null;
}

/** For people who may not see the address: 'mia@harbour.test' -> 'm***@harbour.test'. Never longer or readable. */
export function maskEmail(email: string): string {
  const normalized = normalizeEmail(email);
  const at = normalized.lastIndexOf('@');
  if (at < 1) return '***';
  return `${[...normalized][0]}***${normalized.slice(at)}`;
}
