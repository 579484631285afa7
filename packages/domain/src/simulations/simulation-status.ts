import type { TransitionTable } from '../records/transitions.ts';

/** State of a simulation (product §2.11). `closed`: no new attachments, running ones finish. */
export type SimulationStatus = 'draft' | 'published' | 'closed' | 'archived';

/**
 * draft -> published <-> closed; draft and closed can be archived. What comes back from the archive is a draft again,
 * or closed when it was ever published: a version that somebody may have played never changes.
 */
export const SIMULATION_STATUSES: TransitionTable<SimulationStatus> = {
  draft: [{ to: 'published' }, { to: 'archived' }],
  published: [{ to: 'closed' }],
  closed: [{ to: 'published' }, { to: 'archived' }],
  archived: [{ to: 'draft' }, { to: 'closed' }],
};

/** Where a simulation may go from here, in the order to offer. */
export function simulationMoves(status: SimulationStatus, wasPublished: boolean): SimulationStatus[] {
  if (status === 'archived') return [wasPublished ? 'closed' : 'draft'];
  return SIMULATION_STATUSES[status].map(({ to }) => to);
}
