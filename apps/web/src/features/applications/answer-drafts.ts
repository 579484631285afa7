import type { Answer } from './applications.api.ts';

/** An answer that the server does not have yet. */
export interface Draft {
  readonly position_question_id: string;
  readonly value: Answer;
  /** When it was given, ms since 1970. */
  readonly at: number;
}

/** Where drafts outlive the page; the browser's database. */
export interface DraftStore {
  all(applicationId: string): Promise<readonly Draft[]>;
  put(applicationId: string, draft: Draft): Promise<void>;
  /** Removes a draft unless a newer one has taken its place. */
  drop(applicationId: string, draft: Draft): Promise<void>;
}

export type DraftState = 'idle' | 'saving' | 'saved' | 'queued' | 'failed';

interface Parts {
  readonly store: DraftStore;
  /** Sends answers; throws `unreachable` below for a line that is down. */
  readonly send: (answers: readonly Draft[]) => Promise<void>;
  readonly isUnreachable: (error: unknown) => boolean;
  readonly onChange: (state: DraftState, waiting: number) => void;
  readonly now: () => number;
  /** How long typing is waited for, and how long until a failed send is tried again, in ms. */
  readonly wait_ms?: number;
  readonly retry_ms?: number;
}

/**
 * Saves answers while they are being given: at once in the browser, and at the server 2 s after the last key. What
 * cannot be sent waits and goes out when the line is back; nothing is sent twice or in the wrong order.
 */
export class AnswerDrafts {
  readonly #parts: Parts;
  readonly #applicationId: string;
  readonly #waiting = new Map<string, Draft>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<boolean> | null = null;

  constructor(applicationId: string, parts: Parts) {
    this.#applicationId = applicationId;
    this.#parts = parts;
  }

  /** Drafts of an earlier visit that are newer than what the server has. */
  async restore(answeredAt: (questionId: string) => string | null): Promise<readonly Draft[]> {
    const drafts = await this.#parts.store.all(this.#applicationId);
    const newer: Draft[] = [];
    for (const draft of drafts) {
      const known = answeredAt(draft.position_question_id);
      if (known !== null && Date.parse(known) >= draft.at) {
        await this.#parts.store.drop(this.#applicationId, draft);
        continue;
      }
      newer.push(draft);
      this.#waiting.set(draft.position_question_id, draft);
    }
    if (newer.length > 0) this.#later(0);
    return newer;
  }

  /** Takes an answer. */
  set(position_question_id: string, value: Answer): void {
    const draft = { position_question_id, value, at: this.#parts.now() };
    this.#waiting.set(position_question_id, draft);
    void this.#parts.store.put(this.#applicationId, draft);
    this.#later(this.#parts.wait_ms ?? 2000);
  }

  /** Takes an answer back that can no longer be sent, such as one for a file that went its own way. */
  async forget(position_question_id: string): Promise<void> {
    const draft = this.#waiting.get(position_question_id);
    if (!draft) return;
    this.#waiting.delete(position_question_id);
    await this.#parts.store.drop(this.#applicationId, draft);
  }

  /** Sends whatever waits, now. True when nothing waits any more. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#waiting.size > 0) {
      // What is on its way already may have been packed before the last answer: that one goes with the next.
      this.#sending ??= this.#send();
      if (!(await this.#sending)) return false;
    }
    return true;
  }

  /** Stops the clock; drafts stay in the store. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** Sends what waits now; whether it arrived. */
  async #send(): Promise<boolean> {
    const batch = [...this.#waiting.values()];
    this.#parts.onChange('saving', batch.length);
    try {
      await this.#parts.send(batch);
      for (const draft of batch) {
        if (this.#waiting.get(draft.position_question_id) === draft) {
          this.#waiting.delete(draft.position_question_id);
        }
        await this.#parts.store.drop(this.#applicationId, draft);
      }
      this.#parts.onChange('saved', this.#waiting.size);
      return true;
    } catch (error) {
      const isUnreachable = this.#parts.isUnreachable(error);
      this.#parts.onChange(isUnreachable ? 'queued' : 'failed', this.#waiting.size);
      if (isUnreachable) this.#later(this.#parts.retry_ms ?? 5000);
      return false;
    } finally {
      this.#sending = null;
    }
  }
}
