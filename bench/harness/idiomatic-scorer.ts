import type { ScoreResponse } from '@tryout/domain/score-cards/scoring';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';

const places6 = (value: number) => Math.round(value * 1e6) / 1e6;

/** Scores as one would write it first: group, then maps and sums, a nested result with the score of every part. */
export function idiomaticScorer(template: ScoreTemplate) {
  return (responses: readonly ScoreResponse[]) => {
    const bySubtrait = new Map<string, { sum: number; used: number; of: number }>();
    for (const { subtrait_id, value, total_score } of responses) {
      const group = bySubtrait.get(subtrait_id) ?? { sum: 0, used: 0, of: 0 };
      group.of += 1;
      if (value !== null && total_score !== null && total_score > 0) {
        group.sum += (value / total_score) * 100;
        group.used += 1;
      }
      bySubtrait.set(subtrait_id, group);
    }
    const categories = template.categories.map((category) => {
      const traits = category.traits.map((trait) => {
        const subtraits = trait.subtraits.map((subtrait) => {
          const group = bySubtrait.get(subtrait.subtrait_id);
          const score = group && group.used > 0 ? places6(group.sum / group.used) : null;
          return { ...subtrait, score, used: group?.used ?? 0, of: group?.of ?? 0 };
        });
        return { ...trait, subtraits, ...weighted(subtraits, (each) => each.weightage) };
      });
      const result = weighted(traits, (each) => each.trait_weightage);
      const boosted =
        result.score === null ? null : Math.min(100, places6(result.score * (category.boost ?? 1)));
      return { ...category, traits, ...result, valueBoost: boosted };
    });
    const overall = weighted(
      categories.map((category) => ({ ...category, score: category.valueBoost })),
      (each) => each.category_weightage,
    );
    return { job_fit: overall.score, coverage: overall.coverage, categories };
  };
}

function weighted<T extends { score: number | null }>(parts: readonly T[], weightOf: (part: T) => number) {
  const withData = parts.filter((part) => part.score !== null);
  const all = parts.reduce((sum, part) => sum + weightOf(part), 0);
  const available = withData.reduce((sum, part) => sum + weightOf(part), 0);
  const coverage = all === 0 ? 0 : available / all;
  if (available === 0 || coverage < 0.6) return { score: null, coverage };
  const sum = withData.reduce((total, part) => total + weightOf(part) * (part.score ?? 0), 0);
  return { score: places6(sum / available), coverage };
}
