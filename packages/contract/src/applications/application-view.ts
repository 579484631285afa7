import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { QUESTION_TYPES } from '@tryout/domain/positions/question-types';
import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK } from '@tryout/domain/positions/vocabulary';
import { z } from 'zod';
import { cvView } from '../cvs/cvs.ts';
import { instant } from '../fields.ts';
import { employerLook } from '../organizations/employer-look.ts';
import { playState } from '../plays/play-state.ts';
import { applicationForm } from '../positions/position-fields.ts';

/** One of the eleven statuses of an application. */
export const applicationStatus = z.enum(APPLICATION_STATUSES);

/** A step that the candidate takes; the position decides which there are. */
export const applicationStep = z.enum(['basic_info', 'cv', 'questions', 'game', 'submit']);

/** An answer as it is stored: text, number, tick, option keys, a file's id, or none. */
export const answerValue = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(100),
  z.null(),
]);

/** A question of the application's own revision, with the candidate's answer. */
export const questionWithAnswer = z.object({
  position_question_id: z.string(),
  type: z.enum(QUESTION_TYPES),
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  options: z.array(z.object({ key: z.string(), label: z.string() })),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Longest text, in characters; null = the usual limit of the type. */
  max_length: z.number().int().nullable(),
  value: answerValue,
  /** For a question that asks for a file. */
  file: z.object({ file_id: z.string(), name: z.string(), size: z.number().int() }).nullable(),
  answered_at: instant.nullable(),
});

/** Contact data, as last saved; before the first save it is filled from the profile. */
export const basicInfo = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  linkedin: z.string(),
  cover_letter: z.string(),
});

/** What happened, in the candidate's words (the web has the words). */
export const timelineKind = z.enum([
  'started',
  'basic_info',
  'cv',
  'questions',
  'applied',
  'short_listed',
  'phone_screen',
  'in_person',
  'on_hold',
  'approved',
  'not_selected',
  'withdrawn',
  'not_completed',
  'duplicate',
  'reopened',
]);

/** A line of the candidate's timeline. */
export const timelineEntry = z.object({ at: instant, kind: timelineKind });

/** The position, as far as an applicant needs it. */
export const applicationPosition = z.object({
  position_id: z.string(),
  title: z.string(),
  slug: z.string(),
  takes_applications: z.boolean(),
  /** These three are null where the employer has not stated them. */
  job_type: z.enum(JOB_TYPES).nullable(),
  level: z.enum(JOB_LEVELS).nullable(),
  remote: z.enum(REMOTE_WORK).nullable(),
  locations: z.array(z.string()),
  closes_on: z.string().nullable(),
});

/** Where an application stands that waits for the employer. */
export const standingOfApplication = z.object({
  /** Since when it is at its status. */
  since: instant,
  /** How long the employer's applications usually stay there, from its last moves; null: there were fewer than ten. */
  usual: z
    .object({
      /** How many moves it rests on. */
      moves: z.number().int(),
      median_days: z.number().int(),
      /** Eight in ten had moved on after so many days. */
      most_days: z.number().int(),
      by: instant,
      is_late: z.boolean(),
    })
    .nullable(),
  /** When the hiring side first opened it, its CV, its score card; null: not yet. */
  opened_at: instant.nullable(),
  cv_opened_at: instant.nullable(),
  score_card_opened_at: instant.nullable(),
  /** When the next interview begins; null: none is arranged. */
  interview_at: instant.nullable(),
});

/** A candidate's own application with everything its flow needs. */
export const applicationDetails = z.object({
  application_id: z.string(),
  status: applicationStatus,
  is_test: z.boolean(),
  created_at: instant,
  applied_at: instant.nullable(),
  last_activity_at: instant,
  position: applicationPosition,
  organization: z.object({ name: z.string(), slug: z.string(), look: employerLook }),
  application_form: applicationForm,
  steps: z.array(
    z.object({ step: applicationStep, state: z.enum(['done', 'current', 'to_do']), skipped: z.boolean() }),
  ),
  /** The first step that is not done; null when the application is complete or over. */
  next_step: applicationStep.nullable(),
  basic_info: basicInfo,
  basic_info_saved: z.boolean(),
  cv: cvView.nullable(),
  cv_skipped: z.boolean(),
  questions: z.array(questionWithAnswer),
  simulations: z.array(
    z.object({
      simulation_id: z.string(),
      name: z.string(),
      minutes: z.number(),
      device: z.enum(['any', 'desktop']),
      play: z.object({ play_id: z.string(), state: playState }).nullable(),
    }),
  ),
  /** What the sender of a refusal wrote to the candidate; empty where there is nothing. */
  shared_text: z.string(),
  /** Who ended it, where it is over. */
  ended_by: z.enum(['employer', 'candidate', 'system', 'duplicate']).nullable(),
  /** What the candidate may do now. */
  can: z.object({ edit: z.boolean(), withdraw: z.boolean(), reopen: z.boolean() }),
  timeline: z.array(timelineEntry),
  /** Null before it is sent and once it has ended. */
  standing: standingOfApplication
    .extend({
      decides: z.object({
        /** Whether hiring managers decide beside the recruiters. */
        has_managers: z.boolean(),
        /** Who answers for the position, where they let candidates read their name. */
        name: z.string().nullable(),
      }),
    })
    .nullable(),
  messages: z.object({ total: z.number().int(), unread: z.number().int() }),
  score_card_id: z.string().nullable(),
});

/** A line of the candidate's list of applications. */
export const applicationSummary = z.object({
  application_id: z.string(),
  status: applicationStatus,
  ended_by: z.enum(['employer', 'candidate', 'system', 'duplicate']).nullable(),
  position_title: z.string(),
  organization_name: z.string(),
  created_at: instant,
  applied_at: instant.nullable(),
  last_activity_at: instant,
  next_step: applicationStep.nullable(),
  steps_done: z.number().int(),
  steps_total: z.number().int(),
  /** Minutes of play still ahead; 0 where there is none. */
  minutes_left: z.number(),
  unread_messages: z.number().int(),
  score_card_id: z.string().nullable(),
  /** Null before it is sent and once it has ended. */
  standing: standingOfApplication.nullable(),
});
