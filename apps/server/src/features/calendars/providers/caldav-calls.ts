import type { Outbound, OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import { type Element, type Found, readMultistatus } from '../reading/multistatus.ts';
import { refuseStatus, SourceProblem } from './source-problem.ts';

/** A WebDAV server with somebody's sign-in. */
export interface DavAccount {
  readonly outbound: Outbound;
  readonly username: string;
  readonly password: string;
  /** The address that the owner named: whom the password is for. */
  readonly home: URL;
}

const MOST_BYTES = 2_000_000;

/**
 * Whether the password may go to another address that the server named: the same host, one below it, or one beside it under
 * the same domain (as iCloud's `p42-caldav.icloud.com` beside `caldav.icloud.com`), never with less encryption.
 */
export function isOfAccount(home: URL, other: URL): boolean {
  if (home.protocol === 'https:' && other.protocol !== 'https:') return false;
  if (other.host === home.host) return true;
  if (other.port !== '' && other.port !== home.port) return false;
  const labels = home.hostname.split('.');
  const beside = labels.length > 2 && other.hostname.endsWith(`.${labels.slice(1).join('.')}`);
  return other.hostname.endsWith(`.${home.hostname}`) || beside;
}

/** One request with the account's password, which stays with the hosts of the account also when it is led elsewhere. */
export async function askDav(
  account: DavAccount,
  request: {
    url: string;
    method: 'PROPFIND' | 'REPORT';
    depth: '0' | '1';
    body: string;
    max_bytes?: number;
  },
): Promise<OutboundAnswer> {
  const send = (url: string) =>
    account.outbound.ask({
      url,
      method: request.method,
      authorization: `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`,
      headers: { 'content-type': 'application/xml; charset=utf-8', depth: request.depth },
      body: request.body,
      max_bytes: request.max_bytes ?? MOST_BYTES,
    });
  if (!isOfAccount(account.home, new URL(request.url))) throw new SourceProblem('signed_out');
  const answer = await send(request.url);
  // Led to another host of the account (as from a domain to its calendar server), it is asked there by itself.
  return answer.left_origin && answer.status === 401 && isOfAccount(account.home, new URL(answer.url))
    ? send(answer.url)
    : answer;
}

const NAMESPACES =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"';

/** The properties of an address, and with depth 1 of those right below. Addresses are made whole. */
export async function findProps(
  account: DavAccount,
  url: string,
  props: string,
  depth: '0' | '1' = '0',
): Promise<Found[]> {
  const body = `<?xml version="1.0" encoding="utf-8"?><d:propfind ${NAMESPACES}><d:prop>${props}</d:prop></d:propfind>`;
  const answer = await askDav(account, { url, method: 'PROPFIND', depth, body });
  refuseStatus(answer.status);
  let found: Found[];
  try {
    found = readMultistatus(answer.body.toString('utf8'));
  } catch (error) {
    throw new SourceProblem('not_caldav', error);
  }
  return found.map((each) => ({ ...each, href: absolute(each.href, answer.url) }));
}

/** A link of an answer as a whole address; the answer's own where it is none. */
export function absolute(href: string, base: string): string {
  return URL.canParse(href, base) ? new URL(href, base).href : base;
}

/** The link within a property, such as the one to a person's calendars; null: it has none. */
export function linkIn(props: Element | undefined, name: string, base: string): string | null {
  const property = props?.children.find((each) => each.name === name);
  const href = property?.children.find((each) => each.name === 'href')?.text.trim();
  return href ? absolute(href, base) : null;
}

/** Opens a query of calendars; the caller closes it. */
export const CALDAV_NAMESPACES = NAMESPACES;
