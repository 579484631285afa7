import type { BuildManifest } from './build-manifest.ts';
import { type Clock, pageClock } from './clock.ts';
import { parseChildMessage } from './parse-child-message.ts';
import {
  type Accessibility,
  type HelloMessage,
  type HostMessage,
  type InitMessage,
  type Json,
  LIMITS,
  type PassingMessage,
  type SequencedMessage,
} from './protocol.ts';
import { createReceiver, type Receiver, type RefusalCode } from './receiver.ts';
import type { Surroundings } from './surroundings.ts';

/** What a play is given. */
export interface FakeHostOptions {
  /** The checked `build.json`; null: every data point is unmapped. */
  readonly manifest: BuildManifest | null;
  /** Settings other than their defaults. */
  readonly params?: InitMessage['params'];
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly a11y?: Partial<Accessibility>;
  readonly seed?: string;
  readonly simulate?: boolean;
  /** The time of the page unless a test holds it. */
  readonly clock?: Clock;
  /** Called after anything has changed. */
  readonly onChange?: () => void;
}

/** A rule that the game broke, with how often. */
export interface HostProblem {
  readonly code: RefusalCode | 'load_failed';
  readonly count: number;
}

/** How a play went. */
export interface HostReport {
  readonly state: Receiver['state'];
  readonly values: ReturnType<Receiver['values']>;
  readonly missing: readonly string[];
  readonly problems: readonly HostProblem[];
  /** After `replay()`: whether the same seed gave the same values; null before, and until it is complete. */
  readonly same_as_before: boolean | null;
}

/** The host's side, for tests of a game and for the author's harness. It keeps every rule that a real host keeps. */
export interface FakeHost {
  readonly state: Receiver['state'];
  /** Every message that counts, once each and in order. */
  readonly taken: readonly SequencedMessage[];
  /** Every other message, in the order of arrival. */
  readonly passing: readonly PassingMessage[];
  /** The last checkpoint; null when there is none. */
  readonly checkpoint: Json;
  report(): HostReport;
  /** For a game in the same process: what `connect({ surroundings })` takes. */
  surroundings(): Surroundings;
  /** For a game in a frame of `page`. Returns what ends listening. */
  attach(frame: HTMLIFrameElement, page: Window): () => void;
  pause(): void;
  resume(): void;
  stop(reason: string): void;
  ping(): void;
  /** Withholds every acknowledgement, as when the line to the server is gone. */
  loseNetwork(): void;
  /** Acknowledges everything that is held. */
  restoreNetwork(): void;
  /** Lets the next `count` messages that count be lost on the way. */
  loseNext(count: number): void;
  /** Asks for everything from `from` again; without it, for what comes after the last that was taken. */
  askAgain(from?: number): void;
  /** The frame reloads: the next `hello` gets the last checkpoint and goes on after the last message taken. */
  interrupt(): void;
  /** The next `hello` begins a new play with the same seed, to be compared with this one. */
  replay(): void;
  /** Ends the connection. */
  close(): void;
}

/** A host that waits for `hello`. */
export function createFakeHost(options: FakeHostOptions): FakeHost {
  const clock = options.clock ?? pageClock;
  const changed = options.onChange ?? (() => undefined);
  let receiver = createReceiver(options.manifest);
  let taken: SequencedMessage[] = [];
  let passing: PassingMessage[] = [];
  let checkpoint: Json = null;
  let problems = new Map<HostProblem['code'], number>();
  let before: string | null = null;
  let port: MessagePort | null = null;
  let offline = false;
  let losing = 0;
  let plays = 1;

  const send = (message: HostMessage) => port?.postMessage(message);

  function note(code: HostProblem['code']): void {
    problems.set(code, (problems.get(code) ?? 0) + 1);
  }

  function acknowledge(): void {
    if (!offline && receiver.lastSeq > 0) send({ t: 'ack', seq: receiver.lastSeq });
  }

  function receive(raw: unknown): void {
    const parsed = parseChildMessage(raw).message;
    if (losing > 0 && parsed !== null && 'seq' in parsed) {
      losing -= 1;
      return;
    }
    const received = receiver.receive(raw, clock.now());
    if (received.kind === 'refused') {
      note(received.code);
      if (receiver.state === 'failed') send({ t: 'stop', reason: 'limit' });
    }
    if (received.kind === 'passing') passing.push(received.message);
    if (received.kind === 'gap' && received.resend) send(received.resend);
    if (received.kind === 'duplicate') acknowledge();
    if (received.kind === 'taken') {
      taken.push(received.message);
      if (received.message.t === 'checkpoint') checkpoint = received.message.state;
      acknowledge();
    }
    changed();
  }

  /** Answers the first `hello` of a frame; null for anything else. */
  function open(raw: unknown): { init: InitMessage; childPort: MessagePort } | null {
    const { message } = parseChildMessage(raw);
    if (message?.t !== 'hello' || !/^1\./.test(message.sdk) || port) return null;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (event) => receive(event.data);
    const current = receiver;
    clock.setTimer(() => {
      if (current !== receiver || receiver.state !== 'loading') return;
      note('load_failed');
      changed();
    }, LIMITS.ready_ms);
    return { init: makeInit(), childPort: channel.port2 };
  }

  function makeInit(): InitMessage {
    const defaults = (options.manifest?.parameters ?? []).map((setting) => [setting.key, setting.default]);
    const a11y = { reduced_motion: false, time_factor: 1, contrast: 'standard' as const, ...options.a11y };
    return {
      t: 'init',
      session: `fake-${plays}`,
      build_version: options.manifest?.version ?? '0',
      seed: options.seed ?? 'a seed of the fake host',
      params: { ...Object.fromEntries(defaults), ...options.params },
      locale: options.locale ?? 'en',
      dir: options.dir ?? 'ltr',
      a11y,
      resume_state: checkpoint,
      last_seq: receiver.lastSeq,
      simulate: options.simulate ?? false,
    };
  }

  function close(): void {
    port?.close();
    port = null;
    losing = 0;
  }

  const outcome = () => JSON.stringify(receiver.values().map(({ key, trial, value }) => [key, trial, value]));

  return {
    get state() {
      return receiver.state;
    },
    get taken() {
      return taken;
    },
    get passing() {
      return passing;
    },
    get checkpoint() {
      return checkpoint;
    },
    report: () => ({
      state: receiver.state,
      values: receiver.values(),
      missing: receiver.missing(),
      problems: [...problems].map(([code, count]) => ({ code, count })),
      same_as_before: before === null || receiver.state !== 'completed' ? null : before === outcome(),
    }),
    surroundings: () => inProcess(clock, open),
    attach(frame, page) {
      const listen = (event: MessageEvent) => {
        const child = frame.contentWindow;
        if (!child || event.source !== child) return;
        const opened = open(event.data);
        if (opened) child.postMessage(opened.init, '*', [opened.childPort]);
      };
      page.addEventListener('message', listen);
      return () => page.removeEventListener('message', listen);
    },
    pause: () => send({ t: 'pause' }),
    resume: () => send({ t: 'resume' }),
    stop: (reason) => send({ t: 'stop', reason }),
    ping: () => send({ t: 'ping' }),
    loseNetwork() {
      offline = true;
    },
    restoreNetwork() {
      offline = false;
      acknowledge();
    },
    loseNext(count) {
      losing = count;
    },
    askAgain: (from = receiver.lastSeq + 1) => send({ t: 'resend', from }),
    interrupt() {
      close();
      receiver.reconnect();
    },
    replay() {
      before = outcome();
      close();
      plays += 1;
      receiver = createReceiver(options.manifest);
      taken = [];
      passing = [];
      checkpoint = null;
      problems = new Map();
    },
    close,
  };
}

type Open = (raw: unknown) => { init: InitMessage; childPort: MessagePort } | null;

/** A stand-in for the window of a frame. `init` comes later than `hello` and as a copy, as it does between windows. */
function inProcess(clock: Clock, open: Open): Surroundings {
  let listener: ((raw: unknown, port: MessagePort) => void) | null = null;
  return {
    clock,
    sayHello(message: HelloMessage) {
      const opened = open(message);
      if (opened) queueMicrotask(() => listener?.(structuredClone(opened.init), opened.childPort));
      return true;
    },
    onPort(next) {
      listener = next;
      return () => {
        listener = null;
      };
    },
  };
}
