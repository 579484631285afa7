import { LEAD_REASONS, LEAD_SORTS, LEAD_SOURCES, LEAD_STATUS_KEYS } from '@tryout/domain/leads/lead-status';
import { z } from 'zod';
import { emailField, localeField } from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, queryFlag, ref, text } from '../fields.ts';

const status = z.enum(LEAD_STATUS_KEYS);

/** Where somebody came from, as the address of the page said it (`utm_source` and so on); empty: not said. */
const utm = z
  .strictObject({
    source: line(100).default(''),
    medium: line(100).default(''),
    campaign: line(100).default(''),
    term: line(100).default(''),
    content: line(100).default(''),
  })
  .default({ source: '', medium: '', campaign: '', term: '', content: '' });

/**
 * A message of somebody who may become a customer. Whether the address is known already is not to be seen from the answer.
 */
export const sendLead = defineRoute({
  method: 'POST',
  path: '/user/lead',
  feature: 'leads',
  summary: 'Takes a message of a prospective customer, and mails a link that confirms the address.',
  access: 'public.write',
  body: z.strictObject({
    email: emailField,
    name: line(120, 1),
    company: line(160).default(''),
    phone: line(40).default(''),
    role: line(120).default(''),
    message: text(4000).default(''),
    source: z.enum(LEAD_SOURCES).default('contact'),
    utm,
    /** That the person may be written to about this. */
    consent: z.literal(true, { message: 'is required' }),
    locale: localeField.default('en'),
    /** A field that no person sees; what is filled in by a program is answered alike and not kept. */
    website: line(300).default(''),
  }),
  response: z.object({
    /** To name in further talk, such as `L-7KD2QX9M`. */
    reference: z.string(),
  }),
  limit: 'public_form',
  errors: ['too_many_requests', 'refused_by_rule'],
});

const token = z.strictObject({ token: line(200, 1) });

/** Confirms the address of a message by the mailed link. */
export const confirmLead = defineRoute({
  method: 'POST',
  path: '/user/lead/confirm',
  feature: 'leads',
  summary: 'Confirms by the mailed link that a message came from its address.',
  access: 'public.write',
  body: token,
  response: nothing,
  limit: 'public_form',
  errors: ['gone'],
});

/** Erases all that is kept of a message, by the mailed link: somebody else sent it, or the person thinks again. */
export const withdrawLead = defineRoute({
  method: 'POST',
  path: '/user/lead/withdraw',
  feature: 'leads',
  summary: 'Erases a message and all that is kept of its sender, by the mailed link.',
  access: 'public.write',
  body: token,
  response: nothing,
  limit: 'public_form',
  errors: ['gone'],
});

const lead = z.object({
  lead_id: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  role: z.string(),
  source: z.enum(LEAD_SOURCES),
  status,
  /** Why it was rejected; null: it is not. */
  reason: z.enum(LEAD_REASONS).nullable(),
  /** Null: nobody looks after it. */
  owner: z.object({ user_id: z.string(), name: z.string() }).nullable(),
  /** What it became; null: none is known. */
  organization: z.object({ organization_id: z.string(), name: z.string() }).nullable(),
  /** How often this mailbox has written. */
  asked: z.number().int(),
  confirmed_at: instant.nullable(),
  /** Null: it is there. */
  deleted_at: instant.nullable(),
  asked_at: instant,
  created_at: instant,
});
/** A lead, as the platform's people see it. */
export type Lead = z.output<typeof lead>;

const filters = {
  search: line(120).default(''),
  status: status.optional(),
  source: z.enum(LEAD_SOURCES).optional(),
  /** `me`: the caller's; `nobody`: those that nobody looks after. */
  owner: z.enum(['me', 'nobody']).optional(),
  /** Whether the address is confirmed. */
  confirmed: queryFlag.optional(),
  /** Those that were deleted and can be brought back, instead of the others. */
  deleted: queryFlag.default(false),
  sort: z.enum(LEAD_SORTS).default('-asked'),
};

/** The leads, those that wrote last first. */
export const listLeads = defineRoute({
  method: 'GET',
  path: '/leads',
  feature: 'leads',
  summary: 'Prospective customers, those who wrote last first.',
  access: 'platform.manage',
  query: z.strictObject({ ...pageQuery, ...filters }),
  response: pageOf(lead),
});

/** The same list as a file, all of it. */
export const exportLeads = defineRoute({
  method: 'GET',
  path: '/leads/export',
  feature: 'leads',
  summary: 'The leads as searched and narrowed, as a CSV or XLSX file; written to the security log.',
  access: 'platform.manage',
  query: z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx']).default('csv') }),
  response: nothing,
  answers: 'file',
});

/** Who may look after leads. */
export const listLeadOwners = defineRoute({
  method: 'GET',
  path: '/leads/owners',
  feature: 'leads',
  summary: 'The people of the platform who may look after leads, by name.',
  access: 'platform.manage',
  response: z.object({ items: z.array(z.object({ user_id: z.string(), name: z.string() })) }),
});

const entry = z.object({
  id: z.string(),
  kind: z.enum(['asked', 'confirmed', 'status', 'note', 'owner', 'converted', 'deleted', 'restored']),
  /** Empty: the person themselves, the server, or an account that is gone. */
  actor_name: z.string(),
  /** What the sender was told as the number of their request; empty for everything but `asked`. */
  reference: z.string(),
  /** Of `asked`: what was sent; of `status`: from, to, reason, text; of `note`: text; of `owner`: from, to; of `converted`: how. */
  details: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  made_at: instant,
});
/** One line of a lead's history. */
export type LeadEntry = z.output<typeof entry>;

const params = z.strictObject({ lead_id: ref('lead') });
const whole = lead.extend({
  /** The latest first, at most 200. */
  history: z.array(entry),
  /** Other leads of the same company's domain. */
  colleagues: z.array(z.object({ lead_id: z.string(), name: z.string(), email: z.string() })),
});
/** A lead with its history. */
export type WholeLead = z.output<typeof whole>;

/** One lead with everything that happened to it. */
export const readLead = defineRoute({
  method: 'GET',
  path: '/leads/:lead_id',
  feature: 'leads',
  summary: 'One lead with its history, the latest first.',
  access: 'platform.manage',
  params,
  response: whole,
  errors: ['not_found'],
});

/** Which organizations a lead may have become. */
export const findLeadOrganizations = defineRoute({
  method: 'GET',
  path: '/leads/:lead_id/organizations',
  feature: 'leads',
  summary:
    'Organizations that a lead may have become, at most 20: those of its address first, then of its domain, then by name.',
  access: 'platform.manage',
  params,
  query: z.strictObject({ search: line(120).default('') }),
  response: z.object({
    items: z.array(
      z.object({
        organization_id: z.string(),
        name: z.string(),
        /** `address`: a member has the lead's address; `domain`: the organization has its domain; null: neither. */
        match: z.enum(['address', 'domain']).nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Moves a lead to another status. */
export const moveLead = defineRoute({
  method: 'POST',
  path: '/leads/:lead_id/transitions',
  feature: 'leads',
  summary: 'Moves a lead to another status; 409 with the status of now where it is not as it was seen.',
  access: 'platform.manage',
  params,
  body: z.strictObject({
    from: status,
    to: status,
    /** Needed to reject. */
    reason: z.enum(LEAD_REASONS).nullable().default(null),
    note: text(1000).default(''),
    /** For `approved`: what it became; null: not known. */
    organization_id: ref('organization').nullable().default(null),
  }),
  response: lead,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Says who looks after a lead. */
export const setLeadOwner = defineRoute({
  method: 'PUT',
  path: '/leads/:lead_id/owner',
  feature: 'leads',
  summary: 'Says who looks after a lead.',
  access: 'platform.manage',
  params,
  body: z.strictObject({
    /** One of the platform's people; null: nobody. */
    owner_id: ref('user').nullable(),
  }),
  response: lead,
  errors: ['not_found', 'refused_by_rule'],
});

/** Adds a note to a lead's history. */
export const addLeadNote = defineRoute({
  method: 'POST',
  path: '/leads/:lead_id/notes',
  feature: 'leads',
  summary: 'Adds a note to the history of a lead.',
  access: 'platform.manage',
  params,
  body: z.strictObject({ text: text(4000, 1) }),
  response: nothing,
  idempotent: true,
  errors: ['not_found'],
});

/** Deletes a lead; for 30 days it can be brought back, then it is erased. */
export const deleteLead = defineRoute({
  method: 'DELETE',
  path: '/leads/:lead_id',
  feature: 'leads',
  summary: 'Deletes a lead: it can be brought back for 30 days and is erased then.',
  access: 'platform.manage',
  params,
  response: nothing,
  errors: ['not_found'],
});

/** Brings a deleted lead back. */
export const restoreLead = defineRoute({
  method: 'POST',
  path: '/leads/:lead_id/restore',
  feature: 'leads',
  summary: 'Brings a deleted lead back; refused where the same mailbox has written anew since.',
  access: 'platform.manage',
  params,
  response: lead,
  errors: ['not_found', 'conflict'],
});

/** The routes of this feature. */
export const leadsRoutes = [
  sendLead,
  confirmLead,
  withdrawLead,
  listLeads,
  exportLeads,
  listLeadOwners,
  readLead,
  findLeadOrganizations,
  moveLead,
  setLeadOwner,
  addLeadNote,
  deleteLead,
  restoreLead,
];
