import type { dryRunResult } from '@tryout/contract/simulations/simulations-record';
import { PERSONA_GROUPS } from '@tryout/domain/plays/persona';
import type { z } from 'zod';
import type { SignedAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { openPreview, simulateCandidates } from '../../previews/public.ts';
import { keepDryRun } from '../life/life.queries.ts';
import { type SimulationRecordData, simulationRecordOf } from '../simulation-record.ts';
import { lockedSimulation, refuseStaleEdit } from './lock-simulation.ts';
import type { SeenDraft } from './save-draft.ts';

/** Simulated candidates of each kind. */
const OF_EACH = 4;
/** Share of them that has to come to a score; who is careless or hurried may miss one. */
const ENOUGH = 0.5;

type DryRun = z.input<typeof dryRunResult>;
type Candidates = Awaited<ReturnType<typeof simulateCandidates>>;

function spreadOf(numbers: readonly number[]) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [min, max, middle] = [sorted[0], sorted.at(-1), sorted[Math.floor(sorted.length / 2)]];
  return min === undefined || max === undefined || middle === undefined ? null : { min, median: middle, max };
}

/** What the candidates came to, and what of it is not good enough. */
function judged(runs: readonly Candidates[]): Omit<DryRun, 'at' | 'edit'> {
  const candidates = runs.flatMap((run) => run.candidates);
  const enough = (n: number) => n >= candidates.length * ENOUGH;
  const fits = candidates.flatMap(({ job_fit_score }) => job_fit_score ?? []);
  const named = new Map(
    runs.flatMap((run) => run.subtraits.map((each) => [each.subtrait_id, each] as const)),
  );
  const subtraits = [...named.values()].map(({ subtrait_id, subtrait }) => {
    const scores = candidates.flatMap(({ scores: all }) => all[subtrait_id] ?? []);
    return { subtrait_id, subtrait, scored: scores.length, score: spreadOf(scores) };
  });
  const failures = subtraits
    .filter(({ scored }) => !enough(scored))
    .map(
      ({ subtrait, scored }) =>
        `Only ${scored} of ${candidates.length} candidates got a score for ${subtrait}.`,
    );
  if (!enough(fits.length)) {
    failures.push(`Only ${fits.length} of ${candidates.length} candidates got a job fit.`);
  }
  return {
    ok: failures.length === 0 && candidates.length > 0,
    candidates: candidates.length,
    minutes: spreadOf(candidates.map(({ minutes }) => minutes)),
    job_fit_score: spreadOf(fits),
    subtraits,
    failures,
  };
}

/** The edit of a simulation as the caller saw it, held while `work` runs. @throws Refusal when it is another one by now */
function asSeen<T>(
  act: SignedAct,
  { id, edit }: SeenDraft,
  work: (within: SignedAct) => Promise<T>,
): Promise<T> {
  return withTransaction(act.db, async (db) => {
    const within = { ...act, db };
    await refuseStaleEdit(within, await lockedSimulation(db, id), edit);
    return work(within);
  });
}

/**
 * Lets candidates of every kind play a simulation as it stands and keeps what they came to. Nothing is held while they
 * play: whoever changes the simulation meanwhile is not kept waiting, and the result of what it was is not kept.
 */
export async function dryRun(act: SignedAct, seen: SeenDraft): Promise<SimulationRecordData> {
  const { id, edit } = seen;
  const { problems } = await asSeen(act, seen, (within) => simulationRecordOf(within, id));
  const unplayable = problems.filter(({ code }) => code === 'no_tasks' || code === 'task_refused');
  let result: Omit<DryRun, 'at' | 'edit'>;
  if (unplayable.length > 0) {
    const failures = unplayable.map(({ message }) => message);
    result = { ok: false, candidates: 0, minutes: null, job_fit_score: null, subtraits: [], failures };
  } else {
    const simulation = await openPreview(act, id);
    const runs: Candidates[] = [];
    for (const group of PERSONA_GROUPS) {
      runs.push(
        await simulateCandidates(simulation, {
          group,
          seed: `dry run ${edit}`,
          from: 0,
          count: OF_EACH,
        }),
      );
    }
    result = judged(runs);
  }
  return asSeen(act, seen, async (within) => {
    await keepDryRun(within.db, id, { ...result, at: act.services.now().toISOString(), edit });
    return simulationRecordOf(within, id);
  });
}
