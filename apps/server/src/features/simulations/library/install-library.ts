import { printFormula } from '@tryout/domain/formula-language/print';
import type { Formula } from '@tryout/domain/formulas/formula';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { BUILT_IN_PICTURES } from '@tryout/domain/simulations/built-in-pictures';
import { weightsOfTemplate } from '@tryout/domain/simulations/simulation-weights';
import { TASK_FORMULAS } from '@tryout/games/formulas';
import { TASK_NORMS } from '@tryout/games/norms';
import { GAMES, JUDGES, TASK_KEYS } from '@tryout/games/registry';
import { SIMULATIONS } from '@tryout/games/simulations';
import type { SimulationSeed, SimulationTemplateSeed } from '@tryout/games/simulations/seeds';
import { SIMULATION_TEMPLATES } from '@tryout/games/simulations/templates';
import type { Db } from '../../../platform/database/kysely.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { libraryId } from '../../../platform/library-id.ts';
import { installStarterLibrary } from '../../traits/public.ts';
import { insertPicture } from '../attachments/attachments.queries.ts';
import { replaceWeights } from '../building/building.queries.ts';
import {
  addSimulationWords,
  insertSimulation,
  insertTask,
  insertTemplate,
  putFormula,
  putNorm,
  versionToInstall,
} from './library.queries.ts';
import { LIBRARY_COVERS } from './library-covers.ts';

/** The vocabulary's keys stand for ids within the database. */
function formulaWithIds(formula: Formula): Formula {
  return { ...formula, subtrait_id: libraryId('subtrait', formula.subtrait_id) };
}

function templateWithIds(template: ScoreTemplate): ScoreTemplate {
  return {
    ...template,
    categories: template.categories.map((category) => ({
      ...category,
      category_id: libraryId('category', category.category_id),
      traits: category.traits.map((trait) => ({
        ...trait,
        trait_id: libraryId('trait', trait.trait_id),
        subtraits: trait.subtraits.map((subtrait) => ({
          ...subtrait,
          subtrait_id: libraryId('subtrait', subtrait.subtrait_id),
        })),
      })),
    })),
  };
}

async function installTask(db: Db, key: (typeof TASK_KEYS)[number]): Promise<void> {
  const { version, parameters, data_points, trial_columns } = JUDGES[key];
  await insertTask(db, {
    id: libraryId('task', `${key}@${version}`),
    key,
    version,
    ...GAMES[key].library,
    parameters,
    data_points,
    trial_columns,
  });
}

/** The ids under which a release shipped the earlier revisions of something of the library. */
function earlierIds(kind: string, key: string, revision: number): string[] {
  return Array.from({ length: revision - 1 }, (_, i) => libraryId(kind, `${key}@${i + 1}`));
}

/**
 * Puts the formulas and norms of a game in force. A new revision takes the place of an earlier one of the library; what
 * the super admin put in its place stays.
 */
async function installScoring(db: Db, key: (typeof TASK_KEYS)[number]): Promise<void> {
  for (const one of TASK_FORMULAS[key]) {
    await putFormula(db, {
      id: libraryId('formula', `${one.key}@${one.revision}`),
      earlier_ids: earlierIds('formula', one.key, one.revision),
      key: one.key,
      name: one.name,
      subtrait_id: libraryId('subtrait', one.formula.subtrait_id),
      task_key: key,
      data_point: one.data_points[0] ?? '',
      source: printFormula(one.formula),
      definition: formulaWithIds(one.formula),
      tests: one.tests,
      reliability: one.reliability,
    });
  }
  for (const norm of TASK_NORMS[key]) {
    const { data_point, n, source, provisional, revision } = norm;
    const shared = { task_key: key, data_point, n, source, provisional };
    await putNorm(db, {
      ...shared,
      id: libraryId('norm', `${key}.${data_point}@${revision}`),
      earlier_ids: earlierIds('norm', `${key}.${data_point}`, revision),
      form: {},
      mean: norm.mean,
      sd: norm.sd,
      reliability: norm.retest,
      percentiles: norm.percentiles ?? {},
    });
    for (const form of norm.forms ?? []) {
      if (form.norm === undefined) continue;
      const named = { ...form.settings, trials: form.trials };
      await putNorm(db, {
        ...shared,
        id: libraryId('norm', `${key}.${data_point} ${canonicalJson(named)}@${revision}`),
        earlier_ids: earlierIds('norm', `${key}.${data_point} ${canonicalJson(named)}`, revision),
        form: named,
        mean: form.norm.mean,
        sd: form.norm.sd,
        reliability: form.r ?? null,
        percentiles: {},
      });
    }
  }
}

/** What candidates read in other languages; the product says no thanks of its own. */
const wordsOf = ({ words }: SimulationSeed) =>
  Object.fromEntries(Object.entries(words).map(([tag, each]) => [tag, { ...each, thanks: '' }]));

async function installSimulation(db: Db, seed: SimulationSeed | SimulationTemplateSeed): Promise<void> {
  const begun = 'purpose' in seed ? seed : null;
  const templateId = libraryId('score_template', `${seed.slug}@${seed.revision}`);
  const { name, ...template } = seed.score_template;
  const definition = templateWithIds(template);
  const id = libraryId('simulation', `${seed.slug}@${seed.revision}`);
  const version = await versionToInstall(db, {
    key: seed.slug,
    id,
    earlier_ids: earlierIds('simulation', seed.slug, seed.revision),
  });
  if (version === null) return addSimulationWords(db, id, wordsOf(seed));
  await insertTemplate(db, { id: templateId, key: seed.slug, name, definition });
  const isNew = await insertSimulation(db, {
    id,
    key: seed.slug,
    version,
    name: seed.name,
    kind: begun ? 'template' : 'library',
    purpose: begun?.purpose ?? seed.candidate_intro,
    words: wordsOf(seed),
    candidate_intro: seed.candidate_intro,
    duration_minutes: seed.duration_minutes,
    score_template_id: templateId,
    is_demo_path: seed.duration_minutes <= 3,
    tasks: seed.tasks.map((task) => ({
      id: libraryId('simulation_task', `${seed.slug}@${seed.revision}/${task.task_key}`),
      task_id: libraryId('task', `${task.task_key}@${JUDGES[task.task_key].version}`),
      parameters: task.parameters,
      estimated_seconds: task.estimated_seconds,
      reason: task.reason,
    })),
  });
  if (!isNew) return;
  await replaceWeights(db, id, weightsOfTemplate(definition));
  const cover = BUILT_IN_PICTURES.find(({ key }) => key === LIBRARY_COVERS[seed.slug]);
  if (!cover) return;
  const { en, ...alt_by_locale } = cover.title;
  await insertPicture(db, id, { role: 'cover', picture: cover.key, file_id: null, alt: en, alt_by_locale });
}

/** Puts the product's own traits, tasks, formulas, norms and simulations into the database. A second run adds nothing. */
export async function installLibrary(db: Db): Promise<void> {
  await withTransaction(db, async (tx) => {
    await installStarterLibrary(tx);
    for (const key of TASK_KEYS) {
      await installTask(tx, key);
      await installScoring(tx, key);
    }
    for (const seed of [...SIMULATIONS, ...SIMULATION_TEMPLATES]) await installSimulation(tx, seed);
  });
}

/** Puts the built-in games into the database as tasks and nothing else: what they measure is left to the super admin. */
export async function installGames(db: Db): Promise<void> {
  await withTransaction(db, async (tx) => {
    for (const key of TASK_KEYS) await installTask(tx, key);
  });
}
