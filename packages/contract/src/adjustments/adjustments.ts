import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, pageOf, pageQuery, ref, text } from '../fields.ts';

const message = z.object({
  message_id: z.string(),
  from_candidate: z.boolean(),
  body: z.string(),
  created_at: instant,
});

/** The candidate's side of a request for another way. */
const ownThread = z.object({
  organization_name: z.string(),
  position_title: z.string(),
  /** Whether whoever reads it also hires for the position; null: nobody was asked yet. */
  reader_decides: z.boolean().nullable(),
  status: z.enum(['open', 'closed']).nullable(),
  messages: z.array(message),
});
/** See `ownThread`. */
export type OwnAdjustmentThread = z.output<typeof ownThread>;

/** What a candidate and the organization wrote to each other about another way to take part. */
export const readOwnAdjustments = defineRoute({
  method: 'GET',
  path: '/application/adjustments',
  feature: 'adjustments',
  summary: 'The candidate’s messages about another way to take part; nobody who decides reads them.',
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: ownThread,
  errors: ['not_found'],
});

/** Asks for another way, or writes on. */
export const askForAdjustment = defineRoute({
  method: 'POST',
  path: '/application/adjustments',
  feature: 'adjustments',
  summary:
    'Asks for another way to take part, or answers; goes to somebody who does not hire for the position.',
  access: 'application.own',
  body: z.strictObject({ application_id: ref('application'), body: text(4000, 1) }),
  response: ownThread,
  errors: ['not_found', 'refused_by_rule'],
});

const request = z.object({
  adjustment_request_id: z.string(),
  position_title: z.string(),
  applicant_name: z.string(),
  status: z.enum(['open', 'closed']),
  /** Messages of the candidate that were not opened yet. */
  unread: z.number().int(),
  created_at: instant,
  updated_at: instant,
});

/** Requests that the caller answers. */
export const listAdjustments = defineRoute({
  method: 'GET',
  path: '/adjustments',
  feature: 'adjustments',
  summary: 'Requests for another way to take part that are the caller’s to answer, the latest first.',
  access: 'adjustment.answer',
  query: z.strictObject({ ...pageQuery, status: z.enum(['open', 'closed']).default('open') }),
  response: pageOf(request),
});

/** One request with its messages. */
export const readAdjustment = defineRoute({
  method: 'GET',
  path: '/adjustment',
  feature: 'adjustments',
  summary: 'One request that is the caller’s to answer, with its messages.',
  access: 'adjustment.answer',
  query: z.strictObject({ adjustment_request_id: ref('adjustment_request') }),
  response: request.extend({ messages: z.array(message) }),
  errors: ['not_found'],
});
/** See `readAdjustment`. */
export type AdjustmentThread = z.output<typeof readAdjustment.response>;

/** Answers a request. */
export const answerAdjustment = defineRoute({
  method: 'POST',
  path: '/adjustment/answer',
  feature: 'adjustments',
  summary: 'Answers a request for another way to take part, and closes it where nothing is left to do.',
  access: 'adjustment.answer',
  body: z.strictObject({
    adjustment_request_id: ref('adjustment_request'),
    body: text(4000, 1),
    close: z.boolean().default(false),
  }),
  response: readAdjustment.response,
  errors: ['not_found'],
});

const contact = z.object({
  /** Null: an admin outside the hiring team answers. */
  employee_id: z.string().nullable(),
  people: z.array(z.object({ employee_id: z.string(), name: z.string() })),
});

/** Who answers candidates that need another way. */
export const readAdjustmentContact = defineRoute({
  method: 'GET',
  path: '/organization/adjustment-contact',
  feature: 'adjustments',
  summary: 'Who answers candidates that ask for another way to take part, and who could.',
  access: 'organization.update',
  query: z.strictObject({ organization_id: ref('organization').optional() }),
  response: contact,
  errors: ['not_found'],
});

/** Chooses who answers them; requests that wait stay with whom they are. */
export const setAdjustmentContact = defineRoute({
  method: 'PUT',
  path: '/organization/adjustment-contact',
  feature: 'adjustments',
  summary: 'Chooses who answers candidates that ask for another way to take part.',
  access: 'organization.update',
  body: z.strictObject({
    organization_id: ref('organization').optional(),
    employee_id: ref('employee').nullable(),
  }),
  response: contact,
  errors: ['not_found'],
});

/** The routes of this feature. */
export const adjustmentsRoutes = [
  readOwnAdjustments,
  askForAdjustment,
  listAdjustments,
  readAdjustment,
  answerAdjustment,
  readAdjustmentContact,
  setAdjustmentContact,
];
