import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored.ts';

export interface Preference<T extends string> {
  get: () => T;
  set: (value: T) => void;
  use: () => T;
}

/** A choice of the person at this browser (density, motion, single keys): remembered and live everywhere. */
export function definePreference<T extends string>(
  key: string,
  values: readonly T[],
  fallback: T,
  onChange?: (value: T) => void,
): Preference<T> {
  const stored = readStored(key);
  let current: T = values.find((value) => value === stored) ?? fallback;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => current;
  return {
    get,
    set: (value) => {
      current = value;
      writeStored(key, value);
      onChange?.(value);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
