import type { ScoreTemplateProblem } from '../score-templates/score-template.ts';
import { leastInForm, type TaskGroup } from './simulation-form.ts';

/**
 * Everything that stands against publishing a simulation, and what is worth a second look (product §2.11). Each problem
 * names the step of the wizard (1 purpose, 2 traits, 3 tasks, 4 scoring, 5 look and text, 6 try and publish) and the
 * field where it is put right.
 */

/** A task as it stands in the simulation. */
export interface ExaminedTask {
  readonly id: string;
  readonly name: string;
  readonly game_key: string;
  readonly group_id: string | null;
  readonly is_published: boolean;
  /** Whether this release can judge it with these settings; otherwise why not. */
  readonly refused: string | null;
  /** Subtraits that its active formulas give scores for. */
  readonly subtrait_ids: readonly string[];
  /** Data points that its active formulas read and it does not give, such as renamed ones. */
  readonly absent_data_points: readonly string[];
}

/** A trait with its subtraits, by name. */
export interface ExaminedTrait {
  readonly trait_id: string;
  readonly trait: string;
  readonly subtraits: readonly { readonly subtrait_id: string; readonly subtrait: string }[];
}

/** What is looked at. */
export interface SimulationFacts {
  readonly tasks: readonly ExaminedTask[];
  readonly groups: readonly (TaskGroup & { readonly name: string })[];
  readonly traits: readonly ExaminedTrait[];
  /** What is wrong with the score template. */
  readonly template_problems: readonly ScoreTemplateProblem[];
  /** The subtraits that the template weighs. A chosen one goes on weighing what a merge took from the traits. */
  readonly template_subtraits: readonly {
    readonly subtrait_id: string;
    readonly subtrait: string;
    readonly trait: string;
  }[];
  /** Where the template puts each trait, as `categories.0.traits.1` to its place among `traits`. */
  readonly trait_places: ReadonlyMap<string, number>;
  /** False only for a chosen template that is not published, or not any more. */
  readonly template_is_published: boolean;
  readonly languages: readonly string[];
  /** Languages with an introduction for candidates. */
  readonly languages_with_intro: readonly string[];
  /** Minutes of the longest form. */
  readonly longest_minutes: number;
  readonly edit: number;
  readonly dry_run: { readonly edit: number; readonly ok: boolean } | null;
}

/** What is wrong. */
export type SimulationProblemCode =
  | 'no_traits'
  | 'trait_empty'
  | 'trait_weights'
  | 'subtrait_weights'
  | 'subtrait_unreached'
  | 'subtrait_not_in_every_form'
  | 'few_tasks'
  | 'overlap'
  | 'no_tasks'
  | 'task_not_published'
  | 'task_refused'
  | 'task_unscored'
  | 'data_point_gone'
  | 'task_counts_for_nothing'
  | 'same_game_twice'
  | 'group_empty'
  | 'group_too_small'
  | 'long'
  | 'category_weights'
  | 'template_not_published'
  | 'template_wrong'
  | 'intro_missing'
  | 'dry_run_missing'
  | 'dry_run_outdated'
  | 'dry_run_failed';

/** One of them, with where to put it right. `stops`: it cannot be published like this. */
export interface SimulationProblem {
  readonly code: SimulationProblemCode;
  readonly severity: 'stops' | 'warns';
  readonly step: 1 | 2 | 3 | 4 | 5 | 6;
  readonly field: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** From here on, many candidates give up (minutes). */
export const LONG_MINUTES = 60;

/** Everything found, in the order of the steps; one that stops is among them when it cannot be published. */
export function simulationProblems(facts: SimulationFacts): SimulationProblem[] {
  return [
    ...traitProblems(facts),
    ...taskProblems(facts),
    ...groupProblems(facts),
    ...scoringProblems(facts),
    ...wordProblems(facts),
    ...dryRunProblems(facts),
  ].sort((a, b) => a.step - b.step);
}

function problem(
  code: SimulationProblemCode,
  severity: SimulationProblem['severity'],
  step: SimulationProblem['step'],
  field: string,
  params: SimulationProblem['params'] = {},
): SimulationProblem {
  return { code, severity, step, field, params };
}

function traitProblems({ traits, tasks, groups }: SimulationFacts): SimulationProblem[] {
  if (traits.length === 0) return [problem('no_traits', 'stops', 2, 'traits')];
  const traitsOf = new Map<string, string[]>();
  for (const { trait, subtraits } of traits) {
    for (const { subtrait_id } of subtraits) {
      traitsOf.set(subtrait_id, [...(traitsOf.get(subtrait_id) ?? []), trait]);
    }
  }
  return traits.flatMap(({ trait, subtraits }, i) => {
    const field = `traits.${i}`;
    if (subtraits.length === 0) return [problem('trait_empty', 'stops', 2, field, { trait })];
    const found = subtraits.flatMap(({ subtrait_id, subtrait }, j) => {
      const where = `${field}.subtraits.${j}`;
      const reaches = (task: ExaminedTask) => task.subtrait_ids.includes(subtrait_id);
      const shared = traitsOf.get(subtrait_id) ?? [];
      return [
        ...(!tasks.some(reaches)
          ? [problem('subtrait_unreached', 'stops', 2, where, { subtrait, trait })]
          : leastInForm(tasks, groups, reaches) === 0
            ? [problem('subtrait_not_in_every_form', 'stops', 2, where, { subtrait, trait })]
            : []),
        ...(shared.length > 1 && shared[0] !== trait
          ? [problem('overlap', 'warns', 2, where, { subtrait, trait, other: shared[0] ?? '' })]
          : []),
      ];
    });
    const ids = new Set(subtraits.map((each) => each.subtrait_id));
    const least = leastInForm(tasks, groups, (task) => task.subtrait_ids.some((id) => ids.has(id)));
    if (least === 1) found.push(problem('few_tasks', 'warns', 2, field, { trait, count: least }));
    return found;
  });
}

function taskProblems({ tasks, groups, traits, longest_minutes }: SimulationFacts): SimulationProblem[] {
  if (tasks.length === 0) return [problem('no_tasks', 'stops', 3, 'tasks')];
  const wanted = new Set(traits.flatMap((trait) => trait.subtraits.map((each) => each.subtrait_id)));
  const found = tasks.flatMap((task, i) => {
    const field = `tasks.${i}`;
    const { name } = task;
    const each: SimulationProblem[] = [];
    if (!task.is_published) each.push(problem('task_not_published', 'stops', 3, field, { name }));
    if (task.refused !== null) {
      each.push(problem('task_refused', 'stops', 3, field, { name, reason: task.refused }));
    }
    if (task.subtrait_ids.length === 0) each.push(problem('task_unscored', 'stops', 3, field, { name }));
    else if (wanted.size > 0 && !task.subtrait_ids.some((id) => wanted.has(id))) {
      each.push(problem('task_counts_for_nothing', 'warns', 3, field, { name }));
    }
    for (const point of task.absent_data_points) {
      each.push(problem('data_point_gone', 'stops', 3, field, { name, data_point: point }));
    }
    const twin = tasks.findIndex((other) => other.game_key === task.game_key);
    if (twin < i && leastInForm(tasks, groups, (other) => other.game_key === task.game_key) > 1) {
      each.push(problem('same_game_twice', 'warns', 3, field, { name, other: tasks[twin]?.name ?? '' }));
    }
    return each;
  });
  if (longest_minutes > LONG_MINUTES) {
    found.push(problem('long', 'warns', 3, 'tasks', { minutes: longest_minutes }));
  }
  return found;
}

function groupProblems({ groups, tasks }: SimulationFacts): SimulationProblem[] {
  return groups.flatMap((group, i) => {
    const count = tasks.filter((task) => task.group_id === group.id).length;
    const { name } = group;
    if (count === 0) return [problem('group_empty', 'warns', 3, `groups.${i}`, { name })];
    if (group.pick === 'random_n' && (group.n ?? 0) > count) {
      return [problem('group_too_small', 'stops', 3, `groups.${i}`, { name, n: group.n ?? 0, count })];
    }
    return [];
  });
}

function scoringProblems(facts: SimulationFacts): SimulationProblem[] {
  const found = facts.template_problems.flatMap((each): SimulationProblem[] => {
    const [, category] = each.path.split('.');
    const trait = facts.trait_places.get(each.path.split('.').slice(0, 4).join('.'));
    const sum = each.sum ?? 0;
    // What is empty is told as a missing trait or subtrait.
    if (each.code === 'empty') return [];
    if (each.code !== 'weights_not_100') {
      return [problem('template_wrong', 'stops', 4, `categories.${category ?? 0}`, { reason: each.code })];
    }
    if (each.path === 'categories') {
      return [problem('category_weights', 'stops', 4, 'categories', { sum: rounded(sum) })];
    }
    if (each.path.endsWith('.subtraits')) {
      const name = facts.traits[trait ?? -1]?.trait ?? '';
      return [
        problem('subtrait_weights', 'stops', 2, `traits.${trait ?? 0}`, { trait: name, sum: rounded(sum) }),
      ];
    }
    return [problem('trait_weights', 'stops', 2, 'traits', { sum: rounded(sum) })];
  });
  const told = new Set(facts.traits.flatMap(({ subtraits }) => subtraits.map((each) => each.subtrait_id)));
  for (const { subtrait_id, subtrait, trait } of facts.template_subtraits) {
    if (told.has(subtrait_id) || facts.tasks.some((task) => task.subtrait_ids.includes(subtrait_id)))
      continue;
    found.push(problem('subtrait_unreached', 'stops', 4, 'score_template', { subtrait, trait }));
  }
  if (!facts.template_is_published)
    found.push(problem('template_not_published', 'stops', 4, 'score_template'));
  return found;
}

/** Sums are shown to two places; one that overflowed is shown as what it is. */
function rounded(sum: number): number {
  return Number.isFinite(sum) ? Math.round(sum * 100) / 100 : sum;
}

function wordProblems({ languages, languages_with_intro }: SimulationFacts): SimulationProblem[] {
  return languages
    .filter((language) => !languages_with_intro.includes(language))
    .map((language) => problem('intro_missing', 'warns', 5, `words.${language}`, { language }));
}

function dryRunProblems({ dry_run, edit }: SimulationFacts): SimulationProblem[] {
  if (dry_run === null) return [problem('dry_run_missing', 'stops', 6, 'last_dry_run')];
  if (dry_run.edit !== edit) return [problem('dry_run_outdated', 'stops', 6, 'last_dry_run')];
  return dry_run.ok ? [] : [problem('dry_run_failed', 'stops', 6, 'last_dry_run')];
}
