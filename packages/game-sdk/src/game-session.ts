import type { Clock } from './clock.ts';
import { createDeliveries } from './deliveries.ts';
import { GameSdkError } from './game-sdk-error.ts';
import { parseHostMessage } from './parse-host-message.ts';
import { createPlayingTime } from './playing-time.ts';
import type { HostMessage, InitMessage, Json, LogLevel, ProgressMessage } from './protocol.ts';
import { createRandom, type SeededRandom } from './random.ts';

/** How a data point is placed. */
export interface DataPointPlace {
  /** 0-based trial; give it for every data point that is declared `repeated`. */
  readonly trial?: number;
  /** Playing time of the measurement, ms; `session.time()` unless given. */
  readonly t?: number;
}

/** One play of the game, from `connect()` to `complete()` or `terminate()`. */
export interface GameSession {
  /** Opaque name for log lines. */
  readonly id: string;
  readonly buildVersion: string;
  /** Settings that the manifest declares, all present. */
  readonly params: InitMessage['params'];
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly a11y: InitMessage['a11y'];
  readonly seed: string;
  /** The last checkpoint of an interrupted play; null when the play begins. */
  readonly resumeState: Json;
  /** The game has to play itself, quickly. */
  readonly simulate: boolean;
  readonly paused: boolean;
  /** Why the host ended it; null while it has not. */
  readonly stopped: string | null;

  /** The first screen can be used. Within 60 s of `connect()`. */
  ready(): void;
  /** What counts begins: after instructions and practice. After a reload it is called again. */
  start(): void;
  /** How far the person is, in percent; with steps where there are some. */
  progress(percent: number, steps?: { readonly step: number; readonly of: number }): void;
  /** One measured value, as declared in the manifest. */
  dataPoint(key: string, value: Json, place?: DataPointPlace): void;
  /** Something worth keeping that is no measure. */
  event(type: string): void;
  /** Keeps where the game stands, at most 64 kB; call it between trials. */
  checkpoint(state: Json): void;
  /** The end. Resolves when the host has everything; show "finished" meanwhile. */
  complete(summary?: Json): Promise<void>;
  /** Asks the host to pause, as Escape does by itself. Never throws; `onPause` tells when it does. */
  askPause(): void;
  /** The person leaves. What was sent stays; nothing more is taken. */
  terminate(reason: string): void;
  /** Something went wrong. Never throws; false when it could not be sent any more. */
  error(code: string, message: string): boolean;
  /** A line for whoever looks after the build. Never throws; false when it could not be sent any more. */
  log(level: LogLevel, message: string): boolean;

  /** Stop clocks, hide what must not be studied. Called at once when already paused. Returns what unsubscribes. */
  onPause(listener: () => void): () => void;
  onResume(listener: () => void): () => void;
  /** The host has ended the play. Called at once when it already has. */
  onStop(listener: (reason: string) => void): () => void;

  /** Playing time, ms since `start()` without pauses; 0 before. */
  time(): number;
  /** Chance for one part of the game, the same after a reload: label it, as in `random('trial 7')`. */
  random(label?: string): SeededRandom;
}

/** Opens a session on the port that came with `init`. */
export function openSession(init: InitMessage, port: MessagePort, clock: Clock): GameSession {
  const time = createPlayingTime(clock);
  const deliveries = createDeliveries(init.last_seq, clock, (message) => port.postMessage(message));
  const listeners = {
    pause: new Set<() => void>(),
    resume: new Set<() => void>(),
    stop: new Set<(r: string) => void>(),
  };
  let reached: 'opened' | 'ready' | 'started' = 'opened';
  let progress: ProgressMessage = { t: 'progress', pct: 0 };
  let stopped: string | null = null;

  function need(step: 'ready' | 'started'): void {
    if (reached === 'opened') throw new GameSdkError('not_ready', 'Call ready() first.');
    if (step === 'started' && reached !== 'started')
      throw new GameSdkError('not_started', 'Call start() first.');
  }

  function obey(message: HostMessage | null): void {
    if (message?.t === 'ack') deliveries.acknowledge(message.seq);
    if (message?.t === 'resend') deliveries.resend(message.from);
    if (message?.t === 'ping') deliveries.offer(progress);
    if (stopped !== null) return;
    if (message?.t === 'pause' && time.pause()) for (const listener of listeners.pause) listener();
    if (message?.t === 'resume' && time.resume()) for (const listener of listeners.resume) listener();
    if (message?.t === 'stop') {
      stopped = message.reason;
      time.pause();
      deliveries.stop(message.reason);
      for (const listener of listeners.stop) listener(message.reason);
    }
  }

  port.onmessage = (event) => obey(parseHostMessage(event.data));

  return {
    id: init.session,
    buildVersion: init.build_version,
    params: init.params,
    locale: init.locale,
    dir: init.dir,
    a11y: init.a11y,
    seed: init.seed,
    resumeState: init.resume_state,
    simulate: init.simulate,
    get paused() {
      return time.paused;
    },
    get stopped() {
      return stopped;
    },
    ready() {
      deliveries.pass({ t: 'ready' });
      if (reached === 'opened') reached = 'ready';
    },
    start() {
      need('ready');
      deliveries.pass({ t: 'start' });
      reached = 'started';
      time.start();
    },
    progress(percent, steps = undefined) {
      const pct = Math.min(100, Math.max(0, percent));
      progress = { t: 'progress', pct, ...(steps ? { step: steps.step, of: steps.of } : {}) };
      deliveries.pass(progress);
    },
    dataPoint(key, value, place = {}) {
      need('started');
      const trial = place.trial === undefined ? {} : { trial: place.trial };
      deliveries.count((seq) => ({
        t: 'data_point',
        seq,
        key,
        value,
        ...trial,
        t_ms: place.t ?? time.elapsed(),
      }));
    },
    event(type) {
      need('ready');
      deliveries.count((seq) => ({ t: 'event', seq, type }));
    },
    checkpoint(state) {
      need('ready');
      deliveries.count((seq) => ({ t: 'checkpoint', seq, state }));
    },
    complete(summary = {}) {
      need('started');
      const stored = deliveries.finish((seq) => ({ t: 'complete', seq, summary }));
      time.pause();
      return stored;
    },
    terminate(reason) {
      deliveries.pass({ t: 'terminate', reason: reason.slice(0, 200) });
      deliveries.end();
      time.pause();
    },
    askPause: () => void deliveries.offer({ t: 'ask_pause' }),
    error: (code, message) => deliveries.offer({ t: 'error', code, msg: message.slice(0, 2000) }),
    log: (level, message) => deliveries.offer({ t: 'log', level, msg: message.slice(0, 2000) }),
    onPause(listener) {
      if (time.paused && stopped === null) listener();
      return subscribe(listeners.pause, listener);
    },
    onResume: (listener) => subscribe(listeners.resume, listener),
    onStop(listener) {
      if (stopped !== null) listener(stopped);
      return subscribe(listeners.stop, listener);
    },
    time: () => time.elapsed(),
    random: (label = '') => createRandom(init.seed, label),
  };
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
