export { findQuestions, type QuestionRow } from './application-facts.queries.ts';
export { type ApplicationLogEntry, appendApplicationLog } from './application-log.queries.ts';
export { type ApplicationRow, findApplications, lockApplication } from './applications.queries.ts';
export { completeGameStep, refreshCandidateStatus } from './refresh-candidate-status.ts';
