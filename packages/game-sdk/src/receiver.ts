import type { BuildManifest } from './build-manifest.ts';
import { createDataPointTable, type Quality, type StandingValue } from './data-point-value.ts';
import { parseChildMessage, type Refusal } from './parse-child-message.ts';
import {
  isSequenced,
  LIMITS,
  type PassingMessage,
  type ResendMessage,
  type SequencedMessage,
} from './protocol.ts';
import { createRateLimit } from './rate-limit.ts';

/** Where the child stands. `failed`: it broke a limit of the whole session, and nothing more is taken. */
export type ReceiverState = 'loading' | 'ready' | 'running' | 'completed' | 'terminated' | 'failed';

/** Why a message was not taken. */
export type RefusalCode = Refusal | 'too_fast' | 'session_full' | 'out_of_turn' | 'ended';

/** What became of one message. */
export type Received =
  | { readonly kind: 'taken'; readonly message: SequencedMessage; readonly quality: Quality | null }
  | { readonly kind: 'passing'; readonly message: PassingMessage }
  /** The host has it already; its acknowledgement got lost. */
  | { readonly kind: 'duplicate'; readonly seq: number }
  /** Something before it is missing. `resend` is what to ask, null when that was asked a moment ago. */
  | { readonly kind: 'gap'; readonly resend: ResendMessage | null }
  /** The host takes none for now; the child keeps it. */
  | { readonly kind: 'held' }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** The host's side of the rules of one session. It survives a reload of the frame: `reconnect`. */
export interface Receiver {
  readonly state: ReceiverState;
  /** The last `seq` that was taken; 0 before the first. */
  readonly lastSeq: number;
  /** Judges and, where it may, takes whatever came over the port at `now` (ms, monotonic). Never throws. */
  receive(raw: unknown, now: number): Received;
  /** The same of a message that is unpacked only when it does not come too fast. */
  receiveFrom(event: { readonly data: unknown }, now: number): Received;
  /** A new frame speaks: it says `ready` and `start` again and goes on counting. Not after the end. */
  reconnect(): void;
  /** While held, nothing that counts is taken; the child is asked for it afterwards. */
  hold(isHeld: boolean): void;
  values(): readonly StandingValue[];
  /** Required data points that have no valid value. */
  missing(): readonly string[];
}

const ASK_AGAIN_MS = 1000;

/** A session with nothing received, or one that goes on after `lastSeq`. Without a manifest nothing is mapped. */
export function createReceiver(manifest: BuildManifest | null, lastSeq = 0): Receiver {
  const rate = createRateLimit(LIMITS.messages_per_second, LIMITS.message_burst);
  const table = createDataPointTable(manifest);
  let state: ReceiverState = 'loading';
  let messages = lastSeq;
  let bytes = 0;
  let asked: { seq: number; at: number } | null = null;
  let isHeld = false;

  function ask(now: number): ResendMessage | null {
    const from = lastSeq + 1;
    if (asked && asked.seq === from && now - asked.at < ASK_AGAIN_MS) return null;
    asked = { seq: from, at: now };
    return { t: 'resend', from };
  }

  function count(size: number): boolean {
    messages += 1;
    bytes += size;
    return messages <= LIMITS.messages_per_session && bytes <= LIMITS.bytes_per_session;
  }

  function takeSequenced(message: SequencedMessage, size: number, now: number): Received {
    if (message.seq <= lastSeq) return { kind: 'duplicate', seq: message.seq };
    if (isHeld) return { kind: 'held' };
    if (message.seq > lastSeq + 1) return { kind: 'gap', resend: ask(now) };
    if (!count(size)) return fail();
    lastSeq = message.seq;
    if (message.t === 'complete') state = 'completed';
    return { kind: 'taken', message, quality: message.t === 'data_point' ? table.add(message) : null };
  }

  function takePassing(message: PassingMessage, size: number): Received {
    if (!count(size)) return fail();
    if (message.t === 'ready') state = state === 'loading' ? 'ready' : state;
    if (message.t === 'start') state = 'running';
    if (message.t === 'terminate') state = 'terminated';
    return { kind: 'passing', message };
  }

  function fail(): Received {
    state = 'failed';
    return refused('session_full');
  }

  function receiveFrom(event: { readonly data: unknown }, now: number): Received {
    if (!rate.take(now)) return refused('too_fast');
    const raw = event.data;
    const { message, ...parsed } = parseChildMessage(raw);
    if (!message) return refused(parsed.refusal as Refusal);
    const size = 'size' in parsed ? parsed.size : 0;
    if (hasEnded(state)) {
      const isOld = isSequenced(message) && message.seq <= lastSeq;
      return isOld ? { kind: 'duplicate', seq: message.seq } : refused('ended');
    }
    if (message.t === 'hello' || !isInTurn(message, state)) return refused('out_of_turn');
    return isSequenced(message) ? takeSequenced(message, size, now) : takePassing(message, size);
  }

  return {
    get state() {
      return state;
    },
    get lastSeq() {
      return lastSeq;
    },
    receive: (raw, now) => receiveFrom({ data: raw }, now),
    receiveFrom,
    reconnect() {
      if (!hasEnded(state)) state = 'loading';
      asked = null;
    },
    hold(held) {
      isHeld = held;
    },
    values: () => table.values(),
    missing: () => table.missing(),
  };
}

function refused(code: RefusalCode): Received {
  return { kind: 'refused', code };
}

function hasEnded(state: ReceiverState): boolean {
  return state === 'completed' || state === 'terminated' || state === 'failed';
}

/** Errors, log lines and leaving at any time; `start`, events and checkpoints once ready; what counts once started. */
function isInTurn(message: SequencedMessage | PassingMessage, state: ReceiverState): boolean {
  switch (message.t) {
    case 'start':
    case 'event':
    case 'checkpoint':
      return state !== 'loading';
    case 'data_point':
    case 'complete':
      return state === 'running';
    default:
      return true;
  }
}
