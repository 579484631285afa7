import { MEAN_STEPS, type MeanRows } from '@tryout/domain/score-cards/score-columns';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';

/**
 * The job fit alone from complete means that lie in an array: what the arithmetic costs without rounding, missing
 * values, target ranges, coverage or a place in the list.
 */
export function meansLoop(template: ScoreTemplate, rows: MeanRows): (row: number) => number {
  const width = rows.subtrait_ids.length;
  const total = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);
  const categories = total(template.categories.map((category) => category.category_weightage));
  const columns: number[] = [];
  const shares: number[] = [];
  for (const category of template.categories) {
    const traits = total(category.traits.map((trait) => trait.trait_weightage));
    for (const trait of category.traits) {
      const subtraits = total(trait.subtraits.map((subtrait) => subtrait.weightage));
      for (const subtrait of trait.subtraits) {
        columns.push(rows.subtrait_ids.indexOf(subtrait.subtrait_id));
        shares.push(
          (category.category_weightage / categories) *
            (trait.trait_weightage / traits) *
            (subtrait.weightage / subtraits) *
            (category.boost ?? 1),
        );
      }
    }
  }
  const at = Int32Array.from(columns);
  const by = Float64Array.from(shares);
  return (row) => {
    const offset = row * width;
    let fit = 0;
    for (let i = 0; i < at.length; i += 1) {
      fit += ((rows.means[offset + (at[i] as number)] as number) / MEAN_STEPS) * (by[i] as number);
    }
    return fit;
  };
}
