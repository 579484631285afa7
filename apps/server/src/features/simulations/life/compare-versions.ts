import { differencesOf } from '@tryout/domain/records/differences';
import type { SignedAct } from '../../../platform/act.ts';
import { type SimulationRecordData, simulationRecordOf } from '../simulation-record.ts';
import { versionsOf } from './life.queries.ts';

/** What of a simulation a version stands for: what candidates meet and how it counts, named so that people know it. */
function contentOf(record: SimulationRecordData) {
  const groupName = (id: string | null) => record.groups.find((group) => group.id === id)?.name ?? null;
  return {
    name: record.name,
    purpose: record.purpose,
    category: record.category,
    industry: record.industry?.name ?? null,
    device: record.device,
    languages: record.languages,
    accommodations: record.accommodations,
    words: record.words,
    duration_minutes: record.duration_minutes,
    tasks: record.tasks.map(({ name, key, version, parameters, group_id, estimated_seconds }) => ({
      // The same task may be there twice, so its key cannot stand for it.
      task: `${name} (${key} ${version})`,
      parameters,
      group: groupName(group_id),
      estimated_seconds,
    })),
    groups: record.groups.map(({ id: _, ...group }) => group),
    categories: record.categories.map(({ category_id, category, category_weightage, boost }) => ({
      category_id,
      category,
      category_weightage,
      boost,
    })),
    traits: record.traits.map(({ trait_id, trait, trait_weightage, subtraits }) => ({
      trait_id,
      trait,
      trait_weightage,
      subtraits: subtraits.map(({ subtrait_id, subtrait, weightage, rank, value, target }) => ({
        subtrait_id,
        subtrait,
        weightage,
        rank,
        value,
        target,
      })),
    })),
    score_template: record.score_template.own
      ? null
      : `${record.score_template.name} ${record.score_template.version}`,
    images: record.images.map(({ role, picture, alt, alt_by_locale }) => ({
      role,
      picture,
      alt,
      alt_by_locale,
    })),
    files: record.files.map(({ name, size }) => ({ name, size })),
  };
}

/** The versions, newest first, each with what it changed against the one before. */
export async function compareVersions(act: SignedAct, id: string) {
  const one = await simulationRecordOf(act, id);
  const versions = await versionsOf(act.db, id, one.may_manage);
  const contents = await Promise.all(
    versions.map(async (version) => contentOf(await simulationRecordOf(act, version.id))),
  );
  return versions.map((version, i) => {
    const before = contents[i + 1];
    const differences = before ? differencesOf(before, contents[i]) : [];
    return {
      ...version,
      differences: differences.map((each) => ({
        path: [...each.path],
        before: each.before ?? null,
        after: each.after ?? null,
      })),
    };
  });
}
