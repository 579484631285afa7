import type { Application } from './applications.api.ts';

export type Step = Application['steps'][number]['step'];

/** The screen of each step. The game's belongs to the plays. */
export const STEP_PATHS = {
  basic_info: '/apply/$id/you',
  cv: '/apply/$id/cv',
  questions: '/apply/$id/questions',
  game: '/apply/$id/ready',
  submit: '/apply/$id/send',
} as const satisfies Record<Step, string>;

/** Where the candidate goes on: the first step that is not done, or the thanks. */
export function pathOfNext(application: Pick<Application, 'next_step'>) {
  return application.next_step === null ? '/apply/$id/done' : STEP_PATHS[application.next_step];
}

/** The screen before a step; null for the first. */
export function pathBefore(application: Pick<Application, 'steps'>, step: Step) {
  const at = application.steps.findIndex((one) => one.step === step);
  const before = application.steps[at - 1];
  return before ? STEP_PATHS[before.step] : null;
}

/** The screen after a step that has just been done. */
export function pathAfter(application: Pick<Application, 'steps' | 'next_step'>, step: Step) {
  const at = application.steps.findIndex((one) => one.step === step);
  const after = application.steps[at + 1];
  // A later step may be done already; the one right behind is where one reads on.
  return after ? STEP_PATHS[after.step] : pathOfNext(application);
}
