import { useState } from 'react';
import { readStored, writeStored } from '../../platform/preferences/stored.ts';

const placeOf = (positionId: string) => `tryout.wording-hints:${positionId}`;

/** The hints about wording that somebody has dismissed for a position; remembered by this browser. */
export function useDismissedHints(positionId: string) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(
    () => new Set((readStored(placeOf(positionId)) ?? '').split(' ').filter(Boolean)),
  );
  const keep = (keys: ReadonlySet<string>) => {
    setDismissed(keys);
    writeStored(placeOf(positionId), keys.size > 0 ? [...keys].join(' ') : null);
  };
  return {
    dismissed,
    dismiss: (key: string) => keep(new Set([...dismissed, key])),
    restore: () => keep(new Set()),
  };
}
