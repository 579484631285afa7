import { OWNERSHIP_MODES } from '@tryout/domain/agencies/ownership';
import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK } from '@tryout/domain/positions/vocabulary';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, nothing, pageOf, pageQuery, ref, text, uuid } from '../fields.ts';
import { richText } from '../rich-text.ts';

const shareId = ref('agency_share');
const terms = text(2000, 1);

/** A position that a company shares with an agency, as the company sees it. */
export const agencyShare = z.object({
  agency_share_id: z.string(),
  position: z.object({ position_id: z.string(), title: z.string(), status: z.string() }),
  agency: z.object({ agency_id: z.string(), name: z.string() }),
  /** What the company pays and when. */
  terms: z.string(),
  note: z.string(),
  status: z.enum(['open', 'ended']),
  /** False while the link to the agency is not in force: then the agency does not see the position. */
  is_seen: z.boolean(),
  submitted: z.number().int(),
  waiting: z.number().int(),
  created_at: instant,
});
/** A position that a company shares with an agency. */
export type AgencyShare = z.output<typeof agencyShare>;

/** The agencies whose link to the company is in force. */
export const listAgencies = defineRoute({
  method: 'GET',
  path: '/agencies',
  feature: 'agencies',
  summary: 'The agencies that work for the company, and what is shared with them.',
  access: 'agency_share.manage',
  response: z.object({
    items: z.array(
      z.object({
        agency_id: z.string(),
        name: z.string(),
        shared: z.number().int(),
        submitted: z.number().int(),
        waiting: z.number().int(),
        hired: z.number().int(),
      }),
    ),
  }),
});

/** What is shared with agencies. */
export const listAgencyShares = defineRoute({
  method: 'GET',
  path: '/agencies/positions',
  feature: 'agencies',
  summary: 'The positions that the company shares with agencies, newest first.',
  access: 'agency_share.manage',
  query: z.strictObject({
    ...pageQuery,
    position_id: ref('position').optional(),
    status: z.enum(['open', 'ended']).optional(),
  }),
  response: pageOf(agencyShare),
});

/** Shares a position with an agency, on terms. */
export const sharePosition = defineRoute({
  method: 'POST',
  path: '/agencies/positions',
  feature: 'agencies',
  summary: 'Shares a position with an agency whose link is in force.',
  access: 'agency_share.manage',
  needs: 'agency.portal',
  body: z.strictObject({
    position_id: ref('position'),
    agency_id: uuid,
    terms,
    note: text(2000).default(''),
  }),
  response: agencyShare,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Changes the terms or the note; submissions keep the terms they were made under. */
export const changeAgencyShare = defineRoute({
  method: 'PUT',
  path: '/agencies/positions/:agency_share_id',
  feature: 'agencies',
  summary: 'Changes terms and note of a shared position.',
  access: 'agency_share.manage',
  params: z.strictObject({ agency_share_id: shareId }),
  body: z.strictObject({ terms, note: text(2000).default('') }),
  response: agencyShare,
  errors: ['not_found', 'refused_by_rule'],
});

/** Ends it: the agency sees and submits no more; what it submitted stays. */
export const endAgencyShare = defineRoute({
  method: 'POST',
  path: '/agencies/positions/:agency_share_id/end',
  feature: 'agencies',
  summary: 'Stops sharing a position with an agency.',
  access: 'agency_share.manage',
  params: z.strictObject({ agency_share_id: shareId }),
  response: agencyShare,
  errors: ['not_found', 'refused_by_rule'],
});

const settings = z.object({ ownership: z.enum(OWNERSHIP_MODES) });

/** How long an accepted submission binds the company. */
export const readAgencySettings = defineRoute({
  method: 'GET',
  path: '/agencies/settings',
  feature: 'agencies',
  summary: 'How long an accepted submission binds the company.',
  access: 'agency_share.manage',
  response: settings,
});

/** Changes it for submissions that are accepted from now on. */
export const changeAgencySettings = defineRoute({
  method: 'PUT',
  path: '/agencies/settings',
  feature: 'agencies',
  summary: 'Says how long submissions that are accepted from now on bind the company.',
  access: 'agency.settings',
  body: z.strictObject({ ownership: z.enum(OWNERSHIP_MODES) }),
  response: settings,
});

/** A shared position in an agency's list. */
export const deskPosition = z.object({
  agency_share_id: z.string(),
  title: z.string(),
  company: z.object({ company_id: z.string(), name: z.string() }),
  locations: z.array(z.string()),
  remote: z.enum(REMOTE_WORK).nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  level: z.enum(JOB_LEVELS).nullable(),
  closes_on: day.nullable(),
  terms: z.string(),
  /** True while people can be submitted: the position is published. */
  accepts: z.boolean(),
  /** Recruiters of the agency who work on it. */
  assigned: z.number().int(),
  /** The agency's own submissions. */
  submitted: z.number().int(),
  shared_at: instant,
});
/** A shared position in an agency's list. */
export type DeskPosition = z.output<typeof deskPosition>;

/** What is shared with the agency now: all of it for admins, what they are assigned to for recruiters. */
export const listDeskPositions = defineRoute({
  method: 'GET',
  path: '/agency/positions',
  feature: 'agencies',
  summary: 'The positions that clients share with the agency, newest first.',
  access: 'agency_desk.use',
  query: z.strictObject({ ...pageQuery, q: text(120).optional() }),
  response: pageOf(deskPosition),
});

/** One shared position: its text and terms, and nothing of anybody who applied. */
export const deskPositionDetail = deskPosition.extend({
  description: richText,
  skills: z.array(z.string()),
  technical_skills: z.array(z.string()),
  openings: z.number().int(),
  note: z.string(),
  /** Recruiters of the agency and whether they work on it; empty for whoever does not assign them. */
  people: z.array(z.object({ employee_id: z.string(), name: z.string(), is_assigned: z.boolean() })),
});
/** One shared position. */
export type DeskPositionDetail = z.output<typeof deskPositionDetail>;

/** One shared position. */
export const readDeskPosition = defineRoute({
  method: 'GET',
  path: '/agency/positions/:agency_share_id',
  feature: 'agencies',
  summary: 'A position that a client shares with the agency.',
  access: 'agency_desk.use',
  params: z.strictObject({ agency_share_id: shareId }),
  response: deskPositionDetail,
  errors: ['not_found'],
});

/** Says which of the agency's recruiters work on a shared position. */
export const assignDeskPosition = defineRoute({
  method: 'PUT',
  path: '/agency/positions/:agency_share_id/people',
  feature: 'agencies',
  summary: 'Assigns recruiters of the agency to a shared position.',
  access: 'agency_desk.manage',
  params: z.strictObject({ agency_share_id: shareId }),
  body: z.strictObject({ employee_ids: z.array(ref('employee')).max(200, 'must be at most 200') }),
  response: deskPositionDetail,
  errors: ['not_found'],
});

/** A client of an agency, with what came of it. */
export const agencyClient = z.object({
  company_id: z.string(),
  name: z.string(),
  /** Whether the link is in force. */
  is_active: z.boolean(),
  shared: z.number().int(),
  submitted: z.number().int(),
  accepted: z.number().int(),
  /** People who were hired; kept when the link has ended. */
  hired: z.number().int(),
  fee_note: z.string(),
  fee_note_at: instant.nullable(),
});

/** The agency's clients with its fee notes. */
export const listAgencyClients = defineRoute({
  method: 'GET',
  path: '/agency/clients',
  feature: 'agencies',
  summary: 'The clients of the agency, what came of its submissions, and its fee notes.',
  access: 'agency_desk.manage',
  response: z.object({ items: z.array(agencyClient) }),
});

/** Notes something on the fees of a client; the client never sees it. */
export const noteAgencyFee = defineRoute({
  method: 'PUT',
  path: '/agency/clients/:company_id/fees',
  feature: 'agencies',
  summary: 'Keeps the agency’s note on its fees with a client.',
  access: 'agency_desk.manage',
  params: z.strictObject({ company_id: uuid }),
  body: z.strictObject({ fee_note: text(4000) }),
  response: nothing,
  errors: ['not_found'],
});

/** The routes of this part of the feature. */
export const agencyPositionsRoutes = [
  listAgencies,
  listAgencyShares,
  readAgencySettings,
  changeAgencySettings,
  sharePosition,
  changeAgencyShare,
  endAgencyShare,
  listDeskPositions,
  readDeskPosition,
  assignDeskPosition,
  listAgencyClients,
  noteAgencyFee,
];
