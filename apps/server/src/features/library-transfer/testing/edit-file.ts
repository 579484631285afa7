import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { uuidv7 } from 'uuidv7';
import { sha256 } from '../../../platform/sha256.ts';

/** A file with other content, whole and with the digest that fits it. */
export function fileOf(content: unknown, more: object = {}): string {
  return canonicalJson({
    content,
    digest: sha256(canonicalJson(content)),
    format: 'tryout.scoring',
    format_version: 1,
    ...more,
  });
}

/** What a file holds. */
export function contentIn(file: string): TransferContent {
  return JSON.parse(file).content;
}

/** Whole percents that add up to 100. */
function share(count: number, at: number): number {
  const each = Math.floor(100 / count);
  return at === count - 1 ? 100 - each * (count - 1) : each;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** Everything that some games give scores for, weighed evenly, and a published simulation of them. */
export function withSimulationOf(
  content: TransferContent,
  gameKeys: readonly string[],
): { content: TransferContent; simulation_id: string } {
  const scored = new Set(
    content.formulas
      .filter(({ task_key, status }) => status === 'published' && gameKeys.includes(task_key))
      .map(({ subtrait_id }) => subtrait_id),
  );
  const traitOf = new Map(content.traits.map((each) => [each.id, each]));
  const subtraits = content.subtraits.filter(({ id }) => scored.has(id));
  const byTrait = grouped(subtraits, ({ trait_id }) => trait_id);
  const byCategory = grouped(byTrait, ([id]) => traitOf.get(id)?.category_id ?? '');
  const definition = {
    categories: byCategory.map(([category_id, traits], c) => ({
      category_id,
      category: content.categories.find(({ id }) => id === category_id)?.name ?? '',
      category_weightage: share(byCategory.length, c),
      boost: 1,
      traits: traits.map(([trait_id, within], t) => ({
        trait_id,
        trait: traitOf.get(trait_id)?.name ?? '',
        trait_weightage: share(traits.length, t),
        subtraits: within.map(({ id, name }, s) => ({
          subtrait_id: id,
          subtrait: name,
          weightage: share(within.length, s),
          rank: s + 1,
        })),
      })),
    })),
  };
  const [example] = content.simulations;
  if (!example) throw new Error('a library without a simulation');
  const [simulation_id, score_template_id] = [uuidv7(), uuidv7()];
  const made = { version: 1, name: 'Games of the workshop', source: 'manual', parent_id: null } as const;
  const traits = definition.categories.flatMap((category) =>
    category.traits.map((trait) => ({ ...trait, category_id: category.category_id })),
  );
  const simulation: TransferContent['simulations'][number] = {
    ...example,
    ...made,
    id: simulation_id,
    key: simulation_id,
    score_template_id,
    is_demo_path: false,
    groups: [],
    tasks: gameKeys.map((key, at) => ({
      id: uuidv7(),
      task_id: content.games.find((game) => game.key === key)?.id ?? '',
      sort_order: at + 1,
      parameters: {},
      estimated_seconds: 120,
      reason: '',
      group_id: null,
    })),
    categories: definition.categories.map((each, at) => ({
      category_id: each.category_id,
      category_weightage: each.category_weightage,
      boost: 1,
      sort_order: at + 1,
    })),
    traits: traits.map(({ category_id, trait_id, trait_weightage }, at) => ({
      category_id,
      trait_id,
      trait_weightage,
      sort_order: at + 1,
    })),
    subtraits: traits.flatMap(({ category_id, trait_id, subtraits: within }) =>
      within.map(({ subtrait_id, weightage, rank }, at) => ({
        category_id,
        trait_id,
        subtrait_id,
        weightage,
        rank,
        value: null,
        target: null,
        sort_order: at + 1,
      })),
    ),
    images: [],
    files: [],
  };
  const template = {
    ...made,
    id: score_template_id,
    key: score_template_id,
    definition,
    status: 'published' as const,
  };
  return {
    simulation_id,
    content: {
      ...content,
      score_templates: [...content.score_templates, template],
      simulations: [...content.simulations, simulation],
    },
  };
}
