import { PRIVILEGE_LEVELS } from '@tryout/domain/access/privilege';
import { z } from 'zod';
import { answerValue, applicationStatus, questionWithAnswer } from '../applications/application-view.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, pageQuery, queryFlag, ref, uuid } from '../fields.ts';
import { playState } from '../plays/play-state.ts';
import { shownScale } from '../score-cards/score-fields.ts';

/** A band to filter by; `not_calculated` are those without a job fit. */
export const bandFilter = z.enum([
  'poor',
  'below_average',
  'average',
  'above_average',
  'excellent',
  'outstanding',
  'not_calculated',
]);
/** A band to filter by. */
export type BandFilter = z.output<typeof bandFilter>;

/** One value or several in a query string: `status=applied&status=on_hold`. */
function many<T extends z.ZodType>(item: T) {
  return z
    .union([z.array(item).max(20, 'must be at most 20'), item.transform((one) => [one])], {
      message: 'is not known',
    })
    .optional();
}

/** Longest tag, in characters. */
export const TAG_LENGTH = 40;

/** A link for a channel, in the filter of origins. */
const SOURCE_LINK = /^link\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How an application can have come to be: see the column `origin` of applications. */
export const APPLICATION_ORIGINS = ['public', 'invite', 'generated', 'agency', 'referral', 'import'] as const;
/** How an application came to be. */
export type ApplicationOrigin = (typeof APPLICATION_ORIGINS)[number];

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Least score of a trait to filter by: its id, a colon, and a whole number from 0 to 100. */
export const TRAIT_LEAST = new RegExp(`^${UUID}:(?:\\d{1,2}|100)$`);
/** An answer to filter by: the id of its question, a colon, and the key of an option, or `true` or `false`. */
export const ANSWER_GIVEN = new RegExp(`^${UUID}:.{1,60}$`);

/** What the list of applicants can be narrowed by. */
export const applicantFilters = {
  status: many(applicationStatus),
  band: many(bandFilter),
  /** The beginnings of words of a name or e-mail address, in any order, in capitals or not, with or without accents. */
  q: line(120).optional(),
  tag: line(TAG_LENGTH).optional(),
  /** Only those for whom a knock-out rule suggests something. */
  has_suggestion: queryFlag.optional(),
  /** Only those in whose play something is worth a look. */
  needs_look: queryFlag.optional(),
  /** Only those that ended for this reason. */
  reason_id: ref('reason').optional(),
  /** Only those handed in at or after this moment. */
  applied_from: instant.optional(),
  /** Only those handed in before this moment. */
  applied_before: instant.optional(),
  /** How they came: an origin, or `link.` and the id of a link for a channel. */
  origin: many(
    z.union([z.enum(APPLICATION_ORIGINS), z.string().regex(SOURCE_LINK, 'must be an origin or a link')]),
  ),
  /** Traits that reach a score, as `TRAIT_LEAST` writes them; all of them have to. */
  trait: many(z.string().regex(TRAIT_LEAST, 'must be a trait and a number from 0 to 100')),
  /**
   * Answers to questions with options, as `ANSWER_GIVEN` writes them: of the answers to one question any, for each
   * question one. A question is the same in all revisions of the position where it has the same words.
   */
  answer: many(z.string().regex(ANSWER_GIVEN, 'must be a question and an answer')),
  /** Only those whom this person looks after, by user id; `none`: those without an owner. */
  owner: z.union([z.literal('none'), uuid], { message: 'is not known' }).optional(),
};

/** Columns that the list of applicants can be sorted by. */
export const APPLICANT_SORTS = [
  'job_fit',
  'name',
  'status',
  'stage_entered',
  'top_trait',
  'coverage',
  'applied',
  'suggestion',
  'tags',
  'owner',
] as const;
/** A column that the list of applicants can be sorted by. */
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

/**
 * How the list of applicants is sorted: by a column, or with `-` from its other end. `name` is A to Z, `applied` and
 * `stage_entered` oldest first, `job_fit` lowest first, `status` in the order of the pipeline, `owner` by their name. What is missing comes last
 * either way; among equals who applied first comes first, or last with `-`.
 */
export const applicantOrder = {
  sort: z
    .enum(
      APPLICANT_SORTS.flatMap((key) => [key, `-${key}`] as const),
      'is not known',
    )
    .default('-job_fit'),
};

/** What a knock-out rule suggests; a person confirms or dismisses it (product §2.6). */
export const suggestedAction = z.object({
  action: z.enum(['tag', 'short_list', 'on_hold', 'reject_suggested']),
  matched_question_ids: z.array(z.string()),
  /** Where confirming moves the applicant; null where there is nothing to confirm. */
  to: applicationStatus.nullable(),
});

/**
 * An applicant as the list shows one. What the caller's level does not reach is null: job fit, coverage, top trait
 * and suggestion below `reviewer`; name and address in blind review.
 */
export const applicantRow = z.object({
  application_id: z.string(),
  /** Null in blind review; show `code` instead. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** False until the applicant has proved that the stated address is theirs; null in blind review. */
  email_confirmed: z.boolean().nullable(),
  /** True while another applicant of the position states the same address; null in blind review. */
  same_address: z.boolean().nullable(),
  /** Four characters that tell applicants apart without a name, e.g. `7F3A`. */
  code: z.string(),
  status: applicationStatus,
  /** True before `applied`: the applicant is still at it. */
  in_progress: z.boolean(),
  /** Who ended it: employer, candidate (withdrawn) or system (not completed); null unless rejected. */
  disposition_by: z.enum(['employer', 'candidate', 'system', 'duplicate']).nullable(),
  /** One decimal, 0 to 100; null = Not Calculated. */
  job_fit_score: z.number().nullable(),
  /** Standard error of the job fit in points; null = unknown. Two rows differ only beyond what it explains. */
  job_fit_sem: z.number().nullable(),
  /** What it means; only `norm` has a band. Null without a score, and on cards of engine 1, which all have one. */
  job_fit_scale: shownScale.nullable(),
  /** What of the measures behind the score nobody has confirmed: answer keys, parameters of items; null: nothing. */
  unconfirmed: z.enum(['key', 'items', 'both']).nullable(),
  /** Share of the weight that has data, 0 to 1. */
  coverage: z.number().nullable(),
  top_trait: z.string().nullable(),
  applied_at: instant.nullable(),
  stage_entered_at: instant,
  tags: z.array(z.string()),
  suggested_action: suggestedAction.nullable(),
  /** The latest play; null where none was begun. */
  play_state: playState.nullable(),
  /** Codes of what is worth a look in the plays that count; never part of a score. Empty below `reviewer`. */
  look_at: z.array(z.string()),
  /** Where there is more than one attempt: how many, and which counts; null as long as none does. */
  attempts: z.object({ made: z.number().int(), counted: z.number().int().nullable() }).nullable(),
  unread_messages: z.number().int(),
  /** Interviewers' feedback that was asked for and sent; null where no interview took place, and below `reviewer`. */
  feedback: z.object({ sent: z.number().int(), asked: z.number().int() }).nullable(),
  /** Who looks after the applicant; null: nobody in particular. */
  owner: z.object({ user_id: z.string(), name: z.string() }).nullable(),
});
/** An applicant as the list shows one. */
export type ApplicantRow = z.output<typeof applicantRow>;

/** The applicants of a position, a page at a time. */
export const listApplicants = defineRoute({
  method: 'GET',
  path: '/applicants',
  feature: 'applicants',
  summary: 'The applicants of a position, best job fit first unless another order is asked for.',
  access: 'applicant.read',
  query: z.strictObject({
    position_id: ref('position'),
    ...applicantFilters,
    ...applicantOrder,
    ...pageQuery,
    /** The last page, whatever its number. */
    last: queryFlag.optional(),
  }),
  response: z.object({
    items: z.array(applicantRow),
    total: z.number().int(),
    /**
     * True when there are more than `total`: searches are counted up to 10,000, those for a name that very many have
     * together with something else among the first 20,000 of the list.
     */
    total_is_capped: z.boolean(),
    page: z.number().int(),
    recordsPerPage: z.number().int(),
    next_cursor: z.string().nullable(),
    previous_cursor: z.string().nullable(),
  }),
  errors: ['not_found'],
});

/** What the caller may do with the applicants of a position. */
export const applicantRights = z.object({
  level: z.enum(PRIVILEGE_LEVELS),
  see_identity: z.boolean(),
  see_scores: z.boolean(),
  comment: z.boolean(),
  /** Between the stages of the pipeline. */
  move: z.boolean(),
  /** Approve, reject, and what undoes either. */
  decide: z.boolean(),
  message: z.boolean(),
  see_private: z.boolean(),
});
/** What the caller may do with the applicants of a position. */
export type ApplicantRights = z.output<typeof applicantRights>;

/** The frame around the list: counts, waiting times, tags, rights. */
export const summarizeApplicants = defineRoute({
  method: 'GET',
  path: '/applicants/summary',
  feature: 'applicants',
  summary: 'How many applicants stand where, for how long, and what the caller may do.',
  access: 'applicant.read',
  query: z.strictObject({ position_id: ref('position') }),
  response: z.object({
    position: z.object({
      position_id: z.string(),
      title: z.string(),
      status: z.string(),
      openings: z.number().int(),
      approved_count: z.number().int(),
    }),
    total: z.number().int(),
    statuses: z.array(
      z.object({
        status: applicationStatus,
        count: z.number().int(),
        /** Median of the days since they came here, among the first 500 of the list; null where nobody is. */
        median_days: z.number().nullable(),
      }),
    ),
    tags: z.array(z.string()),
    /** The stages whose moves are told by mail, so that the mail is shown before; none to those who do not decide. */
    mailed_stages: z.array(applicationStatus),
    rights: applicantRights,
  }),
  errors: ['not_found'],
});

/** Most applicants that a search over all positions answers. */
export const FOUND_LIMIT = 8;

/** Applicants by name or address, whatever they apply for. */
export const searchApplicants = defineRoute({
  method: 'GET',
  path: '/applicants/search',
  feature: 'applicants',
  summary:
    'Applicants of all positions that the caller sees, by the beginnings of words of their name or address.',
  access: 'applicant.read',
  query: z.strictObject({ q: line(120, 2) }),
  response: z.object({
    /** The latest active first. None of positions that the caller reviews blind. */
    items: z.array(
      z.object({
        application_id: z.string(),
        position_id: z.string(),
        position_title: z.string(),
        name: z.string(),
        email: z.string(),
        status: applicationStatus,
      }),
    ),
  }),
});

/** What the further filters of the list can be set to. */
export const readApplicantFacets = defineRoute({
  method: 'GET',
  path: '/applicants/facets',
  feature: 'applicants',
  summary:
    'The traits, questions with options, origins and owners that the applicants of a position can be narrowed by.',
  access: 'applicant.read',
  query: z.strictObject({ position_id: ref('position') }),
  response: z.object({
    /** By name; none to those who may not see scores. */
    traits: z.array(z.object({ trait_id: z.string(), name: z.string() })),
    /** Questions with options of all revisions that have applicants, newest first, each once. */
    questions: z.array(
      z.object({
        position_question_id: z.string(),
        label: z.string(),
        /** In the order of the form; empty for yes and no. */
        options: z.array(z.object({ key: z.string(), label: z.string() })),
      }),
    ),
    origins: z.array(z.enum(APPLICATION_ORIGINS)),
    /** Links for channels by which some came, by name, at most 100. */
    links: z.array(z.object({ source_link_id: z.string(), name: z.string() })),
    /** Everyone who can look after applicants of the position, by name. */
    owners: z.array(z.object({ user_id: z.string(), name: z.string() })),
  }),
  errors: ['not_found'],
});

/** A place to go from here. */
export const applicantTarget = z.object({
  to: applicationStatus,
  needs_reason: z.boolean(),
  needs_opening: z.boolean(),
});
/** A place to go from here. */
export type ApplicantTarget = z.output<typeof applicantTarget>;

const answered = questionWithAnswer.omit({ value: true, file: true }).extend({
  value: answerValue,
  file: z.object({ name: z.string(), size: z.number().int() }).nullable(),
  /** True where a knock-out rule matched this answer. */
  matched: z.boolean(),
  /** True in blind review for answers that would tell who it is. */
  hidden: z.boolean(),
});

/** Everything on one applicant that the caller's level reaches. */
export const applicantDetails = applicantRow.extend({
  position: z.object({ position_id: z.string(), title: z.string() }),
  /** Null in blind review. */
  contact: z
    .object({ email: z.string(), phone: z.string(), location: z.string(), linkedin: z.string() })
    .nullable(),
  cover_letter: z.string().nullable(),
  cv: z.object({ name: z.string(), media_type: z.string(), size: z.number().int() }).nullable(),
  cv_skipped: z.boolean(),
  /** True in blind review: there may be a CV, but it would say who it is. */
  cv_hidden: z.boolean(),
  answers: z.array(answered),
  allowed: z.array(applicantTarget),
  hold: z.object({ until: z.string().nullable(), resume_to: applicationStatus.nullable() }).nullable(),
  disposition: z
    .object({
      by: z.enum(['employer', 'candidate', 'system', 'duplicate']),
      reason: z.string(),
      reason_key: z.string(),
      note: z.string(),
      shared_text: z.string(),
    })
    .nullable(),
  score_card_id: z.string().nullable(),
  /** The person of the talent pool; null in blind review. */
  person_id: z.string().nullable(),
  /** How the applicant came, and the channel, who referred them, or the agency that submitted them; empty: not known. */
  came: z.object({ origin: z.enum(APPLICATION_ORIGINS), source: z.string() }),
  /** For applicants who have not finished, to those who may write to them; null otherwise. */
  reminder: z
    .object({
      /** When the applicant was last reminded, by hand or by itself; null: never. */
      last_at: instant.nullable(),
      /** From when on another reminder may go out; null: now. */
      again_from: instant.nullable(),
      /** False where the applicant could not go on, because the position is not open. */
      possible: z.boolean(),
    })
    .nullable(),
  created_at: instant,
  previous_id: z.string().nullable(),
  next_id: z.string().nullable(),
  rights: applicantRights,
});
/** Everything on one applicant that the caller's level reaches. */
export type ApplicantDetails = z.output<typeof applicantDetails>;

/** One applicant. */
export const readApplicant = defineRoute({
  method: 'GET',
  path: '/applicant',
  feature: 'applicants',
  summary: 'One applicant with everything that the caller may see, and who comes before and after.',
  access: 'applicant.read',
  query: z.strictObject({
    application_id: ref('application'),
    /** Hides who it is, as in blind review: for a reader who wants to be fair. */
    blind: queryFlag.optional(),
    /** Only those who wait for a decision come before and after, as in a review. */
    in_review: queryFlag.optional(),
    /** Fetched before it is looked at: the candidate is told of no view; showing it is recorded by its own call. */
    ahead: queryFlag.optional(),
    /** These narrow and sort who comes before and after, as in the list. */
    ...applicantFilters,
    ...applicantOrder,
  }),
  response: applicantDetails,
  errors: ['not_found'],
});

/** Where a review one by one of those who wait for a decision stands. */
export const readReviewPlace = defineRoute({
  method: 'GET',
  path: '/applicants/review',
  feature: 'applicants',
  summary:
    'The first applicant who waits for a decision, or a given one, and how many of those come before and after.',
  access: 'applicant.read',
  query: z.strictObject({
    position_id: ref('position'),
    /** Left out: the first of the list. */
    application_id: ref('application').optional(),
    ...applicantFilters,
  }),
  response: z.object({
    /** Null when nobody who matches waits for a decision. */
    application_id: z.string().nullable(),
    before: z.number().int(),
    after: z.number().int(),
    /** True when there are more than `before` or `after`: they are counted as the list is. */
    is_capped: z.boolean(),
  }),
  errors: ['not_found'],
});

/** Hours between two reminders of one applicant. */
export const REMINDER_HOURS = 24;

/** Reminds an applicant who has not finished. */
export const remindApplicant = defineRoute({
  method: 'POST',
  path: '/applicant/remind',
  feature: 'applicants',
  summary: 'Reminds an applicant who has not finished, at most once in 24 hours.',
  access: 'applicant.message',
  body: z.strictObject({ application_id: ref('application') }),
  asks_mail: true,
  response: z.object({ reminded_at: instant, again_from: instant }),
  errors: ['not_found', 'refused_by_rule'],
});

/** An applicant's CV. Opening it is logged. */
export const readApplicantCv = defineRoute({
  method: 'GET',
  path: '/applicant/cv',
  feature: 'applicants',
  summary: "An applicant's CV as a file; opening it is written to the security log.",
  access: 'applicant.read',
  query: z.strictObject({ application_id: ref('application'), inline: queryFlag.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found', 'forbidden'],
});

/** The words of an applicant's CV, for kinds of file that browsers do not show. */
export const readApplicantCvText = defineRoute({
  method: 'GET',
  path: '/applicant/cv/text',
  feature: 'applicants',
  summary: "The words read from an applicant's CV.",
  access: 'applicant.read',
  query: z.strictObject({ application_id: ref('application') }),
  response: z.object({ text: z.string() }),
  errors: ['not_found', 'forbidden'],
});

/** A file that was given as an answer. */
export const readApplicantAnswerFile = defineRoute({
  method: 'GET',
  path: '/applicant/answer/file',
  feature: 'applicants',
  summary: 'A file that an applicant gave as an answer.',
  access: 'applicant.read',
  query: z.strictObject({
    application_id: ref('application'),
    position_question_id: ref('position_question'),
    inline: queryFlag.optional(),
  }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found', 'forbidden'],
});

/** Puts tags on applicants, and takes tags off. */
export const tagApplicants = defineRoute({
  method: 'POST',
  path: '/applicants/tags',
  feature: 'applicants',
  summary: 'Puts tags on applicants of a position, and takes tags off.',
  access: 'applicant.comment',
  body: z.strictObject({
    position_id: ref('position'),
    application_ids: z
      .array(ref('application'))
      .min(1, 'must name at least one')
      .max(500, 'must be at most 500'),
    add: z.array(line(TAG_LENGTH, 1)).max(10, 'must be at most 10').default([]),
    remove: z.array(line(TAG_LENGTH, 1)).max(10, 'must be at most 10').default([]),
  }),
  response: z.object({ changed: z.number().int() }),
  errors: ['not_found', 'limit_reached'],
});

/** Says who looks after applicants. */
export const assignApplicants = defineRoute({
  method: 'POST',
  path: '/applicants/owner',
  feature: 'applicants',
  summary: 'Says who of the hiring side looks after applicants of a position.',
  access: 'applicant.comment',
  body: z.strictObject({
    position_id: ref('position'),
    application_ids: z
      .array(ref('application'))
      .min(1, 'must name at least one')
      .max(500, 'must be at most 500'),
    /** The id of somebody who sees the position's applicants; null: nobody in particular. */
    owner_id: uuid.nullable(),
  }),
  response: z.object({ changed: z.number().int() }),
  errors: ['not_found'],
});

/** The routes that read applicants. */
export const applicantsRoutes = [
  listApplicants,
  summarizeApplicants,
  readApplicantFacets,
  searchApplicants,
  readReviewPlace,
  readApplicant,
  remindApplicant,
  readApplicantCv,
  readApplicantCvText,
  readApplicantAnswerFile,
  tagApplicants,
  assignApplicants,
];
