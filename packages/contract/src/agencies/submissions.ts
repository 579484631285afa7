import { DISPUTE_OUTCOMES } from '@tryout/domain/agencies/dispute';
import { SUBMISSION_GROUPS, SUBMISSION_REFUSALS } from '@tryout/domain/agencies/submission';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, nothing, pageOf, pageQuery, queryFlag, ref, text } from '../fields.ts';

const status = z.enum(['new', 'approved', 'rejected', 'closed']);
const side = z.enum(['company', 'agency']);
const outcome = z.enum(DISPUTE_OUTCOMES);

/** A submission in the list of either side. */
export const submissionItem = z.object({
  submission_id: z.string(),
  /** Which side the reader is on. */
  side,
  person: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  /** The position's title when the person was submitted. */
  position_title: z.string(),
  company_name: z.string(),
  agency_name: z.string(),
  submitted_by_name: z.string(),
  status,
  refusal: z.enum(SUBMISSION_REFUSALS).nullable(),
  /**
   * How it goes after acceptance. Null: not accepted, or the agency's link is not in force, when it only learns that a
   * person was hired.
   */
  group: z.enum(SUBMISSION_GROUPS).nullable(),
  has_dispute: z.boolean(),
  created_at: instant,
});
/** A submission in a list. */
export type SubmissionItem = z.output<typeof submissionItem>;

/** A dispute, as both sides see it. */
export const dispute = z.object({
  submission_dispute_id: z.string(),
  status: z.enum(['open', 'settled']),
  opened_by: side,
  agency_wish: outcome.nullable(),
  agency_statement: z.string(),
  company_wish: outcome.nullable(),
  company_statement: z.string(),
  /** When the platform was asked to settle it; null: it was not. */
  referred_at: instant.nullable(),
  outcome: outcome.nullable(),
  settled_by: z.enum(['sides', 'platform']).nullable(),
  reason: z.string(),
  created_at: instant,
  settled_at: instant.nullable(),
});

const submittedFile = z.object({ name: z.string(), media_type: z.string(), size: z.number().int() });

/** A submission, whole, as one side sees it. */
export const submissionDetail = submissionItem.extend({
  /** The position, to the company alone. */
  position_id: z.string().nullable(),
  /** The shared position, to the agency alone and while it sees it. */
  agency_share_id: z.string().nullable(),
  /** The application that came of it, to the company alone. */
  application_id: z.string().nullable(),
  note: z.string(),
  consent_proof: z.string(),
  consent_on: day,
  /** The proof as a file; null: it was given in words alone. */
  consent_file: submittedFile.nullable(),
  terms: z.string(),
  cv: submittedFile,
  /** What the company told with its answer. */
  reason: z.string(),
  owner: z.enum(['agency', 'other_agency', 'company']),
  owner_reason: z.enum(['first', 'own_claim', 'claimed', 'direct_application', 'dispute']),
  owner_until: instant.nullable(),
  decided_at: instant.nullable(),
  /** Where the reader may move it. */
  allowed: z.array(status),
  feedback: z.array(z.object({ body: z.string(), author_name: z.string(), created_at: instant })),
  disputes: z.array(dispute),
  /** Whether the reader may open a dispute, or say what they want in the open one. */
  may_dispute: z.boolean(),
});
/** A submission, whole. */
export type SubmissionDetail = z.output<typeof submissionDetail>;

/** The lists that submissions are shown in. */
export const SUBMISSION_LISTS = ['waiting', 'accepted', 'over', 'disputed'] as const;

/** Submissions of the caller's side, newest first. */
export const listSubmissions = defineRoute({
  method: 'GET',
  path: '/submissions',
  feature: 'agencies',
  summary: 'What agencies submitted to the company, or what the agency submitted, newest first.',
  access: 'submission.read',
  query: z.strictObject({
    ...pageQuery,
    list: z.enum(SUBMISSION_LISTS).default('waiting'),
    q: text(120).optional(),
  }),
  response: pageOf(submissionItem).extend({
    counts: z.object({
      waiting: z.number().int(),
      accepted: z.number().int(),
      over: z.number().int(),
      disputed: z.number().int(),
    }),
  }),
});

const params = z.strictObject({ submission_id: ref('submission') });

/** One submission. */
export const readSubmission = defineRoute({
  method: 'GET',
  path: '/submissions/:submission_id',
  feature: 'agencies',
  summary: 'A submission, as far as the caller’s side sees it.',
  access: 'submission.read',
  params,
  response: submissionDetail,
  errors: ['not_found'],
});

/** The CV as it was submitted. */
export const readSubmissionCv = defineRoute({
  method: 'GET',
  path: '/submissions/:submission_id/cv',
  feature: 'agencies',
  summary: 'The CV of a submission as a file.',
  access: 'submission.read',
  params,
  query: z.strictObject({ inline: queryFlag.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** The proof of consent as it was submitted. */
export const readSubmissionConsent = defineRoute({
  method: 'GET',
  path: '/submissions/:submission_id/consent',
  feature: 'agencies',
  summary: 'The proof of consent of a submission as a file.',
  access: 'submission.read',
  params,
  query: z.strictObject({ inline: queryFlag.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** Largest proof of consent; bytes. */
export const CONSENT_PROOF_BYTES = 10 * 1024 * 1024;

/** Receives a proof of consent that is submitted next. */
export const uploadConsentProof = defineRoute({
  method: 'POST',
  path: '/agency/consent-proofs',
  feature: 'agencies',
  summary:
    'Receives a proof of consent, such as a signed form, for a submission that is made within a day; a document or a picture.',
  access: 'agency_desk.use',
  upload: { field: 'file', max_bytes: CONSENT_PROOF_BYTES },
  limit: 'upload',
  response: z.object({ consent_proof_id: z.string(), name: z.string(), size: z.number().int() }),
  errors: ['not_found', 'too_large', 'unsupported_type'],
});

/** Submits one of the agency's own candidates, with their address and CV as they are kept now. */
export const submitCandidate = defineRoute({
  method: 'POST',
  path: '/agency/submissions',
  feature: 'agencies',
  summary: 'Submits one of the agency’s candidates for a shared position; ownership is decided at once.',
  access: 'agency_desk.use',
  needs: 'agency.portal',
  body: z.strictObject({
    agency_share_id: ref('agency_share'),
    person_id: ref('person'),
    note: text(4000).default(''),
    /** How the person agreed to be submitted for this position. */
    consent_proof: text(1000, 1),
    consent_on: day,
    /** The proof as a file that was sent before; left out: words alone. It can be submitted once. */
    consent_proof_id: ref('consent_proof').optional(),
  }),
  response: submissionDetail,
  idempotent: true,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** The company answers; the agency takes back. */
export const moveSubmission = defineRoute({
  method: 'PUT',
  path: '/submissions/:submission_id/status',
  feature: 'agencies',
  summary:
    'Accepts (which invites the person) or declines a submission as the company, or withdraws it as the agency.',
  access: 'submission.move',
  params,
  body: z.strictObject({
    from: status,
    to: z.enum(['approved', 'rejected', 'closed']),
    /** Told to the other side; needed to decline. */
    reason: text(1000).default(''),
  }),
  response: submissionDetail,
  errors: ['not_found', 'stale_status', 'refused_by_rule', 'conflict'],
});

/** Tells the agency something about the person. */
export const shareFeedback = defineRoute({
  method: 'POST',
  path: '/submissions/:submission_id/feedback',
  feature: 'agencies',
  summary: 'Shares feedback on a submitted person with the agency.',
  access: 'submission.give_feedback',
  params,
  body: z.strictObject({ body: text(4000, 1) }),
  response: submissionDetail,
  idempotent: true,
  errors: ['not_found', 'refused_by_rule'],
});

/** Says what the caller's side wants; the first opens the dispute, and two that want the same settle it. */
export const disputeSubmission = defineRoute({
  method: 'POST',
  path: '/submissions/:submission_id/dispute',
  feature: 'agencies',
  summary: 'Opens a dispute on who represents the person, or says what the caller’s side wants in it.',
  access: 'submission.dispute',
  params,
  body: z.strictObject({ wish: outcome, statement: text(2000, 1) }),
  response: submissionDetail,
  errors: ['not_found', 'refused_by_rule'],
});

/** Asks a person of the platform to settle it. */
export const referDispute = defineRoute({
  method: 'POST',
  path: '/submissions/:submission_id/dispute/refer',
  feature: 'agencies',
  summary: 'Asks the platform to settle an open dispute.',
  access: 'submission.dispute',
  params,
  response: submissionDetail,
  errors: ['not_found', 'refused_by_rule'],
});

/** A dispute as the platform sees it: what both sides say, and the person's address only masked. */
export const referredDispute = dispute.extend({
  company_name: z.string(),
  agency_name: z.string(),
  position_title: z.string(),
  person_masked: z.string(),
  submitted_at: instant,
  owner: z.enum(['agency', 'other_agency', 'company']),
  owner_reason: z.enum(['first', 'own_claim', 'claimed', 'direct_application', 'dispute']),
});
/** A dispute as the platform sees it. */
export type ReferredDispute = z.output<typeof referredDispute>;

/** Disputes that were put to the platform. */
export const listDisputes = defineRoute({
  method: 'GET',
  path: '/admin/disputes',
  feature: 'agencies',
  summary: 'Disputes on who represents a person that the platform was asked to settle, newest first.',
  access: 'dispute.settle',
  query: z.strictObject({ ...pageQuery, status: z.enum(['open', 'settled']).default('open') }),
  response: pageOf(referredDispute),
});

/** Settles a dispute. */
export const settleDispute = defineRoute({
  method: 'POST',
  path: '/admin/disputes/:submission_dispute_id/settle',
  feature: 'agencies',
  summary: 'Settles a dispute that the platform was asked to settle.',
  access: 'dispute.settle',
  params: z.strictObject({ submission_dispute_id: ref('submission_dispute') }),
  body: z.strictObject({ outcome, reason: text(2000, 1) }),
  response: nothing,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** The routes of this part of the feature. */
export const submissionsRoutes = [
  listSubmissions,
  readSubmission,
  readSubmissionCv,
  readSubmissionConsent,
  uploadConsentProof,
  submitCandidate,
  moveSubmission,
  shareFeedback,
  disputeSubmission,
  referDispute,
  listDisputes,
  settleDispute,
];
