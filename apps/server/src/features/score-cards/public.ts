export { type ComputedCard, computeCard } from './compute-card.ts';
export { generateScoreCard } from './generate-score-card.ts';
export { peopleToTell } from './people-to-tell.queries.ts';
export { publishedFormulas, templateById } from './score-cards.queries.ts';
