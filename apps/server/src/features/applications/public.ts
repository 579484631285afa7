export type { QuestionRow } from './application-facts.queries.ts';
export type { ApplicationRow } from './applications.queries.ts';
export { holdApplication, noteReminded } from './held-application.ts';
export { arrivesWithGame, completeGameStep } from './refresh-candidate-status.ts';
export { beginApplication } from './start/begin-application.ts';
export { readyTakeOver } from './start/take-over-applications.ts';
export { answerFiles } from './steps/answer-files.ts';
export { answeredQuestions, askedQuestion } from './steps/asked-question.ts';
export { nextStepOf } from './steps/next-step.ts';
