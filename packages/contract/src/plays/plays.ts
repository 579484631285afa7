import { ANSWER_DEVICES } from '@tryout/domain/plays/answer-signals';
import { ATTEMPT_FAULTS } from '@tryout/domain/plays/attempts';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref, uuid } from '../fields.ts';
import { pictureCredit } from '../pictures/picture-credit.ts';
import { accommodationKey } from '../simulations/simulations-record.ts';
import { playState } from './play-state.ts';

/** Any JSON value of bounded size, checked by the game's own rules on the server. */
const json: z.ZodType<unknown> = z.unknown();

/** What the candidate asked for before starting; standard ones are granted at once. */
export const accommodations = z.strictObject({
  time_factor: z.union([z.literal(1), z.literal(1.25), z.literal(1.5), z.literal(2), z.null()]),
  reduced_motion: z.boolean(),
  color_safe: z.boolean(),
  large_text: z.boolean(),
  keyboard_only: z.boolean(),
  screen_reader: z.boolean(),
});

/** The device a play was opened on, as facts. */
export const device = z.strictObject({
  browser: line(200).default(''),
  screen: line(40).default(''),
  input: line(40).default(''),
  reaction_ms: z.number().min(0).max(10_000).nullable().default(null),
});

const simulationPlay = z.object({
  simulation_id: z.string(),
  name: z.string(),
  purpose: z.string(),
  candidate_intro: z.string(),
  /** By language; empty texts fall back to English, then to `name` and `candidate_intro`. */
  words: z.record(z.string(), z.object({ name: z.string(), intro: z.string(), thanks: z.string() })),
  /** Null: none. `url` is a path of the web server for a built-in picture, otherwise of the API, below /api. */
  cover: z
    .object({
      built_in: z.boolean(),
      url: z.string(),
      alt: z.string(),
      alt_by_locale: z.record(z.string(), z.string()),
      /** Who is named beside it; null: it is built in, or was uploaded. */
      credit: pictureCredit.nullable(),
    })
    .nullable(),
  /** Adjustments that every task of it can be played with and that it offers. */
  accommodations_offered: z.array(accommodationKey),
  /** Of the form that the play has drawn; before that of the shortest, which differs where groups draw. */
  shortest_minutes: z.number(),
  /** Of the form that the play has drawn; before that of the longest. */
  duration_minutes: z.number(),
  /** How many tasks a form has; before the draw more may be listed. */
  task_count: z.number().int(),
  tasks: z.array(z.object({ key: z.string(), name: z.string(), minutes: z.number() })),
  play_id: z.string().nullable(),
  state: playState.nullable(),
  attempt: z.number().int(),
  deadline_at: instant.nullable(),
  /** Whether another tab or device holds the play right now. */
  open_elsewhere: z.boolean(),
  /** The candidate's own finished play for another position of the organization, which may be used here as well. */
  earlier: z.object({ play_id: z.string(), position_title: z.string(), ended_at: instant }).nullable(),
});

/** May the candidate play, and what. */
export const checkApplication = defineRoute({
  method: 'GET',
  path: '/game/check/application',
  feature: 'plays',
  summary: 'Whether the candidate may play now, which simulations, and where each stands.',
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: z.object({
    allowed: z.boolean(),
    /** Empty when allowed. */
    reason: z.string(),
    simulations: z.array(simulationPlay),
    accommodations: accommodations.nullable(),
    notice: z.object({
      measured: z.array(z.string()),
      organization_name: z.string(),
      position_title: z.string(),
      /** Whether the candidate notice has to be accepted before a play is begun. */
      must_accept: z.boolean(),
    }),
  }),
  errors: ['not_found'],
});

const released = z.object({ step: z.number().int(), stimulus: json });

/** The time of the open task. */
const taskTime = {
  /** Playing time that it may take, with what was granted and what is left for its group, ms; null: no limit. */
  time_limit_ms: z.number().nullable(),
  /** Playing time that was left for all of its group when it was reached, ms; null: the group has no limit. */
  group_left_ms: z.number().nullable(),
  /** How its clock stands after the last stored event. */
  task_clock: z.object({ used_ms: z.number(), since_ms: z.number().nullable() }),
  /** Indexes of the tasks that ended because their time was up, or were not reached because their group's was. */
  timed_out: z.array(z.number().int()),
};

/** Where a play stands, as far as a browser may know. */
export const playView = z.object({
  play_id: z.string(),
  application_id: z.string(),
  state: playState,
  simulation_name: z.string(),
  tasks: z.array(
    z.object({
      index: z.number().int(),
      key: z.string(),
      name: z.string(),
      minutes: z.number(),
      /** By language, for a task that is not called as its game; null otherwise. */
      words: z.record(z.string(), z.object({ name: z.string(), instructions: z.string() })).nullable(),
      /** Playing time that it may take, ms; null: no limit. */
      time_limit_ms: z.number().nullable(),
      finished: z.boolean(),
      /** Whether it is an uploaded game, which is shown in a frame of its own. */
      is_uploaded: z.boolean(),
    }),
  ),
  task_index: z.number().int(),
  step: z.number().int(),
  of: z.number().int(),
  /** Whether the task in hand was begun before; going on with it starts with a `resume` event. */
  task_begun: z.boolean(),
  stimuli: z.array(released),
  /** What a game needs besides its stimuli to go on where it stands; null for one that needs nothing. */
  resume_point: json,
  ...taskTime,
  last_outcome: json,
  last_seq: z.number().int(),
  /** The stamp of the last stored event, ms of playing time; a resumed browser counts on from here. */
  last_t_ms: z.number(),
  accommodations,
  /** Adjustments that can be chosen for tasks to come. */
  accommodations_offered: z.array(accommodationKey),
  active_ms: z.number().int(),
  deadline_at: instant,
  finished: z.boolean(),
});

/** Opens or takes over a play; the token in the answer is the only key to it from now on. */
export const openPlay = defineRoute({
  method: 'POST',
  path: '/application/game/open',
  feature: 'plays',
  summary: 'Opens a play, or resumes it on this device, and hands out its token.',
  access: 'application.own',
  body: z.strictObject({
    application_id: ref('application'),
    simulation_id: uuid,
    /** The confirmation play that was asked for, instead of the application's own. */
    confirmation: z.boolean().default(false),
    accommodations: accommodations.optional(),
    device: device.optional(),
    take_over: z.boolean().default(false),
  }),
  response: z.object({ token: z.string(), lease_s: z.number().int(), play: playView }),
  errors: ['not_found', 'conflict', 'refused_by_rule', 'gone'],
});

/** Uses an own earlier result of the same simulation, with the candidate's consent. */
export const bringPlay = defineRoute({
  method: 'POST',
  path: '/application/game/bring',
  feature: 'plays',
  summary:
    "Uses the candidate's own play of the last twelve months for another position of the organization.",
  access: 'application.own',
  body: z.strictObject({
    application_id: ref('application'),
    simulation_id: uuid,
    play_id: uuid,
    consent: z.literal(true, { message: 'must be given' }),
  }),
  response: z.object({ application_status: z.string(), score_card_id: z.string().nullable() }),
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** The state of the play the token belongs to. */
export const readPlay = defineRoute({
  method: 'GET',
  path: '/play/state',
  feature: 'plays',
  summary: 'Where the play stands: released stimuli, last acknowledged event, time.',
  access: 'play_session',
  limit: 'play',
  response: playView,
});

/** Kinds of events a play consists of. */
export const EVENT_TYPES = [
  'input',
  'task_started',
  'practice_done',
  'focus',
  'pause',
  'resume',
  'problem',
  // The open task's time is up; refused while there is some left.
  'time_up',
] as const;

/** What the browser tells of how an answer was given: facts to look at, believed by nothing. */
const answerSignals = z.strictObject({
  trusted: z.boolean().nullable(),
  device: z.enum(ANSWER_DEVICES).nullable(),
  automated: z.boolean(),
  visible: z.boolean(),
  pastes: z.number().int().min(0).max(1000),
  frames: z.number().int().min(0).max(1_000_000).nullable(),
});

/** One event of a play. */
export const playEvent = z.strictObject({
  seq: z.number().int().min(1).max(100_000),
  t_ms: z.number().min(0).max(1e9),
  task_index: z.number().int().min(0).max(100),
  type: z.enum(EVENT_TYPES),
  payload: json,
  /** With inputs alone; a page of before sends none. */
  signals: answerSignals.optional(),
});

/** Stores events, in order, and tells what they led to. Sending one again changes nothing. */
export const sendEvents = defineRoute({
  method: 'POST',
  path: '/play/events',
  feature: 'plays',
  summary: 'Stores events of the play; repeats are acknowledged, gaps are refused.',
  access: 'play_session',
  limit: 'play',
  body: z.strictObject({ events: z.array(playEvent).min(1).max(100) }),
  response: z.object({
    acked_seq: z.number().int(),
    outcomes: z.array(z.object({ seq: z.number().int(), outcome: json })),
    task_index: z.number().int(),
    step: z.number().int(),
    of: z.number().int(),
    task_finished: z.boolean(),
    finished: z.boolean(),
    state: playState,
    stimuli: z.array(released),
    ...taskTime,
  }),
  errors: ['conflict', 'gone'],
});

/** Changes the adjustments for the tasks that were not begun. */
export const changeAccommodations = defineRoute({
  method: 'POST',
  path: '/play/accommodations',
  feature: 'plays',
  summary: 'Changes the adjustments between two tasks; tasks that were played keep theirs.',
  access: 'play_session',
  limit: 'play',
  body: z.strictObject({ accommodations }),
  response: playView,
  errors: ['refused_by_rule', 'gone'],
});

/** Keeps the lease of this tab; without it for 90 s the play counts as interrupted and its clock stands still. */
export const keepPlay = defineRoute({
  method: 'POST',
  path: '/play/heartbeat',
  feature: 'plays',
  summary: 'Says that the player is still there.',
  access: 'play_session',
  limit: 'play',
  body: z.strictObject({}),
  response: z.object({ state: playState, lease_s: z.number().int() }),
});

/** Finishes a play whose every task is done: data points, score card and place in the list, all at once. */
export const completePlay = defineRoute({
  method: 'POST',
  path: '/play/complete',
  feature: 'plays',
  summary: 'Finishes the play; repeated calls give the same answer.',
  access: 'play_session',
  limit: 'play',
  body: z.strictObject({}),
  response: z.object({
    state: playState,
    application_status: z.string(),
    score_card_id: z.string().nullable(),
  }),
  errors: ['refused_by_rule'],
});

/** Ends a play early, at the candidate's wish. */
export const terminatePlay = defineRoute({
  method: 'POST',
  path: '/application/game/terminate',
  feature: 'plays',
  summary: 'Ends the play for good, with a reason; what was played is kept.',
  access: 'play_session',
  limit: 'play',
  body: z.strictObject({ reason: line(500, 1) }),
  response: z.object({
    state: playState,
    application_status: z.string(),
    score_card_id: z.string().nullable(),
  }),
  errors: ['refused_by_rule'],
});

/** What was wrong with the play that a further attempt makes up for. */
export const attemptFault = z.enum(ATTEMPT_FAULTS);

const simulationAttempt = z.object({
  play_id: uuid,
  attempt: z.number().int(),
  state: playState,
  minutes: z.number(),
  created_at: instant,
  ended_at: instant.nullable(),
  /** Whether the card is made from it. */
  counts: z.boolean(),
  /** Whether it has a result, so that it can be read and chosen. */
  can_count: z.boolean(),
  /** Who gave it and what for; null for the first one. `fault` is null where none was named at the time. */
  granted: z.object({ by: z.string(), fault: attemptFault.nullable(), reason: z.string() }).nullable(),
  /** Where a person said that it counts; `by` is null where it counted before there was a rule. */
  chosen: z.object({ by: z.string().nullable(), reason: z.string(), at: instant }).nullable(),
});

/** Every attempt of an applicant. */
export const listAttempts = defineRoute({
  method: 'GET',
  path: '/position/application/attempts',
  feature: 'plays',
  summary: 'Every attempt of an applicant at each simulation, which one counts and why.',
  access: 'score_card.read',
  query: z.strictObject({ application_id: ref('application') }),
  response: z.object({
    simulations: z.array(
      z.object({
        simulation_id: z.string(),
        name: z.string(),
        /** Whether another attempt can be granted to this applicant now, and whether the caller may. */
        can_grant: z.boolean(),
        attempts: z.array(simulationAttempt),
      }),
    ),
    may_grant: z.boolean(),
  }),
  errors: ['not_found'],
});

/** Gives an applicant another attempt; the old one is kept. */
export const grantAttempt = defineRoute({
  method: 'POST',
  path: '/position/application/attempt',
  feature: 'plays',
  summary:
    'Grants a new attempt at a simulation for a named fault of the play before; the first valid one counts.',
  access: 'play.grant_attempt',
  body: z.strictObject({
    application_id: ref('application'),
    simulation_id: ref('simulation'),
    /** What was wrong with the play before. */
    fault: attemptFault,
    reason: line(500, 1),
  }),
  response: z.object({ play_id: uuid, attempt: z.number().int() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Says which attempt counts. */
export const chooseAttempt = defineRoute({
  method: 'POST',
  path: '/position/application/attempt/choose',
  feature: 'plays',
  summary: 'Says which attempt at a simulation counts, with a reason; the score card is made from it.',
  access: 'play.grant_attempt',
  body: z.strictObject({
    application_id: ref('application'),
    play_id: ref('play'),
    reason: line(500, 1),
  }),
  response: z.object({ score_card_id: z.string().nullable() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of this feature. */
export const playsRoutes = [
  checkApplication,
  openPlay,
  bringPlay,
  readPlay,
  sendEvents,
  changeAccommodations,
  keepPlay,
  completePlay,
  terminatePlay,
  listAttempts,
  grantAttempt,
  chooseAttempt,
];
