import type { TransitionTable } from './transitions.ts';

/** State of a simulation (product §2.11). `closed`: no new attachments, running ones finish. */
export type SimulationStatus = 'draft' | 'published' | 'closed' | 'archived';

/** draft -> published <-> closed; draft and closed can be archived. */
export const SIMULATION_STATUSES: TransitionTable<SimulationStatus> = {
  draft: [{ to: 'published' }, { to: 'archived' }],
  published: [{ to: 'closed' }],
  closed: [{ to: 'published' }, { to: 'archived' }],
  archived: [],
};

/** What publishing a simulation depends on. */
export interface SimulationPublishFacts {
  readonly build_is_stable: boolean;
  /** Keys of required data points that no active formula reads. */
  readonly uncovered_data_points: readonly string[];
  /** Ids of subtraits that no task reaches. */
  readonly unreachable_subtraits: readonly string[];
  readonly weights_complete: boolean;
  /** A dry run of this exact version succeeded. */
  readonly dry_run_passed: boolean;
}

/** Why a simulation cannot be published. */
export type SimulationPublishProblem =
  | 'build_not_stable'
  | 'data_points_uncovered'
  | 'subtraits_unreachable'
  | 'weights_incomplete'
  | 'dry_run_missing';

/** Everything that stands in the way of publishing; empty when nothing does. */
export function simulationPublishProblems(facts: SimulationPublishFacts): SimulationPublishProblem[] {
  const problems: SimulationPublishProblem[] = [];
  if (!facts.build_is_stable) problems.push('build_not_stable');
  if (facts.uncovered_data_points.length > 0) problems.push('data_points_uncovered');
  if (facts.unreachable_subtraits.length > 0) problems.push('subtraits_unreachable');
  if (!facts.weights_complete) problems.push('weights_incomplete');
  if (!facts.dry_run_passed) problems.push('dry_run_missing');
  return problems;
}
