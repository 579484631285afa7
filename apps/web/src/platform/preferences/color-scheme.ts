import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { readStored, writeStored } from './stored.ts';

const KEY = 'tryout.color_scheme';
const SCHEMES: readonly string[] = ['light', 'dark', 'auto'];

let onStorage: ((event: StorageEvent) => void) | null = null;

/** Was light, dark or "as the device" chosen at this browser? */
export const hasColorScheme = (): boolean => SCHEMES.includes(readStored(KEY) ?? '');

/** Keeps light, dark or "as the device" under the key that before-paint.js reads; follows other tabs. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => {
    const stored = readStored(KEY);
    return stored && SCHEMES.includes(stored) ? (stored as MantineColorScheme) : fallback;
  },
  set: (value) => {
    writeStored(KEY, value);
  },
  subscribe: (onUpdate) => {
    onStorage = (event) => {
      if (event.key === KEY && event.newValue && SCHEMES.includes(event.newValue)) {
        onUpdate(event.newValue as MantineColorScheme);
      }
    };
    window.addEventListener('storage', onStorage);
  },
  unsubscribe: () => {
    if (onStorage) window.removeEventListener('storage', onStorage);
  },
  clear: () => {
    writeStored(KEY, null);
  },
};
