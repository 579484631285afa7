import type { ApplicationStatus } from '../applications/application-statuses.ts';
import { type EventStatus, hasBegun, TIMED_STATUSES } from './event-status.ts';
import { isDeadEnd } from './interviewable.ts';

/** An interviewer's overall judgement, from strongest no to strongest yes (product §2.19). */
export const RECOMMENDATIONS = ['definitely_not', 'no', 'no_decision', 'yes', 'strong_yes'] as const;

/** An interviewer's overall judgement. */
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** A judgement on the scale of ratings: definitely not is 1, strong yes 5. */
export function recommendationValue(recommendation: Recommendation): number {
  return RECOMMENDATIONS.indexOf(recommendation) + 1;
}

/** How far the judgements of one event agree; in words, since a coefficient of three people says nothing. */
export type Agreement = 'too_few' | 'agree' | 'lean' | 'disagree';

/**
 * Agreement of the sent judgements: `agree` where they lie within one step of each other, `lean` where all are on one
 * side or undecided, `disagree` where some said yes and others no; fewer than two: `too_few`.
 */
export function agreementOf(sent: readonly Recommendation[]): Agreement {
  if (sent.length < 2) return 'too_few';
  const places = sent.map((each) => RECOMMENDATIONS.indexOf(each));
  const [low, high] = [Math.min(...places), Math.max(...places)];
  if (high - low <= 1) return 'agree';
  return low < 2 && high > 2 ? 'disagree' : 'lean';
}

/** Median of the sent judgements, the lower one of an even number; null where none were sent. */
export function medianOf(sent: readonly Recommendation[]): Recommendation | null {
  const places = sent.map((each) => RECOMMENDATIONS.indexOf(each)).sort((a, b) => a - b);
  const at = places[Math.floor((places.length - 1) / 2)];
  return at === undefined ? null : (RECOMMENDATIONS[at] as Recommendation);
}

/** Ratings of one trait that lie this many steps apart are worth talking about. */
export const APART = 2;

/**
 * What an interviewer may do now: `none` where there is no interview to speak of (yet), `notes` before it begins (notes on
 * the kit's questions, no judgement), `open` from its start to the decision, `closed` after the decision.
 */
export type FeedbackState = 'none' | 'notes' | 'open' | 'closed';

/** What of an event decides on its feedback. */
interface JudgedEvent {
  readonly status: EventStatus;
  readonly starts_at: string | null;
}

/** Whether an event is one that interviewers judge: it took place, or has begun and was not called off. */
export function asksFeedback(event: JudgedEvent, now: Date): boolean {
  return event.status === 'completed' || (TIMED_STATUSES.includes(event.status) && hasBegun(event, now));
}

/** What an interviewer may do now. */
export function feedbackState(
  event: JudgedEvent & { readonly application_status: ApplicationStatus },
  now: Date,
): FeedbackState {
  const isJudged = asksFeedback(event, now);
  if (isDeadEnd(event.application_status)) return isJudged ? 'closed' : 'none';
  if (isJudged) return 'open';
  return TIMED_STATUSES.includes(event.status) ? 'notes' : 'none';
}

/**
 * When those who owe feedback are reminded, in hours after the end of an interview: at once, after a day, after three.
 */
export const FEEDBACK_REMINDER_HOURS = [0, 24, 72] as const;
