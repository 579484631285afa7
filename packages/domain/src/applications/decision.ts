import type { ApplicationStatus } from './application-statuses.ts';

const DECIDED: readonly ApplicationStatus[] = ['approved', 'rejected'];

/**
 * Whether a move decides about somebody: it approves or rejects, or takes either back. All other moves go between the
 * stages, which recruiters may be let do who do not decide.
 */
export function isDecision(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return DECIDED.includes(from) || DECIDED.includes(to);
}

/** Whether somebody with these rights may make a move that the pipeline allows. */
export function mayMakeMove(
  rights: { readonly move: boolean; readonly decide: boolean },
  from: ApplicationStatus,
  to: ApplicationStatus,
): boolean {
  return isDecision(from, to) ? rights.decide : rights.move;
}
