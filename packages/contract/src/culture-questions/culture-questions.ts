import {
  AGREEMENT_BANDS,
  CULTURE_LEAST_ADMINS,
  CULTURE_LEAST_EMPLOYEES,
} from '@tryout/domain/culture-questions/profile';
import {
  CULTURE_DIMENSIONS,
  CULTURE_KINDS,
  CULTURE_MOST_ASKED,
  CULTURE_MOST_SOURCE,
  CULTURE_MOST_TEXT,
  CULTURE_SORTS,
  CULTURE_STATUS_NAMES,
} from '@tryout/domain/culture-questions/questions';
import { CULTURE_MOST_WEIGHT } from '@tryout/domain/culture-questions/weight';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, pageOf, pageQuery, ref, text } from '../fields.ts';

/** Words by language. */
const words = z.record(
  z.string().regex(/^[a-z]{2}$/, 'must be the code of a language'),
  text(CULTURE_MOST_TEXT),
);

const wording = {
  dimension: z.enum(CULTURE_DIMENSIONS),
  kind: z.enum(CULTURE_KINDS),
  /** Of a scale: agreeing speaks against the dimension. Of a pair: the statement against it is shown first. */
  is_reversed: z.boolean(),
  /** Of a pair the statement that speaks for the dimension. */
  statement: words,
  /** Of a pair the statement that speaks against it; null: the question is on a scale. */
  opposite: words.nullable(),
};

const asked = z.object({ culture_question_id: z.string(), version: z.number().int(), ...wording });
/** A question as those see it who are asked. */
export type AskedCultureQuestion = z.output<typeof asked>;

const question = asked.extend({
  status: z.enum(CULTURE_STATUS_NAMES),
  /** Published framework that it follows; empty: none is named. */
  source: z.string(),
  created_at: instant,
  updated_at: instant,
});
/** A question of the bank. */
export type CultureBankQuestion = z.output<typeof question>;

const written = {
  ...wording,
  is_reversed: z.boolean().default(false),
  opposite: words.nullable().default(null),
  source: line(CULTURE_MOST_SOURCE).default(''),
};
const questionParams = z.strictObject({ culture_question_id: ref('culture_question') });

/** The bank of culture questions. */
export const listCultureQuestions = defineRoute({
  method: 'GET',
  path: '/culture/questions',
  feature: 'culture-questions',
  summary: 'The bank of culture questions, a page at a time.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    search: line(120).default(''),
    dimension: z.enum(CULTURE_DIMENSIONS).optional(),
    status: z.enum(CULTURE_STATUS_NAMES).optional(),
    sort: z.enum(CULTURE_SORTS).default('dimension'),
  }),
  response: pageOf(question),
});

/** Adds a question to the bank. */
export const addCultureQuestion = defineRoute({
  method: 'POST',
  path: '/culture/questions',
  feature: 'culture-questions',
  summary: 'Adds a culture question as a draft.',
  access: 'platform.manage',
  body: z.strictObject(written),
  response: question,
  idempotent: true,
});

/** Changes what a question asks. */
export const changeCultureQuestion = defineRoute({
  method: 'PUT',
  path: '/culture/questions/:culture_question_id',
  feature: 'culture-questions',
  summary:
    'Writes a new version of a culture question; answers stay with the version they were given to. 409 where it was changed since it was read.',
  access: 'platform.manage',
  params: questionParams,
  body: z.strictObject({ ...written, version: z.number().int().min(1) }),
  response: question,
  errors: ['not_found', 'conflict'],
});

/** Publishes, retires or publishes a question again. */
export const moveCultureQuestion = defineRoute({
  method: 'POST',
  path: '/culture/questions/:culture_question_id/status',
  feature: 'culture-questions',
  summary: 'Publishes a culture question, retires it or publishes it again.',
  access: 'platform.manage',
  params: questionParams,
  body: z.strictObject({ from: z.enum(CULTURE_STATUS_NAMES), to: z.enum(CULTURE_STATUS_NAMES) }),
  response: question,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Answers to all questions that are asked now; what fits is told by `answerProblems`. */
const answers = z
  .array(
    z.strictObject({
      culture_question_id: z.uuid({ message: 'must be an id' }),
      version: z.number().int().min(1),
      /** A step of the scale, 1 to 5; of a pair 1 for the statement shown first, 2 for the other. */
      value: z.number().int().min(1).max(5),
    }),
  )
  .max(CULTURE_MOST_ASKED, `must be at most ${CULTURE_MOST_ASKED}`);

const whose = { organization_id: ref('organization').optional() };

const ownSheet = z.object({
  organization: z.string(),
  /** Day of the caller's answers; null: there are none. */
  answered_on: day.nullable(),
  questions: z.array(asked),
});
/** What a member of an organization is asked. */
export type OwnCultureSheet = z.output<typeof ownSheet>;

/** What a member is asked about working in the organization. */
export const readOwnCultureSheet = defineRoute({
  method: 'GET',
  path: '/culture/own',
  feature: 'culture-questions',
  summary:
    'The culture questions a member is asked about the own organization, and whether they were answered.',
  access: 'culture.answer',
  query: z.strictObject(whose),
  response: ownSheet,
  errors: ['not_found'],
});

/** Answers them, or answers them anew. */
export const answerCultureQuestions = defineRoute({
  method: 'PUT',
  path: '/culture/own',
  feature: 'culture-questions',
  summary:
    'Stores a member’s answers in place of earlier ones; they are told only together with those of others.',
  access: 'culture.answer',
  body: z.strictObject({ ...whose, answers }),
  response: ownSheet,
  errors: ['not_found', 'refused_by_rule'],
});

/** Deletes a member's answers. */
export const forgetOwnCultureSheet = defineRoute({
  method: 'DELETE',
  path: '/culture/own',
  feature: 'culture-questions',
  summary: 'Deletes a member’s answers; the profile leaves them out at its next count.',
  access: 'culture.answer',
  query: z.strictObject(whose),
  response: ownSheet,
  errors: ['not_found'],
});

const profileDimension = z.object({
  dimension: z.enum(CULTURE_DIMENSIONS),
  questions: z.number().int(),
  /** 1 to 5, two places; null: fewer than two questions were answered by enough people. */
  mean: z.number().nullable(),
  /** Standard deviation over people, two places; null: too few. */
  spread: z.number().nullable(),
  /** r_wg(J), 0 to 1, two places. */
  agreement: z.number().nullable(),
  agreement_band: z.enum(AGREEMENT_BANDS).nullable(),
});

const profile = z.object({
  /** Fewer than one admin or five others have answered; nothing else is told then. */
  is_thin: z.boolean(),
  least_admins: z.literal(CULTURE_LEAST_ADMINS),
  least_employees: z.literal(CULTURE_LEAST_EMPLOYEES),
  /** People who have answered: all, and those who are admins. */
  answered: z.number().int(),
  answered_admins: z.number().int(),
  /** Active members who may answer. */
  members: z.number().int(),
  /** People in the profile and the day of its count; null: it is too thin. */
  counted: z.number().int().nullable(),
  counted_on: day.nullable(),
  /** Empty: the profile is too thin. */
  dimensions: z.array(profileDimension),
  /** Positions that ask. */
  positions: z.number().int(),
  /** Day on which those who had not answered were asked last; null: never. */
  asked_on: day.nullable(),
  /** Active members who may answer and have not. */
  waiting: z.number().int(),
});
/** An organization's profile. */
export type CultureProfileView = z.output<typeof profile>;

/** An organization's profile. */
export const readCultureProfile = defineRoute({
  method: 'GET',
  path: '/culture/profile',
  feature: 'culture-questions',
  summary:
    'What an organization’s people said together: mean, spread and agreement per dimension; nothing about fewer than one admin and five others.',
  access: 'culture.read',
  query: z.strictObject(whose),
  response: profile,
  errors: ['not_found'],
});

/** Asks colleagues. */
export const askColleagues = defineRoute({
  method: 'POST',
  path: '/culture/ask',
  feature: 'culture-questions',
  summary:
    'Asks every member who may answer culture questions and has not to do so, in their notifications and by mail; once in seven days.',
  access: 'culture.manage',
  body: z.strictObject(whose),
  response: z.object({ asked: z.number().int() }),
  errors: ['not_found', 'refused_by_rule'],
});

const positionParams = z.strictObject({ position_id: ref('position') });
const positionCulture = z.object({
  asks: z.boolean(),
  /** Questions that candidates are asked. */
  questions: z.number().int(),
  /** Whether candidates’ answers can be held against nothing yet. */
  is_thin: z.boolean(),
  /** What the questions count in the job fit, per cent; 0: nothing. */
  weight: z.number().int(),
  /** Whether there are simulations; without any there is no job fit, and nothing to count in. */
  has_simulations: z.boolean(),
  /** Whether somebody has begun to apply: the weight can only be turned off from then on. */
  has_applicants: z.boolean(),
});

/** Whether a position asks culture questions. */
export const readPositionCulture = defineRoute({
  method: 'GET',
  path: '/positions/:position_id/culture',
  feature: 'culture-questions',
  summary: 'Whether candidates of a position are asked culture questions.',
  access: 'position.read',
  params: positionParams,
  response: positionCulture,
  errors: ['not_found'],
});

/** Asks candidates of a position, or no more. */
export const setPositionCulture = defineRoute({
  method: 'PUT',
  path: '/positions/:position_id/culture',
  feature: 'culture-questions',
  summary:
    'Asks candidates of a position culture questions, or no more; answers given stay with their applications.',
  access: 'position.update',
  params: positionParams,
  body: z.strictObject({ asks: z.boolean() }),
  response: positionCulture,
  errors: ['not_found'],
});

/** Lets culture questions count. */
export const weighCulture = defineRoute({
  method: 'PUT',
  path: '/positions/:position_id/culture/weight',
  feature: 'culture-questions',
  summary:
    'Sets what culture questions count in the job fit of a position’s candidates, per cent, before the first of them applies; 0 turns it off at any time, and cards of open applications are made anew.',
  access: 'culture.manage',
  params: positionParams,
  body: z.strictObject({
    weight: z
      .number()
      .int()
      .min(0, 'must be at least 0')
      .max(CULTURE_MOST_WEIGHT, `must be at most ${CULTURE_MOST_WEIGHT}`),
    /** That the warning was read; needed for any weight above 0. */
    understood: z.boolean().default(false),
  }),
  response: positionCulture,
  errors: ['not_found', 'refused_by_rule'],
});

const applicationCulture = z.object({
  /**
   * `not_asked`: by this position, or the application has ended. `asked`: nothing was given yet. `given`: answers are with
   * the application.
   */
  state: z.enum(['not_asked', 'asked', 'given']),
  /** Day of the answers that are with the application; null: none are. */
  given_on: day.nullable(),
  /** Answers of the last twelve months that can be used again, by day, and the last day for it; null: there are none. */
  reusable: z.object({ answered_on: day, until: day }).nullable(),
  /** What is asked; empty: nothing. */
  questions: z.array(asked),
  /** What the answers count in the job fit, per cent; 0: nothing. */
  weight: z.number().int(),
});
/** What a candidate is asked beside an application. */
export type ApplicationCulture = z.output<typeof applicationCulture>;

/** What a candidate is asked beside an application. */
export const readApplicationCulture = defineRoute({
  method: 'GET',
  path: '/application/culture',
  feature: 'culture-questions',
  summary:
    'The culture questions a candidate is asked beside an application, and answers that can be used again.',
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: applicationCulture,
  errors: ['not_found'],
});

/** Gives answers with an application. */
export const giveApplicationCulture = defineRoute({
  method: 'PUT',
  path: '/application/culture',
  feature: 'culture-questions',
  summary: 'Gives new answers with an application, or (null) those of the last twelve months again.',
  access: 'application.own',
  body: z.strictObject({ application_id: ref('application'), answers: answers.nullable() }),
  response: applicationCulture,
  errors: ['not_found', 'refused_by_rule'],
});

/** Takes answers back. */
export const takeBackApplicationCulture = defineRoute({
  method: 'DELETE',
  path: '/application/culture',
  feature: 'culture-questions',
  summary: 'Takes culture answers back from an application; its employer sees nothing of them any more.',
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: applicationCulture,
  errors: ['not_found'],
});

const compared = z.object({
  /** `not_asked`, `waiting`: not answered; `thin`: the organization has no profile yet; `compared`. */
  state: z.enum(['not_asked', 'waiting', 'thin', 'compared']),
  answered_on: day.nullable(),
  /** What the position lets it count in the job fit, per cent; 0: it counts in no score and no order. */
  weight: z.number().int(),
  /** People in the organization’s profile; null: none is compared with. */
  people: z.number().int().nullable(),
  /** Empty: nothing is compared. */
  dimensions: z.array(
    z.object({
      dimension: z.enum(CULTURE_DIMENSIONS),
      /** Questions that both answered in the same words. */
      questions: z.number().int(),
      /** 1 to 5, two places; null: fewer than two questions in common. */
      candidate: z.number().nullable(),
      team: z.number().nullable(),
      /** 0 to 1, two places: 1 is the same. */
      match: z.number().nullable(),
      /** 0 to 1, two places: how far the candidate is strong where the team is weak. */
      adds: z.number().nullable(),
      agreement_band: z.enum(AGREEMENT_BANDS).nullable(),
    }),
  ),
});
/** A candidate beside the organization's profile. */
export type ComparedCulture = z.output<typeof compared>;

/** A candidate beside the organization's profile. */
export const readApplicantCulture = defineRoute({
  method: 'GET',
  path: '/applicants/:application_id/culture',
  feature: 'culture-questions',
  summary:
    'An applicant beside the organization’s culture profile, per dimension; single answers are never told.',
  access: 'score_card.read',
  params: z.strictObject({ application_id: ref('application') }),
  response: compared,
  errors: ['not_found'],
});

/** The routes of this feature. */
export const cultureQuestionsRoutes = [
  listCultureQuestions,
  addCultureQuestion,
  changeCultureQuestion,
  moveCultureQuestion,
  readOwnCultureSheet,
  answerCultureQuestions,
  forgetOwnCultureSheet,
  readCultureProfile,
  askColleagues,
  readPositionCulture,
  setPositionCulture,
  weighCulture,
  readApplicationCulture,
  giveApplicationCulture,
  takeBackApplicationCulture,
  readApplicantCulture,
];
