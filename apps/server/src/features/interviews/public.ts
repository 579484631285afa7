export type { EventRecord } from './events.queries.ts';
export { type FeedbackSoFar, feedbackSoFar } from './feedback/feedback-so-far.ts';
export { furtherQuestions } from './kit/further-questions.ts';
