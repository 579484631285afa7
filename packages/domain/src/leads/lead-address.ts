import { normalizeEmail } from '../accounts/email.ts';

/** Mailboxes in which dots before the @ mean nothing, by host, with the host they are the same as. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * What two addresses of one mailbox have in common, so that one person is one lead: lower-cased, without what follows a `+`
 * (RFC 5233), at Gmail also without dots. For comparing only; mail goes to the address as it was given.
 * @param email a valid address
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = normalizeEmail(email).split('@');
  const bare = local.split('+')[0] || local;
  const host = DOTLESS[domain];
  return host ? `${bare.replaceAll('.', '') || bare}@${host}` : `${bare}@${domain}`;
}
