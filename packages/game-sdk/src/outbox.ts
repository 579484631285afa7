import type { Clock } from './clock.ts';
import { type ChildMessage, isSequenced, LIMITS } from './protocol.ts';
import { createRateLimit } from './rate-limit.ts';

/** Below what the host allows, so that a game cannot break the limit by an unlucky beat. */
const PER_SECOND = LIMITS.messages_per_second * 0.9;
const BURST = LIMITS.message_burst / 4;

/** What a game has to say, in order, until the host has it. */
export interface Outbox {
  /** Adds at the end and sends as soon as the rate allows. An unsent `progress` gives way to a newer one. */
  add(message: ChildMessage): void;
  /** Forgets what the host has, up to and including `seq`. */
  acknowledge(seq: number): void;
  /** Sends everything from `seq` again, as far as it is still held. */
  resend(seq: number): void;
}

/** An empty outbox that hands messages to `send`, at most 180 a second after a first hundred. */
export function createOutbox(clock: Clock, send: (message: ChildMessage) => void): Outbox {
  const rate = createRateLimit(PER_SECOND, BURST);
  let items: ChildMessage[] = [];
  let next = 0;
  let isWaiting = false;

  function pump(): void {
    if (isWaiting) return;
    while (next < items.length) {
      if (!rate.take(clock.now())) {
        isWaiting = true;
        clock.setTimer(() => {
          isWaiting = false;
          pump();
        }, rate.wait(clock.now()));
        return;
      }
      send(items[next++] as ChildMessage);
    }
  }

  return {
    add(message) {
      const last = items.at(-1);
      if (message.t === 'progress' && last?.t === 'progress' && next < items.length) items.pop();
      items.push(message);
      pump();
    },
    acknowledge(seq) {
      const isDone = (item: ChildMessage, at: number) => at < next && !(isSequenced(item) && item.seq > seq);
      const done = items.findIndex((item, at) => !isDone(item, at));
      const count = done === -1 ? items.length : done;
      items = items.slice(count);
      next -= count;
    },
    resend(seq) {
      const at = items.findIndex((item) => isSequenced(item) && item.seq >= seq);
      if (at === -1 || at >= next) return;
      const again = items.slice(at, next).filter(isSequenced);
      items = [...items.slice(0, at), ...again, ...items.slice(next)];
      next = at;
      pump();
    },
  };
}
