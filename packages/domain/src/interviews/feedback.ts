/** An interviewer's overall judgement, from strongest no to strongest yes (product §2.19). */
export const RECOMMENDATIONS = ['definitely_not', 'no', 'no_decision', 'yes', 'strong_yes'] as const;

/** An interviewer's overall judgement. */
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** How far the judgements of one event agree; in words, since a coefficient of three people says nothing. */
export type Agreement = 'too_few' | 'agree' | 'lean' | 'disagree';

/**
 * Agreement of the sent judgements: `agree` where they lie within one step of each other, `lean` where all are on one
 * side or undecided, `disagree` where some said yes and others no; fewer than two: `too_few`.
 */
export function agreementOf(sent: readonly Recommendation[]): Agreement {
  if (sent.length < 2) return 'too_few';
  const places = sent.map((each) => RECOMMENDATIONS.indexOf(each));
  const [low, high] = [Math.min(...places), Math.max(...places)];
  if (high - low <= 1) return 'agree';
  return low < 2 && high > 2 ? 'disagree' : 'lean';
}

/** Median of the sent judgements, the lower one of an even number; null where none were sent. */
export function medianOf(sent: readonly Recommendation[]): Recommendation | null {
  const places = sent.map((each) => RECOMMENDATIONS.indexOf(each)).sort((a, b) => a - b);
  const at = places[Math.floor((places.length - 1) / 2)];
  return at === undefined ? null : (RECOMMENDATIONS[at] as Recommendation);
}
