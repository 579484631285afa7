import { useSyncExternalStore } from 'react';

/**
 * Reads what lives outside React and draws again when it changes. `drawn` says what holds where the server draws the
 * page (platform/drawing/drawing.ts); left out, it is what holds at the start.
 */
export const useStore = <T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  drawn: () => T = read,
): T => useSyncExternalStore(subscribe, read, drawn);
