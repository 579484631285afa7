import { useEffect, useRef, useState } from 'react';
import { type MeasuredTask, simulateTaskBatch } from '../previews/public.ts';

/** Simulated candidates of one run, and how many are asked for at once. */
export const CANDIDATES = 24;
const BATCH = 4;

/** Simulated candidates of a task as far as they have come. */
export interface PlayedCandidates {
  readonly plays: readonly MeasuredTask[];
  readonly running: boolean;
  readonly error: unknown;
}

const NOBODY: PlayedCandidates = { plays: [], running: false, error: null };

/** What was measured of each task, in this tab: whoever plays the task in between finds it again. */
const kept = new Map<string, readonly MeasuredTask[]>();

/** Lets simulated candidates play a task batch by batch; what has come is shown at once, and can be stopped. */
export function usePlayedCandidates(taskId: string) {
  const [played, setPlayed] = useState<PlayedCandidates>({ ...NOBODY, plays: kept.get(taskId) ?? [] });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setPlayed((before) => ({ ...before, running: false }));
  };

  const run = async () => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setPlayed({ ...NOBODY, running: true });
    let plays: readonly MeasuredTask[] = [];
    try {
      for (let from = 0; from < CANDIDATES; from += BATCH) {
        const asked = { group: 'mixed', seed: 'formula', from, count: BATCH } as const;
        const { candidates } = await simulateTaskBatch(taskId, asked, own.signal);
        if (own.signal.aborted) return;
        plays = [...plays, ...candidates];
        kept.set(taskId, plays);
        setPlayed({ ...NOBODY, plays, running: true });
      }
      setPlayed({ ...NOBODY, plays });
    } catch (error) {
      if (!own.signal.aborted) setPlayed({ plays, running: false, error });
    }
  };

  return { played, run, stop };
}
