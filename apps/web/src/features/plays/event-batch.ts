import type { OutgoingEvent } from './outgoing-event.ts';

/** Events of one request. */
const MOST_AT_ONCE = 100;
/** JSON of one request, bytes: four times less than the server takes, so that a slow line gets it through in time. */
const MOST_BYTES_AT_ONCE = 256 * 1024;

const encoder = new TextEncoder();
const sizes = new WeakMap<OutgoingEvent, number>();

/** Bytes of an event as JSON, counted once. */
export function bytesOf(event: OutgoingEvent): number {
  const known = sizes.get(event);
  if (known !== undefined) return known;
  const size = encoder.encode(JSON.stringify(event)).length + 1;
  sizes.set(event, size);
  return size;
}

/** The first of `events` that go together in one request: at least one, bounded by number and by bytes. */
export function firstBatch(events: readonly OutgoingEvent[]): OutgoingEvent[] {
  let bytes = 0;
  let count = 0;
  for (const event of events.slice(0, MOST_AT_ONCE)) {
    bytes += bytesOf(event);
    if (count > 0 && bytes > MOST_BYTES_AT_ONCE) break;
    count += 1;
  }
  return events.slice(0, count);
}

/** Whether enough waits for a whole request. */
export function isFullBatch(count: number, bytes: number): boolean {
  return count >= MOST_AT_ONCE || bytes >= MOST_BYTES_AT_ONCE;
}
