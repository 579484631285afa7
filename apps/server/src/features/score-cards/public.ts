export { generateScoreCard } from './generate-score-card.ts';
