export { generateScoreCard } from './generate-score-card.ts';
export { peopleToTell } from './people-to-tell.queries.ts';
