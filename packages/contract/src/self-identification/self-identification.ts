import { DIVISIONS } from '@tryout/domain/self-identification/protected-reports';
import {
  PREFER_NOT,
  SELF_IDENTIFICATION_CATEGORIES,
  SET_NAMES,
} from '@tryout/domain/self-identification/questions';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, ref } from '../fields.ts';

const answer = z.enum([PREFER_NOT, ...SELF_IDENTIFICATION_CATEGORIES]).nullable();

/** Each question may be left out. */
const answers = { sex: answer, ethnicity: answer };

const own = z.object({
  /** The questions that are asked; null: none, since the organization does not ask or the application is not sent yet. */
  question_set: z.enum(SET_NAMES).nullable(),
  /** A category of the set, `prefer_not`, or null: left out. */
  answers: z.object({ sex: z.string().nullable(), ethnicity: z.string().nullable() }),
  /** Whether anything is stored. */
  is_kept: z.boolean(),
});
/** What somebody may say and said about themselves. */
export type OwnSelfIdentification = z.output<typeof own>;

/** What somebody said about themselves for an application; nobody else can ask. */
export const readSelfIdentification = defineRoute({
  method: 'GET',
  path: '/application/self-identification',
  feature: 'self-identification',
  summary:
    'The questions an organization asks after applying, and what the candidate answered; for the candidate alone.',
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: own,
  errors: ['not_found'],
});

/** Answers, or changes what was answered. */
export const saveSelfIdentification = defineRoute({
  method: 'PUT',
  path: '/application/self-identification',
  feature: 'self-identification',
  summary:
    'Stores what a candidate says about themselves after applying, apart from the application; every answer may be left out.',
  access: 'application.own',
  body: z.strictObject({ application_id: ref('application'), ...answers }),
  response: own,
  errors: ['not_found', 'refused_by_rule'],
});

/** Deletes what was answered. */
export const forgetSelfIdentification = defineRoute({
  method: 'DELETE',
  path: '/application/self-identification',
  feature: 'self-identification',
  summary: 'Deletes what a candidate said about themselves.',
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: own,
  errors: ['not_found'],
});

const settings = z.object({
  question_set: z.enum(['off', ...SET_NAMES]),
  /** What reports tell apart: how far people came, or who scored above the median. */
  counts: z.enum(['stages', 'scores']),
  /** What the next quarter to be counted is divided by beside the whole; quarters that were counted stay as they are. */
  divided_by: z.enum(DIVISIONS),
  asked_since: day.nullable(),
  updated_at: instant.nullable(),
});
/** What an organization asks after applying. */
export type SelfIdentificationSettings = z.output<typeof settings>;

/** Whether and what an organization asks. */
export const readSelfIdentificationSettings = defineRoute({
  method: 'GET',
  path: '/organization/self-identification',
  feature: 'self-identification',
  summary:
    'Whether an organization asks its candidates about themselves after applying, what its reports count, and what they are divided by.',
  access: 'impact.manage',
  query: z.strictObject({ organization_id: ref('organization').optional() }),
  response: settings,
  errors: ['not_found'],
});

/** Chooses what is asked from now on. */
export const setSelfIdentification = defineRoute({
  method: 'PUT',
  path: '/organization/self-identification',
  feature: 'self-identification',
  summary:
    'Chooses whether and what candidates are asked after applying; reports that were made stay as they are.',
  access: 'impact.manage',
  body: z.strictObject({
    organization_id: ref('organization').optional(),
    question_set: z.enum(['off', ...SET_NAMES]),
    counts: z.enum(['stages', 'scores']),
    /** What quarters are divided by from the next one to be counted on; left out: as before, and by position at first. */
    divided_by: z.enum(DIVISIONS).optional(),
  }),
  response: settings,
  errors: ['not_found'],
});

/** The routes of this feature. */
export const selfIdentificationRoutes = [
  readSelfIdentification,
  saveSelfIdentification,
  forgetSelfIdentification,
  readSelfIdentificationSettings,
  setSelfIdentification,
];
