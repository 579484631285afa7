import { RECOMMENDATIONS } from '@tryout/domain/interviews/feedback';
import { MOST_QUESTIONS, QUESTION_KINDS, RATING_STEPS } from '@tryout/domain/interviews/kit/kit-question';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, ref, text } from '../fields.ts';
import { eventRow } from './event-fields.ts';

const feature = 'interviews';

/** Most traits that one interviewer rates. */
export const MOST_RATINGS = 40;
/** Longest notes on one question, in characters. */
export const LONGEST_ANSWER = 4000;

const step = z.number().int().min(1).max(RATING_STEPS).nullable();

const rating = z.strictObject({
  trait_id: ref('trait'),
  /** 1 to 5; null: not rated. */
  rating: step,
  words: line(1000).default(''),
});

const answer = z.strictObject({
  /** Key of a question of the interview's kit. */
  question_key: line(80, 1),
  /** 1 to 5, by the question's anchors; null: not rated. */
  rating: step,
  /** What was heard. */
  words: text(LONGEST_ANSWER).default(''),
});

const givenRating = z.object({
  trait_id: z.string(),
  rating: z.number().int().nullable(),
  words: z.string(),
});

const givenAnswer = z.object({
  question_key: z.string(),
  rating: z.number().int().nullable(),
  words: z.string(),
});

const content = {
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
  ratings: z.array(givenRating),
  answers: z.array(givenAnswer),
  note: z.string(),
};

const given = z.object({
  ...content,
  sent_at: z.string().nullable(),
  updated_at: z.string(),
  /** What it said before, since it was first sent; newest first. */
  earlier: z.array(z.object({ ...content, at: z.string() })),
});

/** A colleague's judgement that was sent. */
const sentFeedback = given.extend({ user_id: z.string(), name: z.string() });
/** A colleague's judgement that was sent. */
export type SentFeedback = z.output<typeof sentFeedback>;

/** Spread of ratings of one trait, or of the overall judgements, on 1 to 5. */
const spread = z.object({
  count: z.number().int(),
  low: z.number(),
  high: z.number(),
  mean: z.number(),
  /** Standard deviation; null for one rating. */
  sd: z.number().nullable(),
});

/** A coefficient of agreement with its 95 % interval. */
const coefficient = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  targets: z.number().int(),
  judges: z.number(),
});

/** How far those agree that are shown. */
const agreement = z.object({
  words: z.enum(['too_few', 'agree', 'lean', 'disagree']),
  overall: spread.nullable(),
  traits: z.array(z.object({ trait_id: z.string(), spread })),
  /** ICC(2,k) over traits; null where there are fewer than three interviewers or six traits. */
  profile: coefficient.nullable(),
});
/** How far interviewers agree. */
export type FeedbackAgreement = z.output<typeof agreement>;

const person = z.object({ user_id: z.string(), name: z.string() });

const askedQuestion = z.object({
  key: z.string(),
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
});

const judgements = {
  /** The traits of the position's score template, in its order. */
  traits: z.array(z.object({ trait_id: z.string(), name: z.string() })),
  /** The questions of the kit. */
  questions: z.array(askedQuestion),
  /** What others have sent; null: hidden until the caller's own is sent. */
  others: z.array(sentFeedback).nullable(),
  /** How many of those asked have sent theirs. */
  sent: z.number().int(),
  asked: z.number().int(),
  /** Who has not sent it yet. */
  missing: z.array(person),
  /** Null while the judgements are hidden. */
  agreement: agreement.nullable(),
};

const feedback = z.object({
  ...judgements,
  /** The caller's own, sent or not; null: none yet. */
  own: given.extend({ private_note: z.string(), version: z.number().int() }).nullable(),
  /**
   * What the caller may do: nothing, only notes (it has not begun), judge, or read (the decision on the application was
   * made).
   */
  state: z.enum(['none', 'notes', 'open', 'closed']),
  /** Whether the caller is asked for feedback. */
  is_asked: z.boolean(),
  /** Whether the caller may remind those who owe theirs. */
  may_remind: z.boolean(),
});
/** Interviewers' judgements of one event. */
export type EventFeedback = z.output<typeof feedback>;

const params = z.strictObject({ event_id: ref('event') });

/** Interviewers' judgements of one event. */
export const readFeedback = defineRoute({
  method: 'GET',
  path: '/event/:event_id/feedback',
  feature,
  summary: 'Interviewers’ judgements: the caller’s own, and those of others once the own is sent.',
  access: 'event.give_feedback',
  params,
  response: feedback,
  errors: ['not_found'],
});

/** Keeps or sends the caller's judgement. */
export const giveFeedback = defineRoute({
  method: 'PUT',
  path: '/event/:event_id/feedback',
  feature,
  summary:
    'Keeps or sends the caller’s judgement; notes before the start, all of it until the decision on the application.',
  access: 'event.give_feedback',
  params,
  body: z.strictObject({
    /** 0 where there is none yet. */
    version: z.number().int().min(0),
    recommendation: z.enum(RECOMMENDATIONS).nullable(),
    ratings: z.array(rating).max(MOST_RATINGS).default([]),
    answers: z.array(answer).max(MOST_QUESTIONS).default([]),
    note: text(5000).default(''),
    /** For the writer alone. */
    private_note: text(5000).default(''),
    /** Sends it; what was sent stays sent. */
    send: z.boolean().default(false),
  }),
  response: feedback,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Reminds those who owe feedback. */
export const remindFeedback = defineRoute({
  method: 'POST',
  path: '/event/:event_id/feedback/nudge',
  feature,
  summary: 'Reminds everyone who owes feedback, at most once in four hours.',
  access: 'event.manage',
  params,
  response: z.object({ told: z.number().int() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Interviews of one applicant with what was said in them, beside the score card. */
export const readApplicantInterviews = defineRoute({
  method: 'GET',
  path: '/applicant/interviews',
  feature,
  summary: 'Interviews of an applicant, the judgements that the caller may read, and scores beside them.',
  access: 'event.give_feedback',
  query: z.strictObject({ application_id: ref('application') }),
  response: z.object({
    interviews: z.array(
      z.object({
        event: eventRow,
        /** Whether the caller may open the interview itself. */
        may_open: z.boolean(),
        /** Whether it asks for judgements: it has begun and was not called off. */
        is_judged: z.boolean(),
        ...judgements,
      }),
    ),
    /** Scores of the game by trait, 0 to 100; null for those who may not see them, and while there is no card. */
    scores: z.array(z.object({ trait_id: z.string(), score: z.number() })).nullable(),
    job_fit_score: z.number().nullable(),
    /** ICC(1) over the position's applicants with two or more judgements; null below ten of them, or hidden. */
    position_agreement: coefficient.nullable(),
    /** Whether an interview can be arranged. */
    may_schedule: z.boolean(),
  }),
  errors: ['not_found'],
});

/** Interviews that need an answer of the reader, for a home page. */
export const readAgenda = defineRoute({
  method: 'GET',
  path: '/events/agenda',
  feature,
  summary: 'What waits for the caller: interviews of the next seven days, open feedback, times to choose.',
  access: 'event.read',
  response: z.object({
    /** Within the next seven days, and those that are on; soonest first. */
    next: z.array(eventRow),
    /** Those the caller owes feedback on, the longest waiting first. */
    feedback_due: z.array(eventRow),
    /** Those in which the caller is to choose or offer times. */
    awaiting_slots: z.array(eventRow),
    /** How many interviews lie ahead in all. */
    upcoming: z.number().int(),
  }),
});

/** The routes of feedback. */
export const eventFeedbackRoutes = [
  readFeedback,
  giveFeedback,
  remindFeedback,
  readApplicantInterviews,
  readAgenda,
];
