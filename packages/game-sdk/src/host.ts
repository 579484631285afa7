import type { BuildManifest } from './build-manifest.ts';
import { type Clock, pageClock } from './clock.ts';
import { createHostConnection, type HostConnection, type Opened } from './host-connection.ts';
import {
  type Accessibility,
  type HelloMessage,
  type InitMessage,
  type Json,
  LIMITS,
  type PassingMessage,
  type SequencedMessage,
} from './protocol.ts';
import type { Receiver, RefusalCode } from './receiver.ts';
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
  let taken: SequencedMessage[] = [];
  let passing: PassingMessage[] = [];
  let checkpoint: Json = null;
  let problems = new Map<HostProblem['code'], number>();
  let before: string | null = null;
  let offline = false;
  let losing = 0;
  let plays = 1;
  let connection = connect();

  function note(code: HostProblem['code']): void {
    problems.set(code, (problems.get(code) ?? 0) + 1);
    changed();
  }

  function connect(): HostConnection {
    return createHostConnection({
      manifest: options.manifest,
      lastSeq: 0,
      clock,
      init: makeInit,
      loses: () => losing > 0 && losing-- > 0,
      events: {
        taken(message) {
          taken.push(message);
          if (message.t === 'checkpoint') checkpoint = message.state;
          if (!offline) connection.stored(message.seq);
          changed();
        },
        passing(message) {
          passing.push(message);
          changed();
        },
        refused: note,
        heard: () => undefined,
      },
    });
  }

  /** Answers the first `hello` of a frame; null for anything else. */
  function open(raw: unknown): Opened | null {
    const opened = connection.open(raw);
    const current = connection;
    if (opened) {
      clock.setTimer(() => {
        if (current === connection && connection.receiver.state === 'loading') note('load_failed');
      }, LIMITS.ready_ms);
    }
    return opened;
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
      last_seq: connection.receiver.lastSeq,
      simulate: options.simulate ?? false,
    };
  }

  const outcome = () =>
    JSON.stringify(connection.receiver.values().map(({ key, trial, value }) => [key, trial, value]));

  return {
    get state() {
      return connection.receiver.state;
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
      state: connection.receiver.state,
      values: connection.receiver.values(),
      missing: connection.receiver.missing(),
      problems: [...problems].map(([code, count]) => ({ code, count })),
      same_as_before:
        before === null || connection.receiver.state !== 'completed' ? null : before === outcome(),
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
    pause: () => connection.send({ t: 'pause' }),
    resume: () => connection.send({ t: 'resume' }),
    stop: (reason) => connection.send({ t: 'stop', reason }),
    ping: () => connection.send({ t: 'ping' }),
    loseNetwork() {
      offline = true;
    },
    restoreNetwork() {
      offline = false;
      connection.stored(connection.receiver.lastSeq);
    },
    loseNext(count) {
      losing = count;
    },
    askAgain: (from = connection.receiver.lastSeq + 1) => connection.send({ t: 'resend', from }),
    interrupt() {
      losing = 0;
      connection.interrupt();
    },
    replay() {
      before = outcome();
      connection.close();
      plays += 1;
      losing = 0;
      taken = [];
      passing = [];
      checkpoint = null;
      problems = new Map();
      connection = connect();
    },
    close: () => connection.close(),
  };
}

type Open = (raw: unknown) => Opened | null;

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
