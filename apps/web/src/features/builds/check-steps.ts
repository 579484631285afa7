import { BUILD_STEPS, type BuildStatus, type BuildStep } from '@tryout/domain/builds/build-status';
import type { BuildLogLine } from './builds.api.ts';
import { isBeingChecked } from './builds.api.ts';

/** The steps of an upload, without what is done to a version afterwards. */
const CHECK_STEPS: readonly BuildStep[] = BUILD_STEPS.filter((step) => step !== 'publish');

export interface CheckStep {
  readonly key: BuildStep;
  readonly state?: 'done' | 'problem';
}

/** How far the last round of checks has come: `current` is the step it is at, or the one it ended at. */
export function checkSteps(
  lines: readonly Pick<BuildLogLine, 'step' | 'level'>[],
  status: BuildStatus,
): { readonly steps: readonly CheckStep[]; readonly current: BuildStep } {
  const last = lines.findLast(({ step }) => step !== 'publish')?.step ?? 'receive';
  const reached = CHECK_STEPS.indexOf(last);
  const isOver = !isBeingChecked(status) && status !== 'failed';
  return {
    current: isOver ? 'ready' : last,
    steps: CHECK_STEPS.map((key, index) => {
      if (isOver) return { key, state: 'done' };
      if (index > reached) return { key };
      if (index < reached) return { key, state: 'done' };
      return status === 'failed' ? { key, state: 'problem' } : { key };
    }),
  };
}
