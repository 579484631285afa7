import { useEffect, useRef, useState } from 'react';
import {
  type CandidateBatch,
  type PersonaGroup,
  type SimulatedCandidate,
  simulateBatch,
} from './previews.api.ts';

/** Few enough that the bar moves, many enough that the line does not matter. */
const BATCH = 5;

/** A series of simulated candidates as far as it has come. */
export interface Series {
  readonly of: number;
  readonly running: boolean;
  readonly candidates: readonly SimulatedCandidate[];
  readonly subtraits: CandidateBatch['subtraits'];
  readonly error: unknown;
}

const NOBODY: Series = { of: 0, running: false, candidates: [], subtraits: [], error: null };

/** Lets simulated candidates play batch by batch; what has come is shown at once, and can be stopped. */
export function useSimulatedCandidates(simulationId: string) {
  const [series, setSeries] = useState(NOBODY);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setSeries((before) => ({ ...before, running: false }));
  };

  const run = async (group: PersonaGroup, of: number, seed: string) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setSeries({ ...NOBODY, of, running: true });
    try {
      for (let from = 0; from < of; from += BATCH) {
        const count = Math.min(BATCH, of - from);
        const batch = await simulateBatch(simulationId, { group, seed, from, count }, own.signal);
        if (own.signal.aborted) return;
        setSeries((before) => ({
          ...before,
          candidates: [...before.candidates, ...batch.candidates],
          subtraits: batch.subtraits,
        }));
      }
      setSeries((before) => ({ ...before, running: false }));
    } catch (error) {
      if (!own.signal.aborted) setSeries((before) => ({ ...before, running: false, error }));
    }
  };

  return { series, run, stop };
}
