import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { Refusal } from '../http/refusal.ts';
import type { Said } from '../language/say.ts';
import { sha256 } from '../sha256.ts';

/** What changes whenever a plan does: by it an import says which plan somebody looked at. Lower-case hex. */
export const digestOfPlan = (plan: unknown): string => sha256(canonicalJson(plan));

/**
 * An import is carried out as it was looked at, or not at all.
 * @throws Refusal when the plan is another one by now, or parts of it cannot be carried out
 */
export function refuseUnlessAsSeen(
  plan: { readonly digest: string; readonly doable: boolean },
  seen: string,
  says: { readonly changed: Said; readonly not_doable: Said },
): void {
  if (plan.digest !== seen) throw new Refusal('conflict', says.changed);
  if (!plan.doable) throw new Refusal('refused_by_rule', says.not_doable);
}

/** How many rows of a plan come out how; 0 for what none of them does. */
export function countOutcomes<Outcome extends string>(
  rows: readonly { readonly outcome: Outcome }[],
  outcomes: readonly Outcome[],
): Record<Outcome, number> {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
