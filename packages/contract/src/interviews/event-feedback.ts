import { RECOMMENDATIONS } from '@tryout/domain/interviews/feedback';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, ref, text } from '../fields.ts';

/** Most traits that one interviewer rates. */
export const MOST_RATINGS = 30;

const rating = z.strictObject({
  trait_id: ref('trait'),
  /** 1 to 5; null: not rated. */
  rating: z.number().int().min(1).max(5).nullable(),
  words: line(1000).default(''),
});

const givenRating = z.object({
  trait_id: z.string(),
  rating: z.number().int().nullable(),
  words: z.string(),
});

const given = z.object({
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
  ratings: z.array(givenRating),
  note: z.string(),
  sent_at: z.string().nullable(),
});

const feedback = z.object({
  /** The traits on the applicant's score card, by name. */
  traits: z.array(z.object({ trait_id: z.string(), name: z.string() })),
  /** The caller's own, sent or not; null: none yet. */
  own: given.extend({ private_note: z.string(), version: z.number().int() }).nullable(),
  /** What others have sent; null: hidden until the caller's own is sent. */
  others: z.array(given.extend({ user_id: z.string(), name: z.string() })).nullable(),
  /** How many of those asked have sent theirs. */
  sent: z.number().int(),
  asked: z.number().int(),
  /** How far those agree that are shown; null while they are hidden. */
  agreement: z.enum(['too_few', 'agree', 'lean', 'disagree']).nullable(),
  /** Whether the caller may still write; not before it began, nor after the decision on the application. */
  is_open: z.boolean(),
});

const params = z.strictObject({ event_id: ref('event') });

/** Interviewers' judgements of one event. */
export const readFeedback = defineRoute({
  method: 'GET',
  path: '/event/:event_id/feedback',
  feature: 'interviews',
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
  feature: 'interviews',
  summary: 'Keeps or sends the caller’s judgement; it can be changed until the decision on the application.',
  access: 'event.give_feedback',
  params,
  body: z.strictObject({
    /** 0 where there is none yet. */
    version: z.number().int().min(0),
    recommendation: z.enum(RECOMMENDATIONS).nullable(),
    ratings: z.array(rating).max(MOST_RATINGS).default([]),
    note: text(5000).default(''),
    /** For the writer alone. */
    private_note: text(5000).default(''),
    /** Sends it; what was sent stays sent. */
    send: z.boolean().default(false),
  }),
  response: feedback,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** The routes of feedback. */
export const eventFeedbackRoutes = [readFeedback, giveFeedback];
