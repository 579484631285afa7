import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPassing } from '../../platform/api/api-error.ts';

/** How long to wait after the last change. */
const PAUSE_MS = 600;
/** How long to wait after a failure that may pass by itself: twice as long each time. */
const RETRY_MS = 4_000;
const DOUBLINGS_MAX = 4;

/** The state of what is saved as one goes, for `SaveState`. */
export interface Autosave<P> {
  readonly state: 'idle' | 'saving' | 'saved' | 'failed' | 'queued';
  readonly at: Date | undefined;
  readonly error: unknown;
  /** Keeps a change and saves it soon, together with others that wait. */
  readonly change: (patch: P) => void;
  /** Saves at once what waits; resolves when it is stored, to whether it is. */
  readonly flush: () => Promise<boolean>;
  /** Drops what waits: the person took another version. */
  readonly forget: () => void;
}

/**
 * Saves changes shortly after they are made, one request after the other, so that a later change never loses to an
 * earlier one. What could not be saved stays waiting and goes along with the next change or a retry; where the server
 * could not be reached, it is tried again by itself.
 */
export function useAutosave<P extends object>(save: (patch: P) => Promise<unknown>): Autosave<P> {
  const waiting = useRef<P | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const failures = useRef(0);
  const left = useRef(false);
  const [state, setState] = useState<Autosave<P>['state']>('idle');
  const [at, setAt] = useState<Date>();
  const [error, setError] = useState<unknown>(null);
  const run = useEffectEvent(save);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    const patch = waiting.current;
    if (!patch) return true;
    waiting.current = null;
    setState('saving');
    running.current = run(patch).then(
      () => {
        failures.current = 0;
        setError(null);
        setAt(new Date());
        setState(waiting.current ? 'saving' : 'saved');
        return true;
      },
      (failure: unknown) => {
        waiting.current = { ...patch, ...(waiting.current ?? {}) };
        setError(failure);
        setState(navigator.onLine ? 'failed' : 'queued');
        if (isPassing(failure) && !left.current) {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void flush(), RETRY_MS * 2 ** failures.current);
          failures.current = Math.min(failures.current + 1, DOUBLINGS_MAX);
        }
        return false;
      },
    );
    const stored = await running.current;
    running.current = null;
    return stored;
  }, []);

  const change = useCallback(
    (patch: P) => {
      waiting.current = { ...(waiting.current ?? ({} as P)), ...patch };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush],
  );

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = null;
    setError(null);
    setState('idle');
  }, []);

  useEffect(() => {
    const online = () => void flush();
    left.current = false;
    window.addEventListener('online', online);
    return () => {
      left.current = true;
      window.removeEventListener('online', online);
      void flush();
    };
  }, [flush]);

  return { state, at, error, change, flush, forget };
}
