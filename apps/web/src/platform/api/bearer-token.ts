import { readStored, writeStored } from '../preferences/stored.ts';

const KEY = 'tryout.token';

/** A token stored at this browser, sent as a bearer (spec §7). The cookie session needs none. */
export const storedToken = (): string | null => readStored(KEY);

export const clearStoredToken = (): void => {
  writeStored(KEY, null);
};
