export { comparedResponses } from './compared-responses.ts';
export { type ComputedCard, computeCard, type FormulaTrace } from './compute-card.ts';
export { countedPlays } from './counted-plays.ts';
export { generateScoreCard, workOutCard } from './generate-score-card.ts';
export { codesToLookAt, LOOK_RULE } from './integrity-facts.ts';
export { peopleToNotify } from './people-to-notify.queries.ts';
export {
  currentCard,
  lockScorableApplication,
  templateById,
  vocabularyOf,
} from './score-cards.queries.ts';
export { formulasThatScore, type ScoringRules, scoringRulesOf } from './scoring-rules.ts';
export { tasksThatScore } from './tasks-that-score.ts';
