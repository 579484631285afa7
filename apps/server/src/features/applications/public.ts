export { findQuestions, type QuestionRow } from './application-facts.queries.ts';
export { type ApplicationLogEntry, appendApplicationLog, chainedLogRow } from './application-log.queries.ts';
export { type ApplicationRow, lockApplication, noteReminder } from './applications.queries.ts';
export { askedQuestion } from './asked-question.ts';
export { beginApplication } from './begin-application.ts';
export { nextStepOf } from './next-step.ts';
export { completeGameStep } from './refresh-candidate-status.ts';
export { readyTakeOver } from './take-over-applications.ts';
