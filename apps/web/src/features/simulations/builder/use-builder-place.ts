import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../../platform/preferences/stored.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { type BuilderPlace, NOWHERE, type PlaceChange, placeAfter, placeFrom } from './builder-place.ts';

const keyOf = (userId: string) => `tryout-builder:${userId}`;

/** Where this account builds in this browser, kept beyond the visit. */
export function useBuilderPlace(): readonly [BuilderPlace, (change: PlaceChange) => BuilderPlace] {
  const key = keyOf(useCurrentUser().user_id);
  const [place, setPlace] = useState(() => placeFrom(readStored(key)));
  const change = useCallback(
    (by: PlaceChange) => {
      const next = placeAfter(placeFrom(readStored(key)), by);
      writeStored(key, next === NOWHERE ? null : JSON.stringify(next));
      setPlace(next);
      return next;
    },
    [key],
  );
  return [place, change];
}
