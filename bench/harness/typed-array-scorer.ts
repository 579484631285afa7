import type { ScoreResponse } from '@tryout/domain/score-cards/scoring';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';

/**
 * The job fit alone, from numbers that lie in arrays already: what the arithmetic costs without reading an object,
 * looking up an id, rounding, checking or telling anything but one number. Complete data only.
 */
export function typedArrayScorer(template: ScoreTemplate, cards: readonly (readonly ScoreResponse[])[]) {
  const subtraits = template.categories.flatMap((c) =>
    c.traits.flatMap((t) => t.subtraits.map((s) => s.subtrait_id)),
  );
  const perCard = cards[0]?.length ?? 0;
  const values = new Float64Array(cards.length * perCard);
  const totals = new Float64Array(cards.length * perCard);
  const slots = new Int32Array(perCard);
  for (const [card, responses] of cards.entries()) {
    for (const [i, response] of responses.entries()) {
      values[card * perCard + i] = response.value ?? 0;
      totals[card * perCard + i] = response.total_score ?? 0;
      slots[i] = subtraits.indexOf(response.subtrait_id);
    }
  }
  const shares = new Float64Array(subtraits.length);
  const categoryOf = new Int32Array(subtraits.length);
  const boosts = Float64Array.from(template.categories, (category) => category.boost ?? 1);
  const weights = Float64Array.from(template.categories, (category) => category.category_weightage / 100);
  let next = 0;
  for (const [c, category] of template.categories.entries()) {
    for (const trait of category.traits) {
      for (const subtrait of trait.subtraits) {
        categoryOf[next] = c;
        shares[next++] = (trait.trait_weightage / 100) * (subtrait.weightage / 100);
      }
    }
  }
  const sums = new Float64Array(subtraits.length);
  const counts = new Int32Array(subtraits.length);
  const scores = new Float64Array(template.categories.length);
  return (card: number): number => {
    sums.fill(0);
    counts.fill(0);
    scores.fill(0);
    const from = card * perCard;
    for (let i = 0; i < perCard; i += 1) {
      const slot = slots[i] as number;
      sums[slot] =
        (sums[slot] as number) + ((values[from + i] as number) / (totals[from + i] as number)) * 100;
      counts[slot] = (counts[slot] as number) + 1;
    }
    for (let i = 0; i < sums.length; i += 1) {
      const c = categoryOf[i] as number;
      scores[c] =
        (scores[c] as number) + ((sums[i] as number) / (counts[i] as number)) * (shares[i] as number);
    }
    let fit = 0;
    for (let c = 0; c < scores.length; c += 1) {
      fit += Math.min(100, (scores[c] as number) * (boosts[c] as number)) * (weights[c] as number);
    }
    return fit;
  };
}
