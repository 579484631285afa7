import { TRIAL_VIEWS } from './gathered/trial-views.ts';
import type { TrialView } from './trial-view.ts';

/** Null for a game from elsewhere, which is shown by what its rows hold. */
export function trialViewOf(taskKey: string): TrialView | null {
  return Object.hasOwn(TRIAL_VIEWS, taskKey) ? (TRIAL_VIEWS[taskKey] ?? null) : null;
}
