import { createContext, type ReactNode, use } from 'react';
import type { TownState } from './town-time.ts';

const TownContext = createContext<TownState | null>(null);

/** The hour and the lights of the town around a station or the map. */
export function TownProvider({
  state,
  children,
}: {
  /** null: the hour of the page's colours, everything lit. */
  readonly state: TownState | null;
  readonly children: ReactNode;
}) {
  return <TownContext value={state}>{children}</TownContext>;
}

/** The town around this component; null where nobody says how far the session has come. */
export function useTown(): TownState | null {
  return use(TownContext);
}
