import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { Movable } from './move-types.ts';

/** A decision of a review, with what takes it back. */
export interface ReviewDecision {
  readonly person: Movable;
  readonly to: ApplicationStatus;
  readonly batch_id: string;
}

/** Who was on the screen, in order, and what was decided. Kept for the tab, so that a reload goes on. */
export interface ReviewTrail {
  /** How many of the list come before the first one looked at. */
  readonly before: number;
  readonly seen: readonly string[];
  readonly decisions: Readonly<Record<string, ReviewDecision>>;
}

/** The trail with somebody who is looked at now. */
export function withSeen(trail: ReviewTrail, id: string): ReviewTrail {
  return trail.seen.includes(id) ? trail : { ...trail, seen: [...trail.seen, id] };
}

/** The trail with a decision, which replaces an earlier one about the same person. */
export function withDecision(trail: ReviewTrail, decision: ReviewDecision): ReviewTrail {
  const { application_id } = decision.person;
  return { ...trail, decisions: { ...trail.decisions, [application_id]: decision } };
}

/** The trail without decisions about some people. */
export function withoutDecisions(trail: ReviewTrail, ids: readonly string[]): ReviewTrail {
  const kept = Object.entries(trail.decisions).filter(([id]) => !ids.includes(id));
  return { ...trail, decisions: Object.fromEntries(kept) };
}

/**
 * Where somebody stands: "12 of 40". Counted along the trail, so that people whom a decision took out of the filter
 * still count; `after` is how many of the list come after the last one seen.
 */
export function placeOf(trail: ReviewTrail, id: string, after: number): { at: number; of: number } {
  return { at: trail.before + trail.seen.indexOf(id) + 1, of: trail.before + trail.seen.length + after };
}

/** Who was seen before or after somebody; undefined at the ends of the trail. */
export function besides(trail: ReviewTrail, id: string, step: -1 | 1): string | undefined {
  const index = trail.seen.indexOf(id);
  return index < 0 ? undefined : trail.seen[index + step];
}

/** How a review ended: how many went where, and who was passed over. */
export function summaryOf(trail: ReviewTrail): {
  moved: { to: ApplicationStatus; count: number }[];
  skipped: number;
} {
  const counts = new Map<ApplicationStatus, number>();
  for (const { to } of Object.values(trail.decisions)) counts.set(to, (counts.get(to) ?? 0) + 1);
  return {
    moved: [...counts].map(([to, count]) => ({ to, count })),
    skipped: trail.seen.filter((id) => trail.decisions[id] === undefined).length,
  };
}
