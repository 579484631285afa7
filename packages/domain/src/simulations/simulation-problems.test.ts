import { describe, expect, test } from 'vitest';
import { scoreTemplateProblems } from '../score-templates/score-template.ts';
import { type ExaminedTask, type SimulationFacts, simulationProblems } from './simulation-problems.ts';

const task = (id: string, subtrait_ids: string[], changes: Partial<ExaminedTask> = {}): ExaminedTask => ({
  id,
  name: id,
  game_key: id,
  group_id: null,
  is_published: true,
  refused: null,
  subtrait_ids,
  absent_data_points: [],
  ...changes,
});
const trait = (name: string, subtraits: string[]) => ({
  trait_id: name,
  trait: name,
  subtraits: subtraits.map((each) => ({ subtrait_id: each, subtrait: each })),
});
const good: SimulationFacts = {
  tasks: [task('one', ['recall', 'focus']), task('two', ['recall'])],
  groups: [],
  traits: [trait('Memory', ['recall', 'focus'])],
  template_problems: [],
  template_subtraits: [],
  trait_places: new Map([['categories.0.traits.0', 0]]),
  template_is_published: true,
  languages: ['en'],
  languages_with_intro: ['en'],
  longest_minutes: 12,
  edit: 7,
  dry_run: { edit: 7, ok: true },
};
const found = (changes: Partial<SimulationFacts>) =>
  simulationProblems({ ...good, ...changes }).map(({ code, severity, step, field }) =>
    [code, severity, step, field].join(' '),
  );

test('a complete simulation has no problem', () => {
  expect(found({})).toEqual([]);
});

test('an empty one says what is missing, step by step', () => {
  expect(found({ tasks: [], traits: [], dry_run: null })).toEqual([
    'no_traits stops 2 traits',
    'no_tasks stops 3 tasks',
    'dry_run_missing stops 6 last_dry_run',
  ]);
});

describe('tasks and traits', () => {
  test('every subtrait needs a task', () => {
    expect(found({ traits: [trait('Memory', ['recall', 'span'])] })).toEqual([
      'subtrait_unreached stops 2 traits.0.subtraits.1',
    ]);
    expect(found({ traits: [trait('Memory', [])] })).toEqual(['trait_empty stops 2 traits.0']);
  });

  test('a chosen template needs a task for what only it weighs', () => {
    const template_subtraits = [{ subtrait_id: 'span', subtrait: 'Span', trait: 'Memory' }];
    expect(found({ template_subtraits })).toEqual(['subtrait_unreached stops 4 score_template']);
    expect(found({ template_subtraits, tasks: [...good.tasks, task('three', ['span', 'recall'])] })).toEqual(
      [],
    );
  });

  test('every form that a group may draw needs it, too', () => {
    const tasks = [
      task('one', ['recall', 'focus'], { group_id: 'g' }),
      task('two', ['recall'], { group_id: 'g' }),
      task('three', ['recall', 'focus'], { group_id: 'g' }),
    ];
    const group = (n: number) => [{ id: 'g', name: 'G', pick: 'random_n' as const, n, shuffle: false }];
    expect(found({ tasks, groups: group(1) })).toEqual([
      'subtrait_not_in_every_form stops 2 traits.0.subtraits.1',
      'few_tasks warns 2 traits.0',
    ]);
    expect(found({ tasks, groups: group(2) })).toEqual([]);
    expect(found({ tasks, groups: group(4) })).toEqual(['group_too_small stops 3 groups.0']);
  });

  test('one task for a trait is few, and a subtrait under two traits counts twice', () => {
    expect(found({ tasks: [task('one', ['recall', 'focus'])] })).toEqual(['few_tasks warns 2 traits.0']);
    const traits = [trait('Memory', ['recall', 'focus']), trait('Care', ['recall'])];
    expect(found({ traits })).toEqual(['overlap warns 2 traits.1.subtraits.0']);
  });

  test('tasks have to be published, playable and scored', () => {
    const spoiled = task('one', ['recall', 'focus'], {
      is_published: false,
      refused: 'trials must be at most 96',
      absent_data_points: ['acc_old'],
    });
    const tasks = [spoiled, task('two', ['recall']), task('three', []), task('four', ['patience'])];
    expect(found({ tasks })).toEqual([
      'task_not_published stops 3 tasks.0',
      'task_refused stops 3 tasks.0',
      'data_point_gone stops 3 tasks.0',
      'task_unscored stops 3 tasks.2',
      'task_counts_for_nothing warns 3 tasks.3',
    ]);
  });

  test('the same game twice is told where both are delivered', () => {
    const twice = (group_id: string | null) => [
      task('one', ['recall', 'focus'], { game_key: 'tower', group_id }),
      task('two', ['recall', 'focus'], { game_key: 'tower', group_id }),
      task('three', ['recall', 'focus']),
    ];
    expect(found({ tasks: twice(null) })).toEqual(['same_game_twice warns 3 tasks.1']);
    const groups = [{ id: 'g', name: 'G', pick: 'random_n' as const, n: 1, shuffle: false }];
    expect(found({ tasks: twice('g'), groups })).toEqual([]);
    expect(found({ groups: groups.slice(0, 1) })).toEqual(['group_empty warns 3 groups.0']);
  });

  test('more than an hour is long', () => {
    expect(found({ longest_minutes: 60 })).toEqual([]);
    expect(found({ longest_minutes: 61 })).toEqual(['long warns 3 tasks']);
  });
});

describe('scoring, words and the dry run', () => {
  test('sums are told with the step where they are put right', () => {
    const subtraits = [
      { subtrait_id: 'recall', weightage: 60, rank: 1 },
      { subtrait_id: 'focus', weightage: 30, rank: 2 },
    ];
    const template_problems = scoreTemplateProblems({
      categories: [
        {
          category_id: 'c',
          category_weightage: 90,
          traits: [{ trait_id: 'Memory', trait_weightage: 95, subtraits }],
        },
      ],
    });
    expect(found({ template_problems })).toEqual([
      'trait_weights stops 2 traits',
      'subtrait_weights stops 2 traits.0',
      'category_weights stops 4 categories',
    ]);
    expect(found({ template_is_published: false })).toEqual([
      'template_not_published stops 4 score_template',
    ]);
  });

  test('an overflowed sum is told without a fault', () => {
    const template_problems = [{ code: 'weights_not_100' as const, path: 'categories', sum: Infinity }];
    const [problem] = simulationProblems({ ...good, template_problems });
    expect(problem?.params).toEqual({ sum: Infinity });
  });

  test('a language without an introduction is worth a look', () => {
    expect(found({ languages: ['en', 'ar'] })).toEqual(['intro_missing warns 5 words.ar']);
  });

  test('the dry run has to be of this very edit, and good', () => {
    expect(found({ dry_run: { edit: 6, ok: true } })).toEqual(['dry_run_outdated stops 6 last_dry_run']);
    expect(found({ dry_run: { edit: 7, ok: false } })).toEqual(['dry_run_failed stops 6 last_dry_run']);
  });

  test('all that is missing is told at once', () => {
    expect(found({ tasks: [], traits: [], dry_run: null }).map((problem) => problem.split(' ')[0])).toEqual([
      'no_traits',
      'no_tasks',
      'dry_run_missing',
    ]);
  });
});
