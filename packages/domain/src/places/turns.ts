/** Hosts of public services that allow one request a second and no more. */
const PUBLIC = /(^|\.)(openstreetmap\.org|komoot\.io)$/u;

/** How long a person waits for requests of others at most, ms. */
export const LONGEST_TURN_MS = 2_000;

/** Milliseconds from one request to the next: a second for public services, a tenth for others. */
export function pauseBetween(address: string): number {
  return URL.canParse(address) && PUBLIC.test(new URL(address).hostname) ? 1_000 : 100;
}

/**
 * When a request may be made that is wanted `now` while the line is free from `free_at` on: how long it waits, and from
 * when on the next may be made. Null: it would wait longer than `LONGEST_TURN_MS` and is not made. All in ms.
 */
export function nextTurn(
  free_at: number,
  now: number,
  pause: number,
): { readonly wait: number; readonly free_at: number } | null {
  const wait = Math.max(0, free_at - now);
  return wait > LONGEST_TURN_MS ? null : { wait, free_at: now + wait + pause };
}
