import type { RouteData } from '@tryout/contract/define-route';
import type { readScoreTemplateDetails } from '@tryout/contract/score-templates/score-templates';
import { BOOST } from '@tryout/domain/score-templates/score-template';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findTemplate, type TemplateRow } from './score-templates.queries.ts';

/** A template in the specification's shape: a row for each category and trait, its subtraits within. */
function detailsOf({
  id,
  name,
  version,
  status,
  definition,
}: TemplateRow): RouteData<typeof readScoreTemplateDetails> {
  return {
    id,
    name,
    version,
    status,
    data: definition.categories.flatMap((category) =>
      category.traits.map((trait) => ({
        category: category.category ?? category.category_id,
        category_id: category.category_id,
        category_weightage: category.category_weightage,
        boost: category.boost ?? BOOST.default,
        trait: trait.trait ?? trait.trait_id,
        trait_id: trait.trait_id,
        trait_weightage: trait.trait_weightage,
        subtraits: trait.subtraits.map((subtrait) => ({
          subtrait: subtrait.subtrait ?? subtrait.subtrait_id,
          subtrait_id: subtrait.subtrait_id,
          weightage: subtrait.weightage,
          rank: subtrait.rank,
          target: subtrait.target ?? null,
        })),
      })),
    ),
  };
}

/** The same, by id, for somebody who may see it. @throws Refusal (not found) */
export async function readDetails(
  { db, actor }: SignedAct,
  id: string,
): Promise<RouteData<typeof readScoreTemplateDetails>> {
  const row = await findTemplate(db, actor, id);
  if (!row) throw notFound();
  return detailsOf(row);
}
