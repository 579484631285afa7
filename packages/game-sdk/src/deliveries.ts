import type { Clock } from './clock.ts';
import { GameSdkError } from './game-sdk-error.ts';
import { jsonCopy } from './json-size.ts';
import { createOutbox } from './outbox.ts';
import { parseChildMessage } from './parse-child-message.ts';
import { isName } from './parse-fields.ts';
import { type ChildMessage, LIMITS, type PassingMessage, type SequencedMessage } from './protocol.ts';

/** Numbers, checks and counts what a game says before it goes into the outbox. */
export interface Deliveries {
  /** A message that counts. @throws GameSdkError when it cannot be sent; its number is not used then. */
  count(make: (seq: number) => SequencedMessage): void;
  /** The last message that counts. Resolves when the host has it; rejects when the host stops before that. */
  finish(make: (seq: number) => SequencedMessage): Promise<void>;
  /** A message for the moment. @throws GameSdkError after the end or when it does not fit. */
  pass(message: PassingMessage): void;
  /** The same without an error: false when it was not sent. */
  offer(message: PassingMessage): boolean;
  /** Nothing more from the game; what is held still goes out. */
  end(): void;
  /** The host wants no more. */
  stop(reason: string): void;
  acknowledge(seq: number): void;
  resend(from: number): void;
}

/** Begins after `lastSeq`. Keeps room for one message so that `complete` is always possible. */
export function createDeliveries(
  lastSeq: number,
  clock: Clock,
  send: (message: ChildMessage) => void,
): Deliveries {
  const outbox = createOutbox(clock, send);
  let messages = lastSeq;
  let bytes = 0;
  let ended: { code: 'already_complete' | 'stopped'; sentence: string } | null = null;
  let last: { seq: number; resolve: () => void; reject: (error: GameSdkError) => void } | null = null;

  function check(message: ChildMessage): void {
    if (ended) throw new GameSdkError(ended.code, ended.sentence);
    const limit =
      message.t === 'checkpoint' ? LIMITS.message_bytes + LIMITS.state_bytes : LIMITS.message_bytes;
    const fitting = jsonCopy(message, limit);
    const parsed = parseChildMessage(fitting?.copy ?? message);
    if (!fitting || !parsed.message) throw refusal(message, parsed.refusal);
    const room = message.t === 'complete' ? 0 : LIMITS.message_bytes;
    const isFull = messages + (room ? 1 : 0) >= LIMITS.messages_per_session;
    if (isFull || bytes + fitting.size + room > LIMITS.bytes_per_session) {
      throw new GameSdkError('session_full', 'The messages of this session are used up; call complete().');
    }
    messages += 1;
    bytes += fitting.size;
    outbox.add(parsed.message);
  }

  function count(make: (seq: number) => SequencedMessage): void {
    check(make(lastSeq + 1));
    lastSeq += 1;
  }

  function end(code: 'already_complete' | 'stopped', sentence: string): void {
    ended ??= { code, sentence };
  }

  return {
    count,
    finish(make) {
      count(make);
      end('already_complete', 'The play is complete; nothing can be sent after complete().');
      const stored = new Promise<void>((resolve, reject) => {
        last = { seq: lastSeq, resolve, reject };
      });
      // A game need not wait for it; what went wrong is then told by onStop.
      stored.catch(() => undefined);
      return stored;
    },
    pass: check,
    offer(message) {
      try {
        check(message);
        return true;
      } catch (error) {
        if (error instanceof GameSdkError) return false;
        throw error;
      }
    },
    end: () => end('stopped', 'The play was terminated; nothing can be sent after terminate().'),
    stop(reason) {
      end('stopped', `The host ended the play: ${reason}.`);
      last?.reject(new GameSdkError('stopped', `The host ended the play: ${reason}.`));
    },
    acknowledge(seq) {
      outbox.acknowledge(seq);
      if (last && seq >= last.seq) last.resolve();
    },
    resend: (from) => outbox.resend(from),
  };
}

function refusal(message: ChildMessage, why: string | null): GameSdkError {
  if (why === 'too_large') {
    return new GameSdkError('too_large', `This ${message.t} is larger than a message may be.`);
  }
  const name = message.t === 'data_point' ? message.key : message.t === 'event' ? message.type : null;
  if (name !== null && !isName(name)) {
    return new GameSdkError(
      'bad_name',
      `"${name}" is no name: small letters, digits, dots, hyphens, underscores.`,
    );
  }
  return new GameSdkError('bad_value', `This ${message.t} holds something that cannot be sent, such as NaN.`);
}
