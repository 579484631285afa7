import { USER_TYPES } from '@tryout/domain/access/roles';
import { CONDITION_TESTS, FORM_LIMITS, FORM_QUESTION_TYPES } from '@tryout/domain/forms/form';
import {
  SURVEY_GRANT_STATUSES,
  SURVEY_KINDS,
  SURVEY_MIN_GROUP,
  SURVEY_MOST_GRANT_MONTHS,
  SURVEY_MOST_MIN_GROUP,
  SURVEY_MOST_REMIND_DAYS,
  SURVEY_SORTS,
  SURVEY_STATUS_NAMES,
  SURVEY_TEMPLATES,
  SURVEY_TRIGGERS,
  type SurveyGrantStatus,
} from '@tryout/domain/surveys/survey';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, nothing, pageOf, pageQuery, ref, text, uuid } from '../fields.ts';
import { featureKey, featureValue } from '../plans/plan-fields.ts';

const LANGUAGE = z.string().regex(/^[a-z]{2}$/, 'must be a language, such as “ar”');
/** Words by language; how long each may be is said by `formProblems`. */
const words = z.record(LANGUAGE, text(FORM_LIMITS.description));
const name = line(FORM_LIMITS.name, 1);
const option = z.strictObject({ value: name, title: words });
const bound = z.number().nullable().default(null);

const condition = z
  .strictObject({
    join: z.enum(['all', 'any']),
    tests: z
      .array(
        z.strictObject({
          question: name,
          is: z.enum(CONDITION_TESTS),
          value: z
            .union([line(FORM_LIMITS.name), z.number(), z.boolean()])
            .nullable()
            .default(null),
        }),
      )
      .min(1, 'is required')
      .max(FORM_LIMITS.tests, `must be at most ${FORM_LIMITS.tests}`),
  })
  .nullable()
  .default(null);

const question = z.strictObject({
  name,
  type: z.enum(FORM_QUESTION_TYPES),
  title: words,
  description: words.default({}),
  is_required: z.boolean().default(false),
  visible_if: condition,
  options: z.array(option).max(FORM_LIMITS.options, `must be at most ${FORM_LIMITS.options}`).default([]),
  rows: z.array(option).max(FORM_LIMITS.rows, `must be at most ${FORM_LIMITS.rows}`).default([]),
  steps: z.number().int().nullable().default(null),
  least: bound,
  most: bound,
  low: words.default({}),
  high: words.default({}),
});

/** A form as it travels; what else has to hold is told by `formProblems`. */
export const formDefinition = z.strictObject({
  languages: z.array(LANGUAGE).min(1, 'is required').max(10, 'must be at most 10'),
  pages: z
    .array(
      z.strictObject({
        name,
        title: words.default({}),
        visible_if: condition,
        questions: z.array(question).max(FORM_LIMITS.questions, `must be at most ${FORM_LIMITS.questions}`),
      }),
    )
    .min(1, 'is required')
    .max(FORM_LIMITS.pages, `must be at most ${FORM_LIMITS.pages}`),
});

/** Answers by the name of their question; what fits each is told by `judgeAnswers`. */
const answers = z
  .record(
    name,
    z.union([
      text(FORM_LIMITS.long_text),
      z.number(),
      z.boolean(),
      z.array(line(FORM_LIMITS.name)).max(FORM_LIMITS.options),
      z.record(line(FORM_LIMITS.name), line(FORM_LIMITS.name)),
    ]),
  )
  .refine(
    (given) => Object.keys(given).length <= FORM_LIMITS.questions,
    `must be at most ${FORM_LIMITS.questions}`,
  );

/** What an early-bird survey gives: a feature, how much of it, and for how many months. */
const grant = z
  .strictObject({
    key: featureKey,
    value: featureValue,
    months: z.number().int().min(1).max(SURVEY_MOST_GRANT_MONTHS),
  })
  .nullable();

const settings = {
  name: line(120, 1),
  kind: z.enum(SURVEY_KINDS),
  trigger: z.enum(SURVEY_TRIGGERS),
  audience: z.array(z.enum(USER_TYPES)).max(8, 'must be at most 8'),
  is_anonymous: z.boolean(),
  min_group: z.number().int().min(SURVEY_MIN_GROUP).max(SURVEY_MOST_MIN_GROUP),
  opens_on: day.nullable(),
  closes_on: day.nullable(),
  remind_after_days: z.number().int().min(1).max(SURVEY_MOST_REMIND_DAYS).nullable(),
  grant,
};

const survey = z.object({
  survey_id: z.string(),
  name: z.string(),
  kind: z.enum(SURVEY_KINDS),
  trigger: z.enum(SURVEY_TRIGGERS),
  audience: z.array(z.enum(USER_TYPES)),
  is_anonymous: z.boolean(),
  min_group: z.number().int(),
  status: z.enum(SURVEY_STATUS_NAMES),
  opens_on: day.nullable(),
  closes_on: day.nullable(),
  remind_after_days: z.number().int().nullable(),
  grant,
  /** People asked after something happened; of a survey by link 0. */
  invited: z.number().int(),
  /** Answers that are counted; null: fewer than the smallest group. */
  answered: z.number().int().nullable(),
  version: z.number().int(),
  created_at: instant,
  updated_at: instant,
});
/** A survey as lists show it. */
export type Survey = z.output<typeof survey>;

const wholeSurvey = survey.extend({
  definition: formDefinition,
  /** Path of the link by which anybody answers; null: it is asked after something happened, or is a draft. */
  link: z.string().nullable(),
  /** Organizations by what an early-bird survey came to; null: it is none. */
  grants: z
    .record(z.enum(Object.keys(SURVEY_GRANT_STATUSES) as SurveyGrantStatus[]), z.number().int())
    .nullable(),
});
/** A survey with its questions. */
export type WholeSurvey = z.output<typeof wholeSurvey>;

const params = z.strictObject({ survey_id: ref('survey') });
const whose = { organization_id: ref('organization').optional() };

/** Surveys: the platform's for a super admin, an organization's for its recruiters. */
export const listSurveys = defineRoute({
  method: 'GET',
  path: '/surveys',
  feature: 'surveys',
  summary: 'Surveys of the platform (super admin) or of an organization, a page at a time.',
  access: 'survey.manage',
  query: z.strictObject({
    ...pageQuery,
    ...whose,
    search: line(120).default(''),
    status: z.enum(SURVEY_STATUS_NAMES).optional(),
    sort: z.enum(SURVEY_SORTS).default('-created'),
  }),
  response: pageOf(survey),
  errors: ['not_found'],
});

/** Makes a draft. */
export const createSurvey = defineRoute({
  method: 'POST',
  path: '/surveys',
  feature: 'surveys',
  summary: 'Makes a draft: from a template, as a copy of another survey, or with one question to begin with.',
  access: 'survey.manage',
  body: z.strictObject({
    ...whose,
    name: line(120).default(''),
    template: z.enum(SURVEY_TEMPLATES).nullable().default(null),
    copy_of: ref('survey').nullable().default(null),
  }),
  response: wholeSurvey,
  idempotent: true,
  errors: ['not_found', 'refused_by_rule'],
});

/** One survey. */
export const readSurvey = defineRoute({
  method: 'GET',
  path: '/surveys/:survey_id',
  feature: 'surveys',
  summary: 'A survey with its questions and link.',
  access: 'survey.manage',
  params,
  response: wholeSurvey,
  errors: ['not_found'],
});

/** Changes a survey as a whole. */
export const changeSurvey = defineRoute({
  method: 'PUT',
  path: '/surveys/:survey_id',
  feature: 'surveys',
  summary:
    'Changes a survey as a whole; once published only its name, window and reminder. 409 where it was changed since it was read.',
  access: 'survey.manage',
  params,
  body: z.strictObject({ ...settings, definition: formDefinition, version: z.number().int().min(1) }),
  response: wholeSurvey,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Publishes, closes or opens a survey again. */
export const moveSurvey = defineRoute({
  method: 'POST',
  path: '/surveys/:survey_id/status',
  feature: 'surveys',
  summary: 'Publishes a survey, closes it or opens it again; its questions have to be sound.',
  access: 'survey.manage',
  params,
  body: z.strictObject({ from: z.enum(SURVEY_STATUS_NAMES), to: z.enum(SURVEY_STATUS_NAMES) }),
  response: wholeSurvey,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Ends the link of a survey and makes another. */
export const renewSurveyLink = defineRoute({
  method: 'POST',
  path: '/surveys/:survey_id/link',
  feature: 'surveys',
  summary: 'Makes a new link for a survey; the one before ends.',
  access: 'survey.manage',
  params,
  response: wholeSurvey,
  errors: ['not_found', 'refused_by_rule'],
});

/** Deletes a draft. */
export const deleteSurvey = defineRoute({
  method: 'DELETE',
  path: '/surveys/:survey_id',
  feature: 'surveys',
  summary: 'Deletes a survey that was never published.',
  access: 'survey.manage',
  params,
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

const figure = z.object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() });
const counts = z.array(z.object({ value: z.string(), count: z.number().int().nullable() }));

/** Results of a survey. */
export const readSurveyResults = defineRoute({
  method: 'GET',
  path: '/surveys/:survey_id/results',
  feature: 'surveys',
  summary:
    'Results of a survey: counts, means and NPS with 95 % intervals, texts without names; nothing about fewer people than its smallest group.',
  access: 'survey.manage',
  params,
  response: z.object({
    min_group: z.number().int(),
    /** Null: fewer than the smallest group. */
    total: z.number().int().nullable(),
    /** Day of the newest answers that are counted; null: none are. */
    counted_on: day.nullable(),
    questions: z.array(
      z.object({
        name: z.string(),
        type: z.enum(FORM_QUESTION_TYPES),
        n: z.number().int().nullable(),
        counts: counts.nullable(),
        rows: z.array(z.object({ value: z.string(), counts: counts.nullable() })).nullable(),
        mean: figure.nullable(),
        nps: figure.nullable(),
        places: z.array(z.object({ value: z.string(), place: z.number() })).nullable(),
        /** Up to 200 of the texts that are counted, in no order that tells anything; null: no text, or too few. */
        texts: z.array(z.string()).nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Results as a file. */
export const exportSurveyResults = defineRoute({
  method: 'GET',
  path: '/surveys/:survey_id/results/export',
  feature: 'surveys',
  summary:
    'The same results as a CSV or XLSX table or a PDF to read; no single person’s answers are ever exported.',
  access: 'survey.manage',
  params,
  query: z.strictObject({
    format: z.enum(['csv', 'xlsx', 'pdf']).default('csv'),
    /** Of a PDF; left out: that of the request. */
    language: z.enum(['en', 'ar']).optional(),
  }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

const token = line(400, 1);

const askedSurvey = z.object({
  /** `closed`: before or after its window as well. */
  state: z.enum(['open', 'answered', 'closed']),
  name: z.string(),
  /** Who asks; null: the platform. */
  organization: z.string().nullable(),
  is_anonymous: z.boolean(),
  min_group: z.number().int(),
  closes_on: day.nullable(),
  /** Whether answering gives the organization something. */
  has_grant: z.boolean(),
  /** Null: nothing is asked any more. */
  definition: formDefinition.nullable(),
});
/** A survey as those see it who are asked. */
export type AskedSurvey = z.output<typeof askedSurvey>;

/** What a link asks. */
export const readAskedSurvey = defineRoute({
  method: 'GET',
  path: '/survey/:token',
  feature: 'surveys',
  summary: 'The survey behind a link; no account is needed.',
  access: 'public.read',
  params: z.strictObject({ token }),
  response: askedSurvey,
  errors: ['not_found'],
});

/** Answers a survey. */
export const answerSurvey = defineRoute({
  method: 'POST',
  path: '/survey/:token',
  feature: 'surveys',
  summary: 'Answers a survey, once for each link that was sent, or once for each browser by a shared link.',
  access: 'public.write',
  params: z.strictObject({ token }),
  body: z.strictObject({
    answers,
    /** Drawn by the browser for this survey alone; counts for shared links only. */
    key: uuid,
  }),
  response: z.object({ granted: z.boolean() }),
  errors: ['not_found', 'gone', 'conflict'],
});

/** What the caller is asked. */
export const listOwnSurveys = defineRoute({
  method: 'GET',
  path: '/user/surveys',
  feature: 'surveys',
  summary: 'Surveys that the caller is asked to answer and has not, the newest first, at most 50.',
  access: 'account.read',
  response: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        organization: z.string().nullable(),
        is_anonymous: z.boolean(),
        invited_at: instant,
        closes_on: day.nullable(),
        link: z.string(),
      }),
    ),
  }),
});

/** The routes of this feature. */
export const surveysRoutes = [
  listSurveys,
  createSurvey,
  readSurvey,
  changeSurvey,
  moveSurvey,
  renewSurveyLink,
  deleteSurvey,
  readSurveyResults,
  exportSurveyResults,
  readAskedSurvey,
  answerSurvey,
  listOwnSurveys,
];
