import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../../platform/preferences/stored.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import {
  type BuilderLocation,
  type LocationChange,
  locationAfter,
  locationFrom,
  NOWHERE,
} from './builder-location.ts';

const keyOf = (userId: string) => `tryout-builder:${userId}`;

/** Where this account builds in this browser, kept beyond the visit. */
export function useBuilderLocation(): readonly [
  BuilderLocation,
  (change: LocationChange) => BuilderLocation,
] {
  const key = keyOf(useCurrentUser().user_id);
  const [place, setPlace] = useState(() => locationFrom(readStored(key)));
  const change = useCallback(
    (by: LocationChange) => {
      const next = locationAfter(locationFrom(readStored(key)), by);
      writeStored(key, next === NOWHERE ? null : JSON.stringify(next));
      setPlace(next);
      return next;
    },
    [key],
  );
  return [place, change];
}
