import type { RouteResult } from '@tryout/contract/define-route';
import type { completePlay, readPlay, sendEvents } from '@tryout/contract/plays/plays';
import type { AnswerSignals } from '@tryout/domain/plays/answer-signals';
import { afterEvent, type TaskClock, usedAt } from '@tryout/domain/plays/task-clock';
import type { BuildReport, BuildSource } from './build-source.ts';
import { bytesOf, firstBatch, isFullBatch } from './event-batch.ts';
import type { OutgoingEvent } from './outgoing-event.ts';

/** What the player knows of the play, from the server. */
export type PlayView = RouteResult<typeof readPlay>;
type Sent = RouteResult<typeof sendEvents>;
type Ended = RouteResult<typeof completePlay>;

/** Where events wait until the server has them; survives a closed tab. */
export interface EventStore {
  all(playId: string): Promise<OutgoingEvent[]>;
  add(playId: string, event: OutgoingEvent): Promise<void>;
  dropThrough(playId: string, seq: number): Promise<void>;
  /** Forgets the events from `seq` on and keeps these in their place; all of it or nothing. */
  replaceFrom(playId: string, seq: number, events: readonly OutgoingEvent[]): Promise<void>;
  /** The playing time that this browser last noted, ms; 0 where it noted none. */
  clock(playId: string): number;
  /** Notes the playing time, at once: the tab may be gone the next moment. */
  noteClock(playId: string, t_ms: number): void;
}

/** The server, as the player speaks to it. A failure that may pass is thrown as `Unreachable`. */
export interface PlayTransport {
  read(): Promise<PlayView>;
  send(events: readonly OutgoingEvent[]): Promise<Sent>;
  complete(): Promise<Ended>;
  /** Where the game of an uploaded task is to be loaded from, signed for some minutes. */
  build?(taskIndex: number): Promise<BuildSource>;
  /** Tells those who look after a build how its frame did; absent where nobody asks. */
  reportBuild?(report: BuildReport): Promise<unknown>;
}

/** The line is down or the server is busy; the same call may go through later. */
export class Unreachable extends Error {}
/** The play was opened somewhere else, or has ended. */
export class PlayLost extends Error {}
/** The server takes everything before the event `seq`, but never this event. */
export class EventRefused extends Error {
  readonly seq: number;
  /** Why, as one word of the game's rules, such as `incomplete`. */
  readonly code: string;
  constructor(seq: number, code: string, message: string) {
    super(message);
    this.seq = seq;
    this.code = code;
  }
}

/** What the player shows. Replaced as a whole on every change. */
export interface LinkState {
  readonly view: PlayView;
  readonly stimuli: ReadonlyMap<number, unknown>;
  readonly pending: number;
  /** Of what waits, as JSON. */
  readonly pending_bytes: number;
  readonly online: boolean;
  /** `lost`: the play goes on elsewhere. `refused`: the server did not take an event. */
  readonly status: 'playing' | 'finished' | 'lost' | 'refused';
  readonly problem: string;
}

interface Waiting {
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** How an event is recorded. */
interface RecordOptions {
  /** Wait for the server's judgement. */
  readonly awaitsOutcome?: boolean;
  /** The event may be refused without ending the play: it is taken back, and this is told. */
  readonly onRefused?: (refusal: EventRefused) => void;
  /** How an answer was given. */
  readonly signals?: AnswerSignals;
}

const GATHER_MS = 120;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8000;

/** Timers and the clock, so that tests can turn them by hand. */
export interface Clock {
  now(): number;
  later(run: () => void, ms: number): () => void;
}

/**
 * The player's half of the play protocol: stamps events, keeps them until the server has them, sends them in order
 * and without gaps, and tells the game what came back. It decides nothing about scores.
 */
export class PlayLink {
  #state: LinkState;
  #queue: OutgoingEvent[];
  #seq: number;
  #lastT: number;
  /** The clock's reading at playing time 0; moves on by every pause. */
  #origin: number;
  /** When the pause began; null while playing. */
  #heldAt: number | null = null;
  /** The open task's time, counted as the server will when it has the events. */
  #taskClock: TaskClock;
  #waiting = new Map<number, Waiting>();
  readonly #refusals = new WeakMap<OutgoingEvent, (refusal: EventRefused) => void>();
  readonly #listeners = new Set<() => void>();
  readonly #transport: PlayTransport;
  readonly #store: EventStore;
  readonly #clock: Clock;
  #sending = false;
  #cancelTimer: (() => void) | null = null;
  #retryMs = FIRST_RETRY_MS;
  #closed = false;

  private constructor(parts: {
    view: PlayView;
    transport: PlayTransport;
    store: EventStore;
    clock: Clock;
  }) {
    this.#transport = parts.transport;
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#queue = [];
    this.#seq = parts.view.last_seq;
    this.#taskClock = parts.view.task_clock;
    this.#lastT = Math.max(parts.view.last_t_ms, parts.store.clock(parts.view.play_id));
    this.#origin = parts.clock.now() - this.#lastT;
    this.#state = {
      view: parts.view,
      stimuli: stimuliOf(parts.view.stimuli),
      pending: 0,
      pending_bytes: 0,
      online: true,
      status: parts.view.finished ? 'finished' : 'playing',
      problem: '',
    };
  }

  /**
   * Opens the link: what an earlier visit could not send is sent first, so that the play goes on exactly where the
   * person was. Events the server has already, or that another device has overtaken, are dropped.
   */
  static async open(
    playId: string,
    transport: PlayTransport,
    store: EventStore,
    clock: Clock,
  ): Promise<PlayLink> {
    let view = await transport.read();
    await store.dropThrough(playId, view.last_seq);
    const kept = (await store.all(playId)).sort((a, b) => a.seq - b.seq);
    try {
      await sendAll(kept, transport);
    } catch (error) {
      // It would be refused every time, and keep the play shut. Nothing that shared its request was taken.
      if (!(error instanceof EventRefused)) throw error;
      await sendAll(
        kept.filter(({ seq }) => seq < error.seq),
        transport,
      );
      await store.replaceFrom(playId, error.seq, []);
    }
    if (kept.length > 0) {
      view = await transport.read();
      await store.dropThrough(playId, view.last_seq);
    }
    return new PlayLink({ view, transport, store, clock });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): LinkState => this.#state;

  /**
   * Records an event. Resolves when it is safe in the browser's store; with `awaitsOutcome` when the server has
   * judged it, with the outcome.
   */
  async record(
    type: OutgoingEvent['type'],
    payload: unknown,
    eventTime: number,
    options: RecordOptions = {},
  ): Promise<unknown> {
    const { view } = this.#state;
    this.#seq += 1;
    if (type === 'resume') this.#goOn(eventTime);
    this.#lastT = this.#playingTime(eventTime);
    if (type === 'pause') this.#heldAt ??= eventTime;
    const event: OutgoingEvent = {
      seq: this.#seq,
      t_ms: this.#lastT,
      task_index: view.task_index,
      type,
      payload,
      ...(options.signals && { signals: options.signals }),
    };
    this.#taskClock = afterEvent(this.#taskClock, event);
    this.#queue.push(event);
    if (options.onRefused) this.#refusals.set(event, options.onRefused);
    const outcome = options.awaitsOutcome
      ? new Promise<unknown>((resolve, reject) => this.#waiting.set(event.seq, { resolve, reject }))
      : null;
    this.#set(this.#waitingNow());
    await this.#store.add(view.play_id, event);
    const { pending, pending_bytes } = this.#state;
    this.#schedule(options.awaitsOutcome || isFullBatch(pending, pending_bytes) ? 0 : GATHER_MS);
    return outcome ?? null;
  }

  /** Notes the playing time, so that a killed tab goes on with the time that was left. */
  noteClock(): void {
    this.#store.noteClock(this.#state.view.play_id, this.#playingTime(this.#clock.now()));
  }

  /** Playing time left for the open task, ms; null without a limit. Stands still during a pause. */
  timeLeft(): number | null {
    const { time_limit_ms } = this.#state.view;
    if (time_limit_ms === null) return null;
    return Math.max(0, time_limit_ms - usedAt(this.#taskClock, this.#playingTime(this.#clock.now())));
  }

  /** The link's own time. */
  get clock(): Clock {
    return this.#clock;
  }

  /** Where the game of an uploaded task is to be loaded from. */
  async build(taskIndex: number): Promise<BuildSource> {
    if (!this.#transport.build) throw new Error('Nothing of this play is uploaded.');
    return this.#transport.build(taskIndex);
  }

  /** Tells how a build did; for the background. */
  async reportBuild(report: BuildReport): Promise<void> {
    await this.#transport.reportBuild?.(report);
  }

  /** Sends what waits, at once. */
  flush(): void {
    this.#schedule(0);
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    this.flush();
    while (this.#queue.length > 0 && this.#state.status === 'playing') {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }

  /** Finishes the play on the server; tried until it answers. */
  async complete(): Promise<Ended> {
    for (;;) {
      try {
        return await this.#transport.complete();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        this.#set({ online: false });
        await new Promise<void>((resolve) => this.#clock.later(resolve, this.#nextRetry()));
      }
    }
  }

  /** Stops sending; what waits stays in the store. */
  close(): void {
    this.#closed = true;
    this.#cancelTimer?.();
  }

  /** ms of playing time at a moment, never before the last stamp; stands still during a pause. */
  #playingTime(eventTime: number): number {
    const until = this.#heldAt === null ? eventTime : Math.min(eventTime, this.#heldAt);
    return Math.max(this.#lastT, Math.round((until - this.#origin) * 10) / 10);
  }

  /** After a pause, or in a new tab: the time away has not been played. */
  #goOn(eventTime: number): void {
    if (this.#heldAt === null) this.#origin = eventTime - this.#lastT;
    else this.#origin += eventTime - this.#heldAt;
    this.#heldAt = null;
  }

  #schedule(ms: number): void {
    if (this.#closed || this.#sending) return;
    this.#cancelTimer?.();
    this.#cancelTimer = this.#clock.later(() => void this.#pump(), ms);
  }

  async #pump(): Promise<void> {
    if (this.#sending || this.#closed || this.#queue.length === 0 || this.#state.status !== 'playing') return;
    this.#sending = true;
    try {
      while (this.#queue.length > 0 && !this.#closed) {
        const answer = await this.#transport.send(firstBatch(this.#queue));
        this.#retryMs = FIRST_RETRY_MS;
        await this.#take(answer);
      }
    } catch (error) {
      if (error instanceof EventRefused) await this.#takeBack(error);
      else this.#fail(error);
    } finally {
      this.#sending = false;
    }
    if (this.#queue.length > 0 && this.#state.status === 'playing') {
      this.#schedule(this.#state.online ? 0 : this.#nextRetry());
    }
  }

  async #take(answer: Sent): Promise<void> {
    // Another link may have the play by now: what was under way is still in the store, and that one sends it again.
    if (this.#closed) return;
    this.#queue = this.#queue.filter((event) => event.seq > answer.acked_seq);
    await this.#store.dropThrough(this.#state.view.play_id, answer.acked_seq);
    const { view } = this.#state;
    const nextTask = answer.task_index !== view.task_index;
    const fresh = stimuliOf(answer.stimuli);
    const last = answer.outcomes.at(-1);
    if (nextTask) this.#taskClock = answer.task_clock;
    this.#set({
      online: true,
      ...this.#waitingNow(),
      stimuli: nextTask ? fresh : withFresh(this.#state.stimuli, fresh),
      status: answer.finished ? 'finished' : 'playing',
      view: {
        ...view,
        task_index: answer.task_index,
        step: answer.step,
        of: answer.of,
        time_limit_ms: answer.time_limit_ms,
        group_left_ms: answer.group_left_ms,
        task_clock: answer.task_clock,
        timed_out: answer.timed_out,
        state: answer.state,
        finished: answer.finished,
        last_seq: answer.acked_seq,
        task_begun: nextTask ? false : view.task_begun,
        // Of the task that was open when the play was read.
        resume_point: nextTask ? null : view.resume_point,
        last_outcome: nextTask ? null : (last?.outcome ?? view.last_outcome),
        tasks: view.tasks.map((task) => ({ ...task, finished: task.index < answer.task_index })),
      },
    });
    for (const { seq, outcome } of answer.outcomes) {
      this.#waiting.get(seq)?.resolve(outcome);
      this.#waiting.delete(seq);
    }
  }

  /**
   * The refused event leaves the queue; those after it move up, for the server has none of them. Where nobody foresaw
   * it, the play stops, and what can never be sent is forgotten, so that it can be opened again.
   */
  async #takeBack(refusal: EventRefused): Promise<void> {
    const at = this.#queue.findIndex(({ seq }) => seq === refusal.seq);
    const refused = this.#queue[at];
    const foresaw = refused && this.#refusals.get(refused);
    const { play_id } = this.#state.view;
    if (!foresaw) {
      this.#fail(refusal);
      await this.#store.replaceFrom(play_id, refusal.seq, []);
      return;
    }
    const followers = this.#queue.slice(at + 1).map((event) => {
      const moved = { ...event, seq: event.seq - 1 };
      const next = this.#refusals.get(event);
      if (next) this.#refusals.set(moved, next);
      return moved;
    });
    this.#queue = [...this.#queue.slice(0, at), ...followers];
    this.#seq -= 1;
    const waiting = [...this.#waiting].filter(([seq]) => seq !== refusal.seq);
    this.#waiting.get(refusal.seq)?.reject(refusal);
    this.#waiting = new Map(waiting.map(([seq, each]) => [seq > refusal.seq ? seq - 1 : seq, each]));
    this.#set({ online: true, ...this.#waitingNow() });
    await this.#store.replaceFrom(play_id, refusal.seq, followers);
    foresaw(refusal);
  }

  #waitingNow(): Pick<LinkState, 'pending' | 'pending_bytes'> {
    const pending_bytes = this.#queue.reduce((sum, event) => sum + bytesOf(event), 0);
    return { pending: this.#queue.length, pending_bytes };
  }

  #fail(error: unknown): void {
    if (error instanceof Unreachable) {
      this.#set({ online: false });
      return;
    }
    const problem = error instanceof Error ? error.message : String(error);
    this.#set({ status: error instanceof PlayLost ? 'lost' : 'refused', problem });
    for (const { reject } of this.#waiting.values())
      reject(error instanceof Error ? error : new Error(problem));
    this.#waiting.clear();
  }

  #nextRetry(): number {
    const wait = this.#retryMs;
    this.#retryMs = Math.min(LONGEST_RETRY_MS, wait * 2);
    return wait;
  }

  #set(change: Partial<LinkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

function stimuliOf(list: PlayView['stimuli']): Map<number, unknown> {
  return new Map(list.map(({ step, stimulus }) => [step, stimulus]));
}

/** The same map where nothing came: views are drawn anew for another one. */
function withFresh(
  known: ReadonlyMap<number, unknown>,
  fresh: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, unknown> {
  return fresh.size === 0 ? known : new Map([...known, ...fresh]);
}

async function sendAll(events: readonly OutgoingEvent[], transport: PlayTransport): Promise<void> {
  for (let rest = events; rest.length > 0; ) {
    const batch = firstBatch(rest);
    await transport.send(batch);
    rest = rest.slice(batch.length);
  }
}
