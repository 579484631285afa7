type Listener = () => void;
const listeners = new Set<Listener>();

/** Called when our own API says that nobody is signed in any more. */
export const onSessionEnded = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const sayThatTheSessionEnded = (): void => {
  for (const listener of listeners) listener();
};
