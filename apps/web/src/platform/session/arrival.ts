import { isOwnLink } from '@tryout/domain/text/own-link';

/** How a page of the app came to be loaded by the browser. */
export interface Arrival {
  /** Path, search and end of the address that was loaded. */
  readonly address: string;
  readonly referrer: string;
  readonly origin: string;
  readonly kind: string;
}

/**
 * Whether the product led to a page: it was reached within the app, or loaded by a link of one of its pages or mails,
 * by a reload or by going back. Not so where somebody typed the address, or followed a link from elsewhere.
 */
export function isLedHere(arrival: Arrival, path: string): boolean {
  if (new URL(arrival.address, arrival.origin).pathname !== path) return true;
  if (isOwnLink(arrival.address) || arrival.kind !== 'navigate') return true;
  return URL.parse(arrival.referrer)?.origin === arrival.origin;
}

let first: Arrival | null = null;

/** Notes how the browser came here, before the app changes the address. */
export function noteArrival(): void {
  const [entry] = performance.getEntriesByType('navigation');
  first = {
    address: location.pathname + location.search + location.hash,
    referrer: document.referrer,
    origin: location.origin,
    kind: entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate',
  };
}

let hasMoved = false;

/** From here on every page is reached within the app, also the one that was loaded first. */
export function noteMove(): void {
  hasMoved = true;
}

/** Whether the product led to the page with this path. */
export const isLedTo = (path: string): boolean => hasMoved || (first !== null && isLedHere(first, path));
