import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref, text } from '../fields.ts';
import { playState } from './play-state.ts';

/** Longest message to the candidate with a confirmation play, in characters. */
export const CONFIRMATION_MESSAGE_LENGTH = 1000;

/** What a confirmation play says of the first one; never part of a score, a rank or a norm. */
const confirmationResult = z.object({
  verdict: z.enum(['agrees', 'does_not_agree', 'too_little']),
  /** Mean difference from what the first play let expect, and its standard error, points; null without a task. */
  difference: z.number().nullable(),
  standard_error: z.number().nullable(),
  /** Sum of the log likelihood ratios. */
  evidence: z.number(),
  tasks: z.number().int(),
});

const confirmationPlay = z.object({
  play_id: z.string(),
  simulation_name: z.string(),
  state: playState,
  minutes: z.number(),
  tasks: z.array(z.object({ key: z.string(), name: z.string() })),
  asked_by: z.string(),
  asked_at: instant,
  reason: z.string(),
  message: z.string(),
  deadline_at: instant,
  ended_at: instant.nullable(),
  /** Null until it has been played. */
  result: confirmationResult.nullable(),
});

/** An applicant's confirmation play. */
export const readConfirmation = defineRoute({
  method: 'GET',
  path: '/position/application/confirmation',
  feature: 'plays',
  summary:
    "An applicant's confirmation play, what it says of the first one, and whether one can be asked for.",
  access: 'score_card.read',
  query: z.strictObject({ application_id: ref('application') }),
  response: z.object({
    confirmation: confirmationPlay.nullable(),
    /** Whether the caller may ask for one now. */
    can_ask: z.boolean(),
    can_withdraw: z.boolean(),
    /** Minutes that one would take; null where none can be put together. */
    minutes: z.number().nullable(),
  }),
  errors: ['not_found'],
});

/** Asks a short-listed applicant for a confirmation play. */
export const askConfirmation = defineRoute({
  method: 'POST',
  path: '/position/application/confirmation/ask',
  feature: 'plays',
  summary: 'Asks a short-listed applicant for a short confirmation play; asking again gives the same one.',
  access: 'play.ask_confirmation',
  body: z.strictObject({
    application_id: ref('application'),
    /** For the team; stands in the application's log. */
    reason: line(500, 1),
    /** For the candidate, besides the product's own words. */
    message: text(CONFIRMATION_MESSAGE_LENGTH).default(''),
  }),
  response: z.object({ play_id: z.string(), is_new: z.boolean() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Takes the request for a confirmation play back. */
export const withdrawConfirmation = defineRoute({
  method: 'POST',
  path: '/position/application/confirmation/withdraw',
  feature: 'plays',
  summary: 'Takes the request for a confirmation play back, until it has been played.',
  access: 'play.ask_confirmation',
  body: z.strictObject({ application_id: ref('application') }),
  response: z.object({ play_id: z.string() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** The candidate's own confirmation play. */
export const readOwnConfirmation = defineRoute({
  method: 'GET',
  path: '/application/confirmation',
  feature: 'plays',
  summary: 'The confirmation play that the candidate is asked for in an application; null: none.',
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: z.object({
    confirmation: z
      .object({
        play_id: z.string(),
        simulation_id: z.string(),
        simulation_name: z.string(),
        state: playState,
        minutes: z.number(),
        tasks: z.array(z.object({ key: z.string(), name: z.string() })),
        message: z.string(),
        deadline_at: instant,
      })
      .nullable(),
    organization_name: z.string(),
    position_title: z.string(),
  }),
  errors: ['not_found'],
});

/** The routes of confirmation plays. */
export const confirmationPlaysRoutes = [
  readConfirmation,
  askConfirmation,
  withdrawConfirmation,
  readOwnConfirmation,
];
