import { COVERAGE_PERCENT, type ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { SignedAct } from '../../../platform/act.ts';
import { simulationRecordOf } from '../simulation-record.ts';
import { keysOfVocabulary } from './export.queries.ts';

/** A simulation with its score template; tasks, groups, categories, traits and subtraits by key or place, not by id. */
export async function exportSimulation(act: SignedAct, id: string) {
  const record = await simulationRecordOf(act, id);
  const template = record.score_template.definition as ScoreTemplate;
  const { categories } = template;
  const keys = await keysOfVocabulary(
    act.db,
    categories.flatMap((category) => [
      category.category_id,
      ...category.traits.flatMap((trait) => [
        trait.trait_id,
        ...trait.subtraits.map((subtrait) => subtrait.subtrait_id),
      ]),
    ]),
  );
  const keyOf = (named: string) => keys.get(named) ?? named;
  const values = new Map(
    record.traits.flatMap((trait) =>
      trait.subtraits.map((each) => [`${trait.trait_id}/${each.subtrait_id}`, each.value] as const),
    ),
  );
  const place = (groupId: string | null) => {
    const at = record.groups.findIndex((group) => group.id === groupId);
    return at < 0 ? null : at;
  };
  return {
    format: 'tryout-simulation' as const,
    format_version: 1 as const,
    simulation: {
      name: record.name,
      version: record.version,
      kind: record.kind,
      purpose: record.purpose,
      category: record.category,
      industry: record.industry?.name ?? null,
      device: record.device,
      languages: record.languages,
      accommodations: record.accommodations,
      words: record.words,
      duration_minutes: record.duration_minutes,
      groups: record.groups.map(({ id: _, ...group }) => group),
      tasks: record.tasks.map((task) => ({
        task: task.key,
        task_version: task.version,
        parameters: task.parameters,
        /** Place among the groups, from 0. */
        group: place(task.group_id),
        reason: task.reason,
        estimated_seconds: task.estimated_seconds,
      })),
      images: record.images.map(({ role, picture, alt, alt_by_locale }) => ({
        role,
        picture,
        alt,
        alt_by_locale,
      })),
      files: record.files.map(({ name, media_type, size }) => ({ name, media_type, size })),
    },
    score_template: {
      name: record.score_template.name,
      version: record.score_template.version,
      min_coverage_percent: template.min_coverage_percent ?? COVERAGE_PERCENT.default,
      categories: categories.map((category) => ({
        category: keyOf(category.category_id),
        category_weightage: category.category_weightage,
        boost: category.boost ?? 1,
        traits: category.traits.map((trait) => ({
          trait: keyOf(trait.trait_id),
          trait_weightage: trait.trait_weightage,
          subtraits: trait.subtraits.map((each) => ({
            subtrait: keyOf(each.subtrait_id),
            weightage: each.weightage,
            rank: each.rank,
            value: values.get(`${trait.trait_id}/${each.subtrait_id}`) ?? null,
            target: each.target ?? null,
          })),
        })),
      })),
    },
  };
}
