import { createFrameHost, type FrameHost } from '@tryout/game-sdk/frame-host';
import type { FrameFailure } from '@tryout/game-sdk/frame-state';
import type { InitMessage, Json, PassingMessage, SequencedMessage } from '@tryout/game-sdk/protocol';
import type { UploadedGameInput } from '@tryout/games/uploaded-game/shapes';
import type { BuildReporter } from './build-reporter.ts';
import type { BuildSource } from './build-source.ts';
import type { Clock, EventRefused, PlayLink } from './play-link.ts';

/**
 * How a session stands besides its frame. `crowded`: the line has been gone for so long that no more can be kept
 * here. `judging`: the game says it is over. `incomplete`: it said so without what it had to measure. `left`: the
 * person left within the game. `refused`: the server takes nothing more of it.
 */
export type SessionStage = 'playing' | 'crowded' | 'judging' | 'done' | 'incomplete' | 'left' | 'refused';

/** Events and bytes that may wait in this browser before the game is held, and at which it goes on. */
const MOST_WAITING = { events: 5000, bytes: 4 * 1024 * 1024 };
const FEW_WAITING = { events: 500, bytes: 512 * 1024 };

/** What the game goes on from. */
export interface ResumePoint {
  readonly resume_state: Json;
  readonly last_seq: number;
}

interface SessionParts {
  readonly link: PlayLink;
  readonly place: BuildSource;
  /** What the game is told, besides the session. */
  readonly told: Omit<InitMessage, 't' | 'session' | 'simulate' | 'resume_state' | 'last_seq'>;
  readonly from: ResumePoint;
  readonly reporter: BuildReporter;
  readonly clock: Clock;
  /** What the page does when so much waits that the game has to stand still. */
  readonly onCrowded: () => void;
  /** The person pressed Escape within the game. */
  readonly onPauseAsked: () => void;
}

/** A game in its frame, joined to the play: what it says is kept as inputs of the play, and only then acknowledged. */
export interface BuildSession {
  readonly host: FrameHost;
  readonly stage: () => SessionStage;
  readonly subscribe: (listener: () => void) => () => void;
  /** Where another session of the same task would go on. */
  next(): ResumePoint;
  /** Ends it: the game is told why. */
  close(reason: string): void;
}

/** Opens a session. */
export function createBuildSession(parts: SessionParts): BuildSession {
  const { link, place, told, from, reporter, clock } = parts;
  const listeners = new Set<() => void>();
  let stage: SessionStage = 'playing';
  let keptSoFar: Promise<unknown> = Promise.resolve();
  let loadingSince = clock.now();
  /** The number that `complete` had, if it was refused: it is used again. */
  let takenBack = 0;

  function setStage(next: SessionStage): void {
    if (stage === next) return;
    stage = next;
    for (const listener of [...listeners]) listener();
  }

  const onRefused = ({ code, message }: EventRefused) => {
    reporter.note('refused', code, message);
    if (code === 'incomplete') return;
    host.stop('limit');
    setStage('refused');
  };

  /** Keeps an input; resolves when it is safe in this browser, or where that fails, at the server. */
  function keep(input: UploadedGameInput): Promise<unknown> {
    return link.record('input', input, clock.now(), { onRefused }).catch(() => link.settled());
  }

  function take({ seq, ...message }: SequencedMessage): void {
    if (message.t === 'complete') {
      void judge(seq, message as UploadedGameInput);
      return;
    }
    const kept = keep(message as UploadedGameInput);
    keptSoFar = keptSoFar.then(() => kept).then(() => host.stored(seq));
  }

  async function judge(seq: number, input: UploadedGameInput): Promise<void> {
    setStage('judging');
    try {
      await link.record('input', input, clock.now(), { awaitsOutcome: true, onRefused });
      host.stored(seq);
      setStage('done');
    } catch {
      // The play itself tells why it stopped; a refusal alone is the session's.
      takenBack = 1;
      if (link.state().status === 'playing' && stage === 'judging') setStage('incomplete');
    }
  }

  function pass(message: PassingMessage): void {
    if (message.t === 'ready') reporter.loaded(host.snapshot().loaded_ms ?? 0);
    if (message.t === 'start') void keep({ t: 'start' });
    if (message.t === 'ask_pause') parts.onPauseAsked();
    if (message.t === 'terminate') setStage('left');
    if (message.t === 'error') reporter.note('error', message.code, message.msg);
    if (message.t === 'log' && message.level !== 'debug') reporter.note('log', message.level, message.msg);
  }

  function failed(failure: FrameFailure): void {
    reporter.failed(failure);
    void keep({ t: 'load_failed', code: failure, waited_ms: Math.round(clock.now() - loadingSince) });
  }

  const host = createFrameHost({
    manifest: place.manifest,
    told: { ...told, session: place.session, simulate: false },
    resumeState: from.resume_state,
    lastSeq: from.last_seq,
    origin: place.profile === 'strict' ? 'null' : place.origin,
    times: { hello_ms: Math.max(15_000, place.ready_ms / 4), ready_ms: place.ready_ms },
    clock: { now: () => clock.now(), setTimer: (run, ms) => clock.later(run, ms) },
    onTaken: take,
    onPassing: pass,
    onRefused: (code) => reporter.note('refused', code),
    onFailed: failed,
  });

  const stopWatchingFrame = host.subscribe(() => {
    if (host.snapshot().phase === 'waiting') loadingSince = clock.now();
  });
  const stopWatchingLink = link.subscribe(() => {
    const { pending, pending_bytes } = link.state();
    if (stage === 'playing' && (pending > MOST_WAITING.events || pending_bytes > MOST_WAITING.bytes)) {
      host.hold(true);
      setStage('crowded');
      parts.onCrowded();
    }
    if (stage === 'crowded' && pending < FEW_WAITING.events && pending_bytes < FEW_WAITING.bytes) {
      host.hold(false);
      setStage('playing');
    }
  });

  return {
    host,
    stage: () => stage,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    next: () => ({ resume_state: host.checkpoint, last_seq: host.lastSeq - takenBack }),
    close(reason) {
      host.stop(reason);
      stopWatchingFrame();
      stopWatchingLink();
    },
  };
}
