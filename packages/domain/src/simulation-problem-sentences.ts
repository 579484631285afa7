import type { SimulationProblem, SimulationProblemCode } from './simulation-problems.ts';

type Params = SimulationProblem['params'];

const SENTENCES: Readonly<Record<SimulationProblemCode, (p: Params) => string>> = {
  no_traits: () => 'Choose at least one trait.',
  trait_empty: (p) => `${p.trait} has no subtraits yet.`,
  trait_weights: (p) => `The weights of the traits of a category add up to ${p.sum} instead of 100.`,
  subtrait_weights: (p) => `The weights of the subtraits of ${p.trait} add up to ${p.sum} instead of 100.`,
  subtrait_unreached: (p) => `No task gives a score for ${p.subtrait}.`,
  subtrait_not_in_every_form: (p) =>
    `Some candidates would be given no task for ${p.subtrait}: a group may leave it out.`,
  few_tasks: (p) => `${p.trait} rests on one task only; two give a steadier score.`,
  overlap: (p) => `${p.subtrait} counts twice: for ${p.trait} and for ${p.other}.`,
  no_tasks: () => 'Add at least one task.',
  task_not_published: (p) => `${p.name} is not published, or not any more.`,
  task_refused: (p) => `${p.name} cannot be played with these settings: ${p.reason}.`,
  task_unscored: (p) => `No active formula makes a score of ${p.name}.`,
  data_point_gone: (p) => `A formula of ${p.name} reads ${p.data_point}, which the task does not give.`,
  task_counts_for_nothing: (p) => `${p.name} gives no score for the traits that are chosen.`,
  same_game_twice: (p) =>
    `${p.name} is the same game as ${p.other}: what is learned in one helps in the other.`,
  group_empty: (p) => `The group ${p.name} has no tasks.`,
  group_too_small: (p) => `The group ${p.name} is to draw ${p.n} tasks and has ${p.count}.`,
  long: (p) => `It may take ${p.minutes} minutes; many candidates give up after an hour.`,
  category_weights: (p) => `The weights of the categories add up to ${p.sum} instead of 100.`,
  template_not_published: () => 'The chosen score template is not published, or not any more.',
  template_wrong: () => 'A weight, boost, rank or target of the score template is out of range.',
  intro_missing: (p) => `There is no introduction for candidates in the language ${p.language}.`,
  dry_run_missing: () => 'Let simulated candidates play it once.',
  dry_run_outdated: () => 'It was changed after simulated candidates played it; let them play it again.',
  dry_run_failed: () => 'Simulated candidates did not come to scores everywhere.',
};

/** A problem as one plain English sentence. */
export function sentenceOfProblem(problem: Pick<SimulationProblem, 'code' | 'params'>): string {
  return SENTENCES[problem.code](problem.params);
}
