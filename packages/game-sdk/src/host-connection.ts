import type { BuildManifest } from './build-manifest.ts';
import type { Clock } from './clock.ts';
import type { Quality } from './data-point-value.ts';
import { parseChildMessage } from './parse-child-message.ts';
import type { HostMessage, InitMessage, PassingMessage, SequencedMessage } from './protocol.ts';
import { createReceiver, type Receiver, type RefusalCode } from './receiver.ts';

/** What a connection tells whoever made it. */
export interface ConnectionEvents {
  /** A message that counts, once each and in order. It is acknowledged when `stored` is called. */
  taken(message: SequencedMessage, quality: Quality | null): void;
  passing(message: PassingMessage): void;
  refused(code: RefusalCode): void;
  /** Something came over the port, whatever it was. */
  heard(): void;
}

/** What is needed for a connection. */
export interface ConnectionParts {
  readonly manifest: BuildManifest | null;
  /** The last message that counts which the host has from earlier visits; 0 for none. */
  readonly lastSeq: number;
  readonly clock: Clock;
  readonly events: ConnectionEvents;
  /** What the game is told when it says `hello`. */
  init(): InitMessage;
  /** True for a message that is to get lost on the way; only tests of games lose any. */
  loses?(message: SequencedMessage): boolean;
}

/** The answer to `hello`: what the child gets. */
export interface Opened {
  readonly init: InitMessage;
  readonly childPort: MessagePort;
}

/** The host's end of a session: at most one port at a time, and the rules of a receiver for what comes over it. */
export interface HostConnection {
  readonly receiver: Receiver;
  readonly isOpen: boolean;
  /** Answers `hello`; null for anything else, for an SDK of another major version and while a port is open. */
  open(raw: unknown): Opened | null;
  send(message: HostMessage): void;
  /** Everything up to and including `seq` is kept safe: the child may forget it. */
  stored(seq: number): void;
  /** While held, messages that count are left with the child; afterwards it is asked for them. */
  hold(isHeld: boolean): void;
  /** Ends the port; the next `hello` gets another one and goes on after the last message taken. */
  interrupt(): void;
  /** Ends the port for good. */
  close(): void;
}

/** True for a version of the SDK that speaks this protocol. */
export function isSupportedSdk(version: string): boolean {
  return /^1\./.test(version);
}

/** A connection that waits for `hello`. */
export function createHostConnection(parts: ConnectionParts): HostConnection {
  const { clock, events } = parts;
  const receiver = createReceiver(parts.manifest, parts.lastSeq);
  let port: MessagePort | null = null;
  let storedSeq = parts.lastSeq;
  let isClosed = false;

  const send = (message: HostMessage) => port?.postMessage(message);

  function acknowledge(): void {
    if (storedSeq > 0) send({ t: 'ack', seq: storedSeq });
  }

  function isLost(event: Pick<MessageEvent, 'data'>): boolean {
    if (!parts.loses) return false;
    const { message } = parseChildMessage(event.data);
    return message !== null && 'seq' in message && parts.loses(message);
  }

  function receive(event: Pick<MessageEvent, 'data'>): void {
    events.heard();
    if (isLost(event)) return;
    const received = receiver.receiveFrom(event, clock.now());
    if (received.kind === 'gap' && received.resend) send(received.resend);
    if (received.kind === 'duplicate') acknowledge();
    if (received.kind === 'passing') events.passing(received.message);
    if (received.kind === 'taken') events.taken(received.message, received.quality);
    if (received.kind === 'refused') {
      if (receiver.state === 'failed') send({ t: 'stop', reason: 'limit' });
      events.refused(received.code);
    }
  }

  function drop(): void {
    if (port) port.onmessage = null;
    port?.close();
    port = null;
  }

  return {
    receiver,
    get isOpen() {
      return port !== null;
    },
    open(raw) {
      const { message } = parseChildMessage(raw);
      if (message?.t !== 'hello' || !isSupportedSdk(message.sdk) || port || isClosed) return null;
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = receive;
      port.onmessageerror = () => events.refused('malformed');
      return { init: parts.init(), childPort: channel.port2 };
    },
    send,
    stored(seq) {
      storedSeq = Math.max(storedSeq, Math.min(seq, receiver.lastSeq));
      acknowledge();
    },
    hold(isHeld) {
      receiver.hold(isHeld);
      if (!isHeld) send({ t: 'resend', from: receiver.lastSeq + 1 });
    },
    interrupt() {
      drop();
      receiver.reconnect();
    },
    close() {
      isClosed = true;
      drop();
    },
  };
}
