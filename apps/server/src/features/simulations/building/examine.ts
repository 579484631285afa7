import { dataPointsIn } from '@tryout/domain/formulas/formula-parts';
import { scoreTemplateProblems } from '@tryout/domain/score-templates/score-template';
import {
  type ExaminedTask,
  type SimulationProblem,
  simulationProblems,
} from '@tryout/domain/simulations/simulation-problems';
import type { PinnedAnswerKey } from '@tryout/games/answer-key';
import { gameJudge } from '@tryout/games/game-judge';
import { InputRefused, type Json } from '@tryout/games/task-core';
import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import type { Said } from '../../../platform/language/say.ts';
import { saidByGame } from '../../tasks/public.ts';
import type {
  SimulationCategoryRow,
  SimulationGroupRow,
  SimulationRow,
  SimulationTaskRow,
  SimulationTraitRow,
} from '../record.queries.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { simulationsProblemsSay } from '../simulations-problems.messages.ts';

/** Everything of a simulation that its problems depend on. */
export interface SimulationParts {
  readonly row: SimulationRow;
  readonly tasks: readonly SimulationTaskRow[];
  readonly groups: readonly SimulationGroupRow[];
  readonly traits: readonly SimulationTraitRow[];
  readonly categories: readonly SimulationCategoryRow[];
}

/** Why this release cannot judge a game with these settings; null when it can. */
export function refusedSettings(
  task: {
    readonly game_key: string;
    readonly game_version: string;
    readonly preset: object;
    readonly build: PinnedBuild | null;
    readonly answer_key: PinnedAnswerKey | null;
  },
  parameters: object,
): Said | null {
  const { game_key, game_version, build, answer_key } = task;
  const judge = gameJudge({ key: game_key, version: game_version, build, answer_key });
  if (judge === null) {
    return simulationsSay('simulations.game_gone', { game: game_key, version: game_version });
  }
  try {
    judge.configure({ ...task.preset, ...parameters } as Json);
    return null;
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    return saidByGame(error.message);
  }
}

function examined(task: SimulationTaskRow, refused: Said | null): ExaminedTask {
  const read = task.formulas.flatMap((formula) => dataPointsIn(formula.definition));
  return {
    id: task.id,
    name: task.name,
    game_key: task.game_key,
    group_id: task.group_id,
    is_published: task.status === 'published',
    refused: refused?.('en') ?? null,
    subtrait_ids: task.formulas.map((formula) => formula.subtrait_id),
    absent_data_points: [...new Set(read)].filter((key) => !task.gives.includes(key)),
  };
}

/** The sentence of a problem. The domain knows the reasons of games in English only. */
function saidOfProblem(
  { code, params }: SimulationProblem,
  reasons: ReadonlyMap<string | number | undefined, Said>,
): Said {
  const { reason } = params;
  const said = reasons.get(reason);
  const values = said ? { ...params, reason: said } : params;
  // Each code comes with what its sentence has places for.
  return simulationsProblemsSay(`simulations-problems.${code}`, values as never);
}

/** Where the template has each trait, by its place among the traits. */
function traitPlaces({ categories, traits }: SimulationParts): Map<string, number> {
  return new Map(
    categories.flatMap(({ category_id }, c) =>
      traits
        .map((trait, place) => ({ trait, place }))
        .filter(({ trait }) => trait.category_id === category_id)
        .map(({ place }, t) => [`categories.${c}.traits.${t}`, place] as const),
    ),
  );
}

/** A problem with what is said of it. */
export interface SaidProblem extends SimulationProblem {
  readonly said: Said;
}

/** Everything that stands against publishing, each with its sentence. */
export function problemsOfSimulation(parts: SimulationParts): SaidProblem[] {
  const { row } = parts;
  const refused = parts.tasks.map((task) => refusedSettings(task, task.parameters));
  const found = simulationProblems({
    tasks: parts.tasks.map((task, i) => examined(task, refused[i] ?? null)),
    groups: parts.groups,
    traits: parts.traits,
    template_problems: scoreTemplateProblems(row.template_definition),
    template_subtraits: row.template_definition.categories.flatMap(({ traits }) =>
      traits.flatMap(({ trait_id, trait = trait_id, subtraits }) =>
        subtraits.map(({ subtrait_id, subtrait = subtrait_id }) => ({ subtrait_id, subtrait, trait })),
      ),
    ),
    trait_places: traitPlaces(parts),
    template_is_published: row.template_is_own || row.template_status === 'published',
    languages: row.languages,
    languages_with_intro: row.languages.filter(
      (language) =>
        (row.words[language]?.intro ?? '') !== '' || (language === 'en' && row.candidate_intro !== ''),
    ),
    longest_minutes: row.duration_minutes,
    edit: row.edit,
    dry_run: row.last_dry_run as { edit: number; ok: boolean } | null,
  });
  const reasons = new Map(refused.flatMap((said) => (said ? [[said('en'), said] as const] : [])));
  return found.map((problem) => ({ ...problem, said: saidOfProblem(problem, reasons) }));
}
