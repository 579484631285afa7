import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import { type ScoreTemplate, scoreTemplateProblems } from '@tryout/domain/score-templates/score-template';
import type { Db } from '../../platform/database/kysely.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';
import { partsById } from './template-parts.queries.ts';

type Problem = TemplateRecord['problems'][number];
type Parts = Awaited<ReturnType<typeof partsById>>;

async function partsOf(db: Db, { categories }: ScoreTemplate): Promise<Parts> {
  const traits = categories.flatMap((category) => category.traits);
  return partsById(db, {
    categories: categories.map((category) => category.category_id),
    traits: traits.map((trait) => trait.trait_id),
    subtraits: traits.flatMap((trait) => trait.subtraits.map((subtrait) => subtrait.subtrait_id)),
  });
}

/** Every category, trait and subtrait with its path and what the library knows of it. */
function* named({ categories }: ScoreTemplate, parts: Parts) {
  for (const [c, category] of categories.entries()) {
    const path = `categories.${c}`;
    yield { path: `${path}.category_id`, part: parts.categories.get(category.category_id) };
    for (const [t, trait] of category.traits.entries()) {
      const within = `${path}.traits.${t}`;
      yield { path: `${within}.trait_id`, part: parts.traits.get(trait.trait_id) };
      for (const [s, subtrait] of trait.subtraits.entries()) {
        yield {
          path: `${within}.subtraits.${s}.subtrait_id`,
          part: parts.subtraits.get(subtrait.subtrait_id),
        };
      }
    }
  }
}

/** Everything that stands against publishing a template: its weights, and parts the library lacks or has archived. */
export async function templateProblems(db: Db, template: ScoreTemplate): Promise<Problem[]> {
  const parts = await partsOf(db, template);
  const missing = [...named(template, parts)].flatMap(({ path, part }): Problem[] =>
    part === undefined || part.is_archived
      ? [{ code: part === undefined ? 'unknown' : 'archived', path, sum: null }]
      : [],
  );
  return [...scoreTemplateProblems(template).map(withFiniteSum), ...missing];
}

/** A sum that no number can hold is told as none. */
const withFiniteSum = (problem: Problem): Problem => ({
  ...problem,
  sum: problem.sum !== null && Number.isFinite(problem.sum) ? problem.sum : null,
});

/**
 * A template as it is to be stored: with the library's names of now, and everything where it is read.
 * @throws Refusal naming the fields of parts that the library does not hold
 */
export async function withLibraryNames(db: Db, template: ScoreTemplate): Promise<ScoreTemplate> {
  const parts = await partsOf(db, template);
  const unknown = [...named(template, parts)].filter(({ part }) => part === undefined);
  if (unknown.length > 0) {
    const message = scoreTemplatesSay('score_templates.problem_unknown');
    throw new Refusal('invalid_input', scoreTemplatesSay('score_templates.names_unknown'), {
      fields: unknown.map(({ path }) => ({ field: `definition.${path}`, message })),
    });
  }
  return {
    ...template,
    categories: template.categories.map((category) => ({
      ...category,
      category: parts.categories.get(category.category_id)?.name ?? category.category_id,
      traits: category.traits.map((trait) => ({
        ...trait,
        trait: parts.traits.get(trait.trait_id)?.name ?? trait.trait_id,
        subtraits: trait.subtraits.map((subtrait) => ({
          ...subtrait,
          subtrait: parts.subtraits.get(subtrait.subtrait_id)?.name ?? subtrait.subtrait_id,
        })),
      })),
    })),
  };
}
