import { useStore } from '../use-store.ts';

/** What a guard has to tell on the page it sends people to. */
export type Notice =
  | { readonly kind: 'logged_out_first' }
  | { readonly kind: 'sign_in_needed'; readonly page: string }
  | {
      readonly kind: 'wrong_account';
      readonly account: string;
      readonly userType: string;
      readonly page: string;
    };

let current: Notice | null = null;
const listeners = new Set<() => void>();

export function setNotice(notice: Notice | null): void {
  current = notice;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNotice = (): Notice | null => useStore(subscribe, () => current);
