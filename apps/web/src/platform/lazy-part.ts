import type { Missing } from './missing.ts';
import { whyMissing } from './release.ts';

/** The longest wait for a part of the app (spec: chunk load time-out). */
const CHUNK_TIMEOUT_MS = 120_000;
/** Between two tries of its own; the last one goes on. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const;

export interface LazyPart<T> {
  /** Fetches the part if it is not here. Never fails: `missing` says why there is none. */
  load(): Promise<void>;
  value(): T | undefined;
  /**
   * What `load` answered last, the same after it is settled: a component that waited for it with `use` has to ask for it
   * again when it is drawn once more.
   */
  waited(): Promise<void> | undefined;
  missing(): Missing | null;
  subscribe(listener: () => void): () => void;
  /** Tries again until the part is here; answers how to stop. */
  keepTrying(): () => void;
}

/** A part of the app with a file of its own, which the line or a new release may keep from coming. */
export function lazyPart<T>(
  importer: () => Promise<T>,
  why: () => Promise<Missing> = whyMissing,
): LazyPart<T> {
  let value: T | undefined;
  let missing: Missing | null = null;
  let loading: Promise<void> | undefined;
  let waited: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const arrive = (arrived: T) => {
    value = arrived;
    missing = null;
    settle();
  };
  // React reads this mark: what is settled is not waited for once more.
  const settle = () => void (waited && Object.assign(waited, { status: 'fulfilled', value: undefined }));
  const fetchOnce = async () => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The chunk load time-out is over')), CHUNK_TIMEOUT_MS);
    // What comes after the time-out is as good as what came before it.
    const coming = importer().then((arrived) => {
      arrive(arrived);
      tell();
    });
    try {
      await Promise.race([coming, late]);
    } catch (error) {
      console.warn('A part of the app did not load', error);
      const reason = await why();
      if (value === undefined) missing = reason;
    } finally {
      clearTimeout(timer);
      settle();
      loading = undefined;
      tell();
    }
  };
  const load = () => {
    if (value !== undefined) return Promise.resolve();
    loading ??= fetchOnce();
    waited = loading;
    return loading;
  };
  return {
    load,
    value: () => value,
    waited: () => waited,
    missing: () => missing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keepTrying: () => {
      let tries = 0;
      let timer: ReturnType<typeof setTimeout>;
      let stopped = false;
      const again = () => {
        clearTimeout(timer);
        void load().then(plan);
      };
      const plan = () => {
        clearTimeout(timer);
        if (stopped || value !== undefined) return;
        timer = setTimeout(again, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
        tries += 1;
      };
      plan();
      window.addEventListener('online', again);
      return () => {
        stopped = true;
        clearTimeout(timer);
        window.removeEventListener('online', again);
      };
    },
  };
}
