import { ApiError } from '../api/api-error.ts';
import { useStore } from '../use-store.ts';

/** Somebody is asked to prove who they are; told whether they did. */
type Waiting = (did: boolean) => void;

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

const ask = (): Promise<boolean> => new Promise((resolve) => change([...waiting, resolve]));

/**
 * Sends a sensitive change. Where the server first wants to know who it is, the dialog asks (`ConfirmSelf`), and the same
 * change is sent once more.
 */
export async function confirmed<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'confirm_first' || !(await ask())) throw error;
    return send();
  }
}

/** Whether somebody is being asked, for the dialog that asks. */
export const useIsAsked = (): boolean =>
  useStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );

/** The dialog's answer to everything that waits. */
export function answerAsked(did: boolean): void {
  const told = waiting;
  change([]);
  for (const tell of told) tell(did);
}
