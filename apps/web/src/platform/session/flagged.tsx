import type { FlagKey } from '@tryout/domain/feature-flags/flags';
import type { ReactNode } from 'react';
import { useSession } from './session.ts';

/** Whether a part of the product is on for whoever is signed in; for nobody in particular it is. */
export function useFlag(flag: FlagKey): boolean {
  const session = useSession();
  return session.status !== 'in' || session.user.flags.includes(flag);
}

/** Shows a part of the product to those for whom it is on. Pages say their flag in `staticData`. */
export function Flagged({ flag, children }: { readonly flag: FlagKey; readonly children: ReactNode }) {
  return useFlag(flag) ? children : null;
}
