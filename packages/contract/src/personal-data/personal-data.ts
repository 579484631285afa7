import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, ref, uuid } from '../fields.ts';

/** What stands in the way of erasing an application now. */
const hold = z.object({
  /** In the organization's own words. */
  reason: z.string(),
  /** Last day of the hold. */
  until: day,
});

const dataCopy = z.object({
  data_export_id: z.string(),
  status: z.enum(['queued', 'running', 'ready', 'failed']),
  /** Tables and files in the archive so far, and how many there will be; 0: not known yet. */
  done: z.number().int(),
  total: z.number().int(),
  /** Bytes; null: not ready. */
  size: z.number().int().nullable(),
  created_at: instant,
  ready_at: instant.nullable(),
  expires_at: instant,
});

const erasure = z.object({
  erasure_id: z.string(),
  /** Null: the whole account. */
  organization_id: z.string().nullable(),
  organization_name: z.string().nullable(),
  status: z.enum(['queued', 'running', 'held', 'done']),
  /** How many applications are gone. */
  applications: z.number().int(),
  /** How many a legal hold keeps. */
  held: z.number().int(),
  held_until: day.nullable(),
  asked_at: instant,
  done_at: instant.nullable(),
});

/** What an organization has about the caller. */
const knownAt = z.object({
  organization_id: z.string(),
  name: z.string(),
  applications: z.array(
    z.object({
      application_id: z.string(),
      position_title: z.string(),
      status: z.string(),
      created_at: instant,
      hold: hold.nullable(),
    }),
  ),
  /** Whether the organization keeps them in its talent pool. */
  in_pool: z.boolean(),
  /** When the person asked that nothing is decided for now; null: they did not. */
  restricted_at: instant.nullable(),
  /** When they objected to being contacted and compared; null: they did not. */
  objected_at: instant.nullable(),
  /** When they took back their consent to being kept for later openings; null: they did not. */
  consent_withdrawn_at: instant.nullable(),
});

const overview = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  /** Whether the account can be erased now. */
  may_erase_account: z.boolean(),
  /** Whether it works for an organization, in whose records its decisions and notes stay. */
  is_member: z.boolean(),
  /** Organizations that nobody else can run and that have to be handed over first; an empty name is the platform. */
  hand_over: z.array(z.string()),
  copies: z.array(dataCopy),
  organizations: z.array(knownAt),
  erasures: z.array(erasure),
});
/** See `readOwnData`. */
export type OwnData = z.output<typeof overview>;

/** Who has data about the caller, which copies were asked for, what was erased, and what has to stay and why. */
export const readOwnData = defineRoute({
  method: 'GET',
  path: '/user/data',
  feature: 'personal-data',
  summary:
    'Who holds data about the caller, what has to stay and why, copies asked for, and what was erased.',
  access: 'account.read',
  response: overview,
});

/** Begins a copy of everything about the caller; a link is mailed to the confirmed address when it is ready. */
export const askForCopy = defineRoute({
  method: 'POST',
  path: '/user/data/copy',
  feature: 'personal-data',
  summary:
    'Begins a copy of everything about the caller, in the background; its link goes to the confirmed address.',
  access: 'account.update',
  response: dataCopy,
  errors: ['conflict', 'refused_by_rule'],
});

const token = z.strictObject({ token: z.string().min(20).max(100) });

/** What a mailed link leads to. */
export const readCopy = defineRoute({
  method: 'GET',
  path: '/data/copy/:token',
  feature: 'personal-data',
  summary: 'What the link in the mail leads to: size and last moment of a copy.',
  access: 'public.read',
  params: token,
  response: z.object({ size: z.number().int(), created_at: instant, expires_at: instant }),
  errors: ['not_found'],
});

/** The archive itself. */
export const downloadCopy = defineRoute({
  method: 'GET',
  path: '/data/copy/:token/file',
  feature: 'personal-data',
  summary: 'The archive behind a mailed link.',
  access: 'public.read',
  params: token,
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** Erases the caller at one organization, or the whole account. It begins at once and cannot be called off. */
export const eraseMe = defineRoute({
  method: 'POST',
  path: '/user/data/erase',
  feature: 'personal-data',
  summary:
    'Erases what one organization has about the caller, or the whole account; begins at once and cannot be undone.',
  access: 'account.update',
  body: z.strictObject({
    /** Null: the whole account, everywhere. */
    organization_id: uuid.nullable(),
    /** The caller's own address, typed again. */
    confirm_email: line(254, 1),
  }),
  response: erasure,
  errors: ['confirm_first', 'not_found', 'conflict', 'refused_by_rule'],
});

/** Keeps an application from being erased, for a reason that its candidate reads. */
export const placeHold = defineRoute({
  method: 'POST',
  path: '/applicant/hold',
  feature: 'personal-data',
  summary: 'Keeps an application from being erased until a day, for a reason that the candidate reads.',
  access: 'organization.update',
  body: z.strictObject({ application_id: ref('application'), reason: line(500, 1), until: day }),
  response: hold,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Ends a hold; what was asked to be erased meanwhile goes now. */
export const liftHold = defineRoute({
  method: 'DELETE',
  path: '/applicant/hold',
  feature: 'personal-data',
  summary: 'Lifts a hold; what was to be erased meanwhile is erased now.',
  access: 'organization.update',
  query: z.strictObject({ application_id: ref('application') }),
  response: z.object({}),
  errors: ['not_found'],
});

/** The holds of an organization that are in force. */
export const listHolds = defineRoute({
  method: 'GET',
  path: '/organization/holds',
  feature: 'personal-data',
  summary: 'Applications that are held for a claim or an inquiry.',
  access: 'organization.update',
  query: z.strictObject({ organization_id: ref('organization').optional() }),
  response: z.object({
    items: z.array(
      z.object({
        application_id: z.string(),
        position_id: z.string(),
        position_title: z.string(),
        applicant_name: z.string(),
        reason: z.string(),
        until: day,
        placed_at: instant,
        placed_by_name: z.string(),
        /** Whether the candidate has asked to be erased. */
        erasure_waits: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** The routes of this feature. */
export const personalDataRoutes = [
  readOwnData,
  askForCopy,
  readCopy,
  downloadCopy,
  eraseMe,
  placeHold,
  liftHold,
  listHolds,
];
