import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import type { ScoreResponse } from '@tryout/domain/score-cards/scoring';
import { type ScoreTemplate, withCoverageOf } from '@tryout/domain/score-templates/score-template';
import { templateOfWeights } from '@tryout/domain/simulations/simulation-weights';
import { isWeight } from '@tryout/domain/simulations/weight-sum';
import { asTemplate } from '../template-rows.ts';
import type { BuilderDraft } from './builder-draft.ts';
import type { Catalog } from './catalog.ts';

const valid = (weight: number | null): number => (isWeight(weight) ? weight : 0);

/** The score template that is being built; a weight that is just being typed counts nothing. */
export function templateOf(
  { categories, traits }: Pick<BuilderDraft, 'categories' | 'traits'>,
  record: Pick<SimulationRecord, 'traits' | 'score_template'>,
  catalog: Pick<Catalog, 'category' | 'trait' | 'subtrait'>,
): ScoreTemplate {
  const ranges = new Map(
    record.traits.flatMap((trait) => trait.subtraits.map((each) => [each.subtrait_id, each] as const)),
  );
  const subtraits = traits.flatMap((trait) => trait.subtraits.map((each) => each.subtrait_id));
  const made = templateOfWeights(
    {
      categories: categories.map((each) => ({ ...each, category_weightage: valid(each.category_weightage) })),
      traits: traits.map((trait) => ({
        ...trait,
        trait_weightage: valid(trait.trait_weightage),
        subtraits: trait.subtraits.map((each) => {
          const stored = ranges.get(each.subtrait_id);
          const target = stored?.value === each.value ? (stored?.target ?? null) : null;
          return { ...each, weightage: valid(each.weightage), target };
        }),
      })),
    },
    {
      categories: new Map(categories.map(({ category_id: id }) => [id, catalog.category(id)])),
      traits: new Map(traits.map(({ trait_id: id }) => [id, catalog.trait(id)?.trait ?? id])),
      subtraits: new Map(
        subtraits.map((id) => {
          const known = catalog.subtrait(id);
          return [id, { name: known?.subtrait ?? id, direction: known?.direction ?? 'higher' }];
        }),
      ),
    },
  );
  return withCoverageOf(made, asTemplate(record.score_template.definition) ?? {});
}

/** Sample numbers from 0 to 100 as responses of formulas. */
export function sampleResponses(
  ids: readonly string[],
  sampleOf: (subtrait_id: string) => number,
): readonly ScoreResponse[] {
  return ids.map((subtrait_id) => ({ subtrait_id, value: sampleOf(subtrait_id), total_score: 100 }));
}
