import { CORRECTED_FIELDS, REVIEW_OUTCOMES, REVIEW_SUBJECTS } from '@tryout/domain/personal-data/review';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, pageOf, pageQuery, ref, text } from '../fields.ts';

const STATUSES = ['open', 'answered', 'withdrawn'] as const;

const ownReview = z.object({
  review_request_id: z.string(),
  about: z.enum(REVIEW_SUBJECTS),
  /** What of the data is wrong; null: it is about something else. */
  field: z.enum(CORRECTED_FIELDS).nullable(),
  /** What the candidate says is right. */
  proposed: z.string(),
  message: z.string(),
  status: z.enum(STATUSES),
  asked_at: instant,
  due_on: day,
  /** Whether somebody else than decided looks again; null: nobody decided, or it is over. */
  other_person: z.boolean().nullable(),
  outcome: z.enum(REVIEW_OUTCOMES).nullable(),
  answer: z.string(),
  answered_at: instant.nullable(),
});
/** A request as its candidate sees it. */
export type OwnReview = z.output<typeof ownReview>;

const explanation = z.object({
  status: z.string(),
  /** When the application got its status by a decision; null: nobody decided yet. */
  decided_at: instant.nullable(),
  /** Who moved it: a person of the organization, the candidate, or the server, which only gives up what was never finished. */
  decided_by: z.enum(['person', 'candidate', 'system']).nullable(),
  /** What the organization wrote for the candidate; empty: nothing. */
  shared_text: z.string(),
  /** Whether whoever decided had a score card on the screen; null: nobody decided, or it is not known. */
  saw_score_card: z.boolean().nullable(),
  /** Job fit of the current card; null: none, or not calculated. */
  job_fit_score: z.number().nullable(),
  /** Categories of the card by their weight, the heaviest first. */
  counted: z.array(
    z.object({
      category: z.string(),
      score: z.number().nullable(),
      /** Share of the job fit, 0 to 1; null: not calculated. */
      share: z.number().nullable(),
    }),
  ),
  /** Whether an answer matched a screening rule, which only suggests. */
  rule_suggested: z.boolean(),
  reviews: z.array(ownReview),
  /** What the candidate can ask to be looked at again now. */
  can_ask: z.array(z.enum(REVIEW_SUBJECTS)),
});

/** What counted in a decision, from the stored facts, and the requests to look again. */
export const explainApplication = defineRoute({
  method: 'GET',
  path: '/user/application/explanation',
  feature: 'personal-data',
  summary:
    'What counted in the decision about an application, from the stored facts, and requests to look again.',
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: explanation,
  errors: ['not_found'],
});
/** See `explainApplication`. */
export type Explanation = z.output<typeof explanation>;

/** Asks that a person looks again at a decision or a score card. */
export const askForReview = defineRoute({
  method: 'POST',
  path: '/user/application/review',
  feature: 'personal-data',
  summary:
    'Asks that a person looks again at a decision or a score card, or corrects data; it has a due date.',
  access: 'application.own',
  body: z.strictObject({
    application_id: ref('application'),
    about: z.enum(REVIEW_SUBJECTS),
    /** What of the data is wrong; given exactly where it is about data. */
    field: z.enum(CORRECTED_FIELDS).optional(),
    /** What is right instead; empty: it is to be removed. */
    proposed: text(4000).default(''),
    message: text(4000, 1),
  }),
  response: ownReview,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** The candidate takes a request back. */
export const withdrawReview = defineRoute({
  method: 'POST',
  path: '/user/application/review/withdraw',
  feature: 'personal-data',
  summary: 'Takes back a request to look again.',
  access: 'application.own',
  body: z.strictObject({ review_request_id: ref('review_request') }),
  response: z.object({}),
  errors: ['not_found', 'refused_by_rule'],
});

const review = z.object({
  review_request_id: z.string(),
  application_id: z.string(),
  position_id: z.string(),
  position_title: z.string(),
  /** Empty for those who review without names. */
  applicant_name: z.string(),
  about: z.enum(REVIEW_SUBJECTS),
  field: z.enum(CORRECTED_FIELDS).nullable(),
  proposed: z.string(),
  message: z.string(),
  status: z.enum(STATUSES),
  asked_at: instant,
  due_on: day,
  overdue: z.boolean(),
  decided_by_name: z.string(),
  assigned_to_name: z.string(),
  assigned_to_me: z.boolean(),
  /** Whether whoever it is assigned to also decided: nobody else could. */
  same_person: z.boolean(),
  outcome: z.enum(REVIEW_OUTCOMES).nullable(),
  answer: z.string(),
  answered_by_name: z.string(),
  answered_at: instant.nullable(),
});
/** A request as the hiring side sees it. */
export type Review = z.output<typeof review>;

/** Requests of positions that the caller may decide on, those due first. */
export const listReviews = defineRoute({
  method: 'GET',
  path: '/reviews',
  feature: 'personal-data',
  summary: 'Requests to look again, with how many are open, overdue, and changed something.',
  access: 'applicant.decide',
  query: z.strictObject({ ...pageQuery, status: z.enum(STATUSES).default('open') }),
  response: pageOf(review).extend({
    counts: z.object({
      open: z.number().int(),
      overdue: z.number().int(),
      answered: z.number().int(),
      changed: z.number().int(),
    }),
  }),
});

/** Takes a request over. */
export const takeReview = defineRoute({
  method: 'POST',
  path: '/review/take',
  feature: 'personal-data',
  summary: 'Takes over a request to look again.',
  access: 'applicant.decide',
  body: z.strictObject({ review_request_id: ref('review_request') }),
  response: review,
  errors: ['not_found', 'refused_by_rule'],
});

/** Answers a request; the candidate is told in these words. */
export const answerReview = defineRoute({
  method: 'POST',
  path: '/review/answer',
  feature: 'personal-data',
  summary: 'Answers a request to look again; the candidate reads the answer.',
  access: 'applicant.decide',
  body: z.strictObject({
    review_request_id: ref('review_request'),
    outcome: z.enum(REVIEW_OUTCOMES),
    answer: text(4000, 1),
  }),
  response: review,
  errors: ['not_found', 'refused_by_rule'],
});

/** What a candidate can ask of an organization about their data. */
export const DATA_CHOICES = ['restriction', 'objection', 'consent'] as const;

/** Makes or takes back a choice; it counts from this moment. */
export const setDataChoice = defineRoute({
  method: 'PUT',
  path: '/user/data/choice',
  feature: 'personal-data',
  summary:
    'Restricts processing, objects to contact and comparison, or withdraws consent at one organization; it counts at once.',
  access: 'account.update',
  body: z.strictObject({
    organization_id: z.uuid({ message: 'must be an id' }),
    kind: z.enum(DATA_CHOICES),
    /** False: the candidate takes it back. Consent is given anew by applying, not here. */
    on: z.boolean(),
  }),
  response: z.object({}),
  errors: ['not_found', 'refused_by_rule'],
});

const counted = z.object({
  open: z.number().int(),
  overdue: z.number().int(),
  answered: z.number().int(),
  changed: z.number().int(),
  /** Median of the days from asking to the answer; null: none was answered. */
  median_days: z.number().nullable(),
});

const rightsCounts = z.object({
  /** First day that is counted. */
  since: day,
  reviews: counted,
  corrections: counted,
  /** Choices that are in force now. */
  restricted: z.number().int(),
  objected: z.number().int(),
  consent_withdrawn: z.number().int(),
  /** Erasures that candidates asked for. */
  erased: z.number().int(),
});
/** What candidates asked of an organization in a year. */
export type RightsCounts = z.output<typeof rightsCounts>;

/** What candidates asked of an organization, as numbers. */
export const readRightsCounts = defineRoute({
  method: 'GET',
  path: '/organization/rights',
  feature: 'personal-data',
  summary:
    'How many reviews, corrections, restrictions, objections and erasures candidates asked for in a year.',
  access: 'organization.update',
  query: z.strictObject({ organization_id: ref('organization').optional() }),
  response: rightsCounts,
  errors: ['not_found'],
});

/** The routes of reviews and choices. */
export const reviewsRoutes = [
  explainApplication,
  askForReview,
  withdrawReview,
  listReviews,
  takeReview,
  answerReview,
  setDataChoice,
  readRightsCounts,
];
