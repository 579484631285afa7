import type { BuildManifest } from './build-manifest.ts';
import { type Clock, pageClock } from './clock.ts';
import type { FrameFailure, FrameSnapshot } from './frame-state.ts';
import { createHostConnection, isSupportedSdk } from './host-connection.ts';
import { createLiveness } from './liveness.ts';
import { parseChildMessage } from './parse-child-message.ts';
import {
  type HelloMessage,
  type HostMessage,
  type InitMessage,
  type Json,
  LIMITS,
  type PassingMessage,
  type SequencedMessage,
} from './protocol.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RefusalCode } from './receiver.ts';

/** How long a host waits. */
export interface FrameTimes {
  /** For `hello`, ms. */
  readonly hello_ms: number;
  /** For `ready`, from the beginning of the load, ms. */
  readonly ready_ms: number;
  /** How long a running game may be silent before it counts as not responding, ms. */
  readonly silence_ms: number;
}

/** What a host tells its page. */
export interface FrameListeners {
  /** A message that counts, once each and in order. Call `stored` when it is kept safe. */
  readonly onTaken: (message: SequencedMessage) => void;
  /** Every other message. */
  readonly onPassing?: (message: PassingMessage) => void;
  readonly onRefused?: (code: RefusalCode) => void;
  readonly onFailed?: (failure: FrameFailure) => void;
}

/** What is played, from where on, and with whom. */
export interface FrameHostOptions extends FrameListeners {
  /** The checked `build.json`; null: nothing is mapped. */
  readonly manifest: BuildManifest | null;
  /** What the game learns, besides where it stands. */
  readonly told: Omit<InitMessage, 't' | 'resume_state' | 'last_seq'>;
  /** The last checkpoint of earlier visits; null when there is none. */
  readonly resumeState: Json;
  /** How many messages that count are kept from earlier visits. */
  readonly lastSeq: number;
  /** The exact origin of the game; `null`, as a word, in a frame that has none. */
  readonly origin: string;
  readonly times?: Partial<FrameTimes>;
  /** The time of the page unless a test holds it. */
  readonly clock?: Clock;
}

/** The real host of a game in a frame. It survives every reload of the frame. */
export interface FrameHost {
  readonly snapshot: () => FrameSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** The last message that counts which was taken; 0 before the first. */
  readonly lastSeq: number;
  /** The last checkpoint; null when there is none. */
  readonly checkpoint: Json;
  /** Listens to a frame and begins to wait for it. Returns what ends that. */
  attach(frame: Pick<HTMLIFrameElement, 'contentWindow'>, page: Pick<Window, ListenerCalls>): () => void;
  /** Everything up to and including `seq` is kept safe: the game may forget it. */
  stored(seq: number): void;
  /** While held, messages that count are left with the game; it is asked for them afterwards. */
  hold(isHeld: boolean): void;
  pause(): void;
  resume(): void;
  /** Ends the session: the game is told, and nothing more is taken. */
  stop(reason: string): void;
  /** Asks for a new load of the frame; the game goes on from its last checkpoint. Not after the end. */
  reload(): void;
}

/** What the page says that is served where there is no game. */
const isUnavailable = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 't' in raw && raw.t === 'unavailable';

type ListenerCalls = 'addEventListener' | 'removeEventListener';

/** Loads that a frame may have in one session, those of its own making included. */
const MOST_LOADS = 20;
/**
 * Refused messages that are put up with: so many at once, and so many a second for as long as it likes. Each costs a
 * slow phone a millisecond, so that a page never stands still for longer than half a second.
 */
const PATIENCE = { burst: 300, per_second: 200 };
/** A message that cannot be read counts as so many. */
const MALFORMED_WEIGHT = 10;
/** Messages to the window itself: `hello` comes four times a second until it is answered. */
const WINDOW_PATIENCE = { burst: 200, per_second: 20 };
/** A frame that says `hello` again is asked whether it still has its port; this long it may take to answer. */
const PROBE_MS = 1000;
const DEFAULT_TIMES: FrameTimes = {
  hello_ms: LIMITS.hello_ms,
  ready_ms: LIMITS.ready_ms,
  silence_ms: 15_000,
};

/** A host that waits for its frame. */
export function createFrameHost(options: FrameHostOptions): FrameHost {
  const clock = options.clock ?? pageClock;
  const times = { ...DEFAULT_TIMES, ...options.times };
  const listeners = new Set<() => void>();
  const patience = createRateLimit(PATIENCE.per_second, PATIENCE.burst);
  const windowPatience = createRateLimit(WINDOW_PATIENCE.per_second, WINDOW_PATIENCE.burst);
  let state: FrameSnapshot = {
    phase: 'waiting',
    failure: null,
    responding: true,
    load: 1,
    loaded_ms: null,
  };
  let checkpoint = options.resumeState;
  let isPaused = false;
  let isAttached = false;
  let loads = 0;
  let loadingSince = 0;
  let cancelDeadlines: (() => void)[] = [];
  let cancelProbe: (() => void) | null = null;
  let stopListening: () => void = () => undefined;

  const connection = createHostConnection({
    manifest: options.manifest,
    lastSeq: options.lastSeq,
    clock,
    init: () => ({
      ...options.told,
      t: 'init',
      resume_state: checkpoint,
      last_seq: connection.receiver.lastSeq,
    }),
    events: {
      heard() {
        cancelProbe?.();
        cancelProbe = null;
        liveness.heard();
      },
      taken(message) {
        if (message.t === 'checkpoint') checkpoint = message.state;
        if (message.t === 'complete') end('completed');
        options.onTaken(message);
      },
      passing(message) {
        if (message.t === 'ready' && state.phase === 'loading') becomeReady();
        if (message.t === 'start') set({ phase: 'running' });
        if (message.t === 'terminate') end('terminated');
        options.onPassing?.(message);
      },
      refused(code) {
        options.onRefused?.(code);
        if (code === 'session_full') fail('session_full');
        else if (!isBorne(code)) endFlood();
      },
    },
  });

  const liveness = createLiveness({
    clock,
    silence_ms: times.silence_ms,
    ping: () => connection.send({ t: 'ping' }),
    changed: (responding) => set({ responding }),
  });

  function set(change: Partial<FrameSnapshot>): void {
    const isNew = (Object.keys(change) as (keyof FrameSnapshot)[]).some((key) => state[key] !== change[key]);
    if (!isNew) return;
    state = { ...state, ...change };
    watch();
    for (const listener of [...listeners]) listener();
  }

  const isOver = () => ['completed', 'terminated', 'stopped', 'failed'].includes(state.phase);

  /** A silent game is only a matter while somebody plays it. */
  function watch(): void {
    const plays = isAttached && !isPaused && (state.phase === 'ready' || state.phase === 'running');
    liveness.watch(plays);
  }

  function becomeReady(): void {
    clearDeadlines();
    set({ phase: 'ready', loaded_ms: Math.round(clock.now() - loadingSince) });
  }

  function clearDeadlines(): void {
    for (const cancel of cancelDeadlines) cancel();
    cancelDeadlines = [];
    cancelProbe?.();
    cancelProbe = null;
  }

  function beginLoad(): void {
    clearDeadlines();
    loadingSince = clock.now();
    loads += 1;
    if (loads > MOST_LOADS) {
      fail('too_many_loads');
      return;
    }
    set({ phase: 'waiting', failure: null, responding: true, loaded_ms: null });
    cancelDeadlines = [
      clock.setTimer(() => state.phase === 'waiting' && fail('no_hello'), times.hello_ms),
      clock.setTimer(() => fail('not_ready'), times.ready_ms),
    ];
  }

  function end(phase: 'completed' | 'terminated' | 'stopped'): void {
    clearDeadlines();
    set({ phase, responding: true });
  }

  function fail(failure: FrameFailure): void {
    if (isOver()) return;
    clearDeadlines();
    connection.send({ t: 'stop', reason: failure });
    connection.interrupt();
    set({ phase: 'failed', failure, responding: true });
    options.onFailed?.(failure);
  }

  /** What no SDK sends weighs more: it may be large, and has been unpacked. */
  function isBorne(code: RefusalCode): boolean {
    const weight = code === 'malformed' ? MALFORMED_WEIGHT : 1;
    return Array.from({ length: weight }, () => patience.take(clock.now())).every(Boolean);
  }

  /** What is on its way already may be a million messages: they find nobody, and none of them is unpacked. */
  function endFlood(): void {
    stopListening();
    fail('flood');
    // Also one that has come to its end and goes on talking.
    connection.interrupt();
  }

  /**
   * A frame that says `hello` although it has a port either had not yet got it, or is another page by now: a port
   * dies with its page. Whether anything comes over the port within a second tells which.
   */
  function probe(): void {
    if (cancelProbe) return;
    connection.send({ t: 'ping' });
    cancelProbe = clock.setTimer(() => {
      cancelProbe = null;
      connection.interrupt();
      beginLoad();
    }, PROBE_MS);
  }

  function answer(
    event: Pick<MessageEvent, 'data'>,
    reply: (message: InitMessage, port: MessagePort) => void,
  ): void {
    if (!windowPatience.take(clock.now())) {
      endFlood();
      return;
    }
    if (isOver()) return;
    // Browsers unpack a message when its content is first asked for.
    const raw: unknown = event.data;
    const { message } = parseChildMessage(raw);
    if (message?.t === 'hello') greet(message, reply);
    else if (state.phase === 'waiting' && isUnavailable(raw)) fail('unavailable');
  }

  function greet(hello: HelloMessage, reply: (message: InitMessage, port: MessagePort) => void): void {
    if (!isSupportedSdk(hello.sdk)) fail('old_sdk');
    else if (connection.isOpen) probe();
    else {
      const opened = connection.open(hello);
      if (!opened) return;
      reply(opened.init, opened.childPort);
      if (isPaused) connection.send({ t: 'pause' });
      set({ phase: 'loading' });
    }
  }

  function tell(message: HostMessage): void {
    if (!isOver()) connection.send(message);
  }

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get lastSeq() {
      return connection.receiver.lastSeq;
    },
    get checkpoint() {
      return checkpoint;
    },
    attach(frame, page) {
      const listen = (event: MessageEvent) => {
        const child = frame.contentWindow;
        if (!child || event.source !== child || event.origin !== options.origin) return;
        // A frame without an origin cannot be named; what it is told holds nothing to hide.
        const target = options.origin === 'null' ? '*' : options.origin;
        answer(event, (init, port) => child.postMessage(init, target, [port]));
      };
      page.addEventListener('message', listen);
      stopListening = () => page.removeEventListener('message', listen);
      isAttached = true;
      if (!isOver()) beginLoad();
      return () => {
        page.removeEventListener('message', listen);
        isAttached = false;
        clearDeadlines();
        connection.interrupt();
        watch();
      };
    },
    stored: (seq) => connection.stored(seq),
    hold: (isHeld) => connection.hold(isHeld),
    pause() {
      if (isPaused) return;
      isPaused = true;
      tell({ t: 'pause' });
      watch();
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      tell({ t: 'resume' });
      watch();
    },
    stop(reason) {
      if (isOver()) return;
      connection.send({ t: 'stop', reason });
      connection.interrupt();
      end('stopped');
    },
    reload() {
      const mayReload = state.phase !== 'failed' || state.failure !== 'session_full';
      if (!mayReload || ['completed', 'terminated', 'stopped'].includes(state.phase)) return;
      connection.interrupt();
      clearDeadlines();
      set({ phase: 'waiting', failure: null, responding: true, load: state.load + 1 });
    },
  };
}
