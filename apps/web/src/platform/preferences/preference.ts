import { useStore } from '../use-store.ts';
import { readStored, writeStored } from './stored.ts';

export interface Preference<T extends string> {
  get: () => T;
  set: (value: T) => void;
  /** Takes what the account says where nothing was chosen at this browser yet. */
  adopt: (value: T) => void;
  use: () => T;
}

/** A choice of the person at this browser (density, motion, single keys): remembered and live everywhere. */
export function definePreference<T extends string>(
  key: string,
  values: readonly T[],
  fallback: T,
  onChange?: (value: T) => void,
): Preference<T> {
  const remember = () => {
    const stored = readStored(key);
    return values.find((value) => value === stored);
  };
  const remembered = remember();
  let current: T = remembered ?? fallback;
  let chosen = remembered !== undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => current;
  const set = (value: T) => {
    current = value;
    chosen = true;
    writeStored(key, value);
    onChange?.(value);
    for (const listener of listeners) listener();
  };
  return {
    get,
    set,
    adopt: (value) => {
      if (!chosen && value !== current) set(value);
    },
    use: () => useStore(subscribe, get, () => remember() ?? fallback),
  };
}
