export { type FeedbackSoFar, feedbackSoFar } from './feedback/feedback-so-far.ts';
