import type { ParticipantKind } from '@tryout/domain/interviews/participant-kinds';
import { useMemo } from 'react';
import { usePainted } from '../../../../ui/layout/use-painted.ts';

/** More rows than a screen has. */
const ROWS_IN_SIGHT = 14;

interface Group {
  readonly kind: ParticipantKind;
  readonly rows: readonly unknown[];
}

/**
 * How many rows of each group are drawn. What is in sight comes first; hundreds of rows with thousands of interviews follow
 * once it is there.
 */
export function useRowsInSight(groups: readonly Group[]): Readonly<Partial<Record<ParticipantKind, number>>> {
  const isPainted = usePainted();
  return useMemo(() => {
    let left = isPainted ? Number.POSITIVE_INFINITY : ROWS_IN_SIGHT;
    return Object.fromEntries(
      groups.map(({ kind, rows }) => {
        const own = Math.min(left, rows.length);
        left -= own;
        return [kind, own];
      }),
    );
  }, [groups, isPainted]);
}
