type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Says a short text to screen readers, politely. The shell holds the live region. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export const onAnnounce = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
