export { findQuestions, type QuestionRow } from './application-facts.queries.ts';
export { type ApplicationRow, lockApplication, noteReminder } from './applications.queries.ts';
export { completeGameStep } from './refresh-candidate-status.ts';
export { beginApplication } from './start/begin-application.ts';
export { readyTakeOver } from './start/take-over-applications.ts';
export { askedQuestion } from './steps/asked-question.ts';
export { nextStepOf } from './steps/next-step.ts';
