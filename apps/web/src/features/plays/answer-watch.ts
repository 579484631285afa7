import type { AnswerDevice, AnswerSignals } from '@tryout/domain/plays/answer-signals';

/** What is read of a browser's event. */
export interface WatchedEvent {
  readonly type: string;
  readonly timeStamp: number;
  readonly isTrusted: boolean;
  /** Of pointer events; empty where a key made a click. */
  readonly pointerType?: string;
}

interface Act {
  readonly at: number;
  readonly trusted: boolean;
  readonly device: AnswerDevice | null;
}

/** Acts and frames that are kept: more happen only where nothing was answered for long. */
const ACTS_KEPT = 32;
const FRAMES_KEPT = 600;
const MOST_PASTES = 1000;
const POINTERS: readonly string[] = ['mouse', 'touch', 'pen'] satisfies AnswerDevice[];

/**
 * Notices how answers are given: by which device, whether a script made the event, whether the page was in view, what
 * was pasted, and how many frames were drawn. Told with each answer, as facts for people to look at.
 */
export class AnswerWatch {
  #acts: Act[] = [];
  #device: AnswerDevice | null = null;
  #frames: number[] = [];
  #counted = false;
  #hidden = false;
  #pastes = 0;
  readonly #automated: boolean;

  /** @param automated whether the browser says that software controls it */
  constructor(automated: boolean) {
    this.#automated = automated;
  }

  /** Something was done: a key, a pointer, a click, a change of a field. */
  saw(event: WatchedEvent): void {
    if (event.isTrusted) this.#device = this.#deviceOf(event);
    const device = event.isTrusted ? this.#device : null;
    this.#acts = [
      ...this.#acts.slice(1 - ACTS_KEPT),
      { at: event.timeStamp, trusted: event.isTrusted, device },
    ];
  }

  /** Something was pasted. */
  pasted(): void {
    this.#pastes = Math.min(MOST_PASTES, this.#pastes + 1);
  }

  /** The page went out of view. */
  wentAway(): void {
    this.#hidden = true;
  }

  /** A frame was drawn. */
  drew(at: number): void {
    this.#counted = true;
    this.#frames.push(at);
    if (this.#frames.length > 2 * FRAMES_KEPT) this.#frames = this.#frames.slice(-FRAMES_KEPT);
  }

  /**
   * What is told with an answer; what comes next begins anew.
   * @param eventTime of the event that gave the answer, or of the frame on which the time was up
   * @param rtMs how long before it what is answered was shown; null: not known, so that frames count since the last answer
   * @param inView whether the page is in view now
   */
  take(eventTime: number, rtMs: number | null, inView: boolean): AnswerSignals {
    const act = this.#acts.findLast(({ at }) => at === eventTime) ?? this.#acts.at(-1) ?? null;
    const since = rtMs === null ? Number.NEGATIVE_INFINITY : eventTime - rtMs - 1;
    const signals: AnswerSignals = {
      trusted: act?.trusted ?? null,
      device: act?.device ?? null,
      automated: this.#automated,
      visible: inView && !this.#hidden,
      pastes: this.#pastes,
      frames: this.#counted ? this.#frames.filter((at) => at >= since && at <= eventTime).length : null,
    };
    this.#acts = [];
    this.#frames = this.#frames.filter((at) => at > eventTime);
    this.#hidden = !inView;
    this.#pastes = 0;
    return signals;
  }

  #deviceOf({ type, pointerType = '' }: WatchedEvent): AnswerDevice | null {
    if (type.startsWith('key')) return 'keyboard';
    return POINTERS.includes(pointerType) ? (pointerType as AnswerDevice) : this.#device;
  }
}
