import type { ProfileField } from '@tryout/domain/profiles/profile-parts';

/** A part of the profile, or a job or school by its id; one that is not stored yet has an id of the browser's. */
export type DraftKey = ProfileField | `${'experience' | 'education'}:${string}`;

/** A change that the server does not have yet. */
export interface ProfileDraft {
  readonly key: DraftKey;
  /** The new value; null: the job or school is removed. */
  readonly value: unknown;
  /** The version that it is based on; null: there was none. */
  readonly version: number | null;
  /** When it was made, ms since 1970. */
  readonly at: number;
}

/** What somebody else stored meanwhile. */
export interface Theirs {
  readonly value: unknown;
  readonly version: number;
}

/** Where a change is: on its way, waiting for the line, refused, or against a newer one. */
export type DraftState =
  | { readonly kind: 'sending' }
  | { readonly kind: 'queued' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'conflict'; readonly theirs: Theirs };

/** A change with where it is. */
export interface HeldDraft extends ProfileDraft {
  readonly state: DraftState;
}

/** Where changes outlive the page; the browser's database. */
export interface ProfileDraftStore {
  all(userId: string): Promise<readonly ProfileDraft[]>;
  put(userId: string, draft: ProfileDraft): Promise<void>;
  /** Removes a change unless a newer one has taken its place. */
  drop(userId: string, draft: ProfileDraft): Promise<void>;
}

/** How sending a change ended. */
export type Sent =
  | { readonly kind: 'stored' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'conflict'; readonly theirs: Theirs };

interface Parts {
  readonly store: ProfileDraftStore;
  readonly send: (draft: ProfileDraft) => Promise<Sent>;
  readonly onChange: (drafts: readonly HeldDraft[]) => void;
  readonly now: () => number;
  /** How long until a change that could not be sent is tried again, in ms. */
  readonly retry_ms?: number;
}

const SENDING: DraftState = { kind: 'sending' };

/**
 * Saves a profile part by part: each change is in the browser at once and at the server as soon as there is a line, one
 * after the other. A change that meets a newer one waits for a person to choose.
 */
export class ProfileDrafts {
  readonly #parts: Parts;
  readonly #userId: string;
  readonly #held = new Map<DraftKey, HeldDraft>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(userId: string, parts: Parts) {
    this.#userId = userId;
    this.#parts = parts;
  }

  /** Takes up what an earlier visit could not send. */
  async restore(): Promise<void> {
    // A browser that keeps nothing has nothing to take up.
    for (const draft of await this.#parts.store.all(this.#userId).catch(() => [])) {
      if (!this.#held.has(draft.key)) this.#held.set(draft.key, { ...draft, state: SENDING });
    }
    if (this.#held.size === 0) return;
    this.#tell();
    await this.flush();
  }

  /** Changes a part. One that waits already stays based on what it was based on. */
  async set(key: DraftKey, value: unknown, version: number | null): Promise<void> {
    const before = this.#held.get(key);
    const base = before ? before.version : version;
    await this.#put({ key, value, version: base, at: this.#parts.now(), state: SENDING });
    await this.flush();
  }

  /** Stores one's own change over the newer one. */
  async keepMine(key: DraftKey): Promise<void> {
    const held = this.#held.get(key);
    if (held?.state.kind !== 'conflict') return;
    const { version } = held.state.theirs;
    await this.#put({ ...held, version, at: this.#parts.now(), state: SENDING });
    await this.flush();
  }

  /** Gives a change up: the newer one stays, or what was refused is left. */
  async giveUp(key: DraftKey): Promise<void> {
    const held = this.#held.get(key);
    if (!held) return;
    this.#held.delete(key);
    await this.#parts.store.drop(this.#userId, held).catch(() => undefined);
    this.#tell();
  }

  /** Sends what can be sent, now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    // One after the other, so that nothing is sent twice.
    this.#running = this.#running.then(
      () => this.#sendAll(),
      () => this.#sendAll(),
    );
    await this.#running;
  }

  /** Stops the clock; changes stay in the store. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #put(draft: HeldDraft): Promise<void> {
    this.#held.set(draft.key, draft);
    this.#tell();
    const { state: _, ...kept } = draft;
    // A browser that keeps nothing (private windows of some) still sends.
    await this.#parts.store.put(this.#userId, kept).catch(() => undefined);
  }

  async #sendAll(): Promise<void> {
    const waiting = [...this.#held.values()]
      .filter(({ state }) => state.kind === 'sending' || state.kind === 'queued')
      .sort((a, b) => a.at - b.at);
    for (const draft of waiting) {
      if (this.#held.get(draft.key) !== draft) continue;
      const sent = await this.#parts.send(draft);
      const isNewest = this.#held.get(draft.key) === draft;
      if (sent.kind === 'unreachable') {
        for (const one of this.#held.values()) {
          if (one.state.kind === 'sending') this.#held.set(one.key, { ...one, state: { kind: 'queued' } });
        }
        this.#tell();
        this.#timer = setTimeout(() => void this.flush(), this.#parts.retry_ms ?? 5000);
        return;
      }
      if (sent.kind === 'stored') {
        await this.#parts.store.drop(this.#userId, draft).catch(() => undefined);
        if (isNewest) this.#held.delete(draft.key);
      } else if (isNewest) this.#held.set(draft.key, { ...draft, state: sent });
      this.#tell();
    }
  }

  #tell(): void {
    this.#parts.onChange([...this.#held.values()]);
  }
}
