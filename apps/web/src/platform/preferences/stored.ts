import { drawing } from '../drawing/drawing.ts';

type Listener = (key: string) => void;
const listeners = new Set<Listener>();

/** Called with the key when something is remembered or forgotten here. */
export const onStored = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Reads a remembered choice. Storage may be switched off in the browser: then there is none. */
export function readStored(key: string): string | null {
  const page = drawing();
  if (page) return page.remembered(key);
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a choice; answers whether the browser allowed it. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    for (const listener of listeners) listener(key);
    return true;
  } catch {
    return false;
  }
}
