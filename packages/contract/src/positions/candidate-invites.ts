import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref, text } from '../fields.ts';

const onPosition = z.strictObject({ position_id: ref('position') });
const onInvite = z.strictObject({
  position_id: ref('position'),
  candidate_invite_id: ref('candidate_invite'),
});

/** `new` (shown Pending), `approved` = application started, `rejected` = declined, `closed` = revoked or over. */
export const candidateInviteStatus = z.enum(['new', 'approved', 'rejected', 'closed']);

/** An invitation to apply (product §2.8). */
export const candidateInvite = z.object({
  id: z.string(),
  position: z.object({ id: z.string(), title: z.string() }),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  source: z.enum(['manual', 'csv', 'api', 'agency', 'generated']),
  status: candidateInviteStatus,
  closed_reason: z.string(),
  send_count: z.number().int(),
  expires_at: instant,
  sent_at: instant.nullable(),
  opened_at: instant.nullable(),
  created_at: instant,
});
/** An invitation to apply. */
export type CandidateInvite = z.output<typeof candidateInvite>;

const filters = { ...pageQuery, status: candidateInviteStatus.optional(), q: line(120).optional() };

/** Invitations of one position, newest first. */
export const listCandidateInvites = defineRoute({
  method: 'GET',
  path: '/position/:position_id/invitations',
  feature: 'positions',
  summary: 'Invitations to apply for one position.',
  access: 'candidate_invite.manage',
  params: onPosition,
  query: z.strictObject(filters),
  response: pageOf(candidateInvite),
  errors: ['not_found'],
});

/** Invitations of all positions of the caller's organizations, newest first. */
export const listAllCandidateInvites = defineRoute({
  method: 'GET',
  path: '/positions/invitations',
  feature: 'positions',
  summary: "Invitations to apply, over all of the organization's positions.",
  access: 'candidate_invite.manage',
  query: z.strictObject(filters),
  response: pageOf(candidateInvite),
});

/** Why a line of a list cannot be invited; `ok` when it can. */
export const inviteVerdict = z.enum([
  'ok',
  'invalid_email',
  'duplicate_in_list',
  'already_invited',
  'already_applied',
  'declined_before',
  /** The organization noted that this person may not be contacted. */
  'do_not_contact',
  /** Had a mail from this organization a moment ago, or five today. */
  'emailed_recently',
]);

/** What is to be invited: addresses pasted in any form, or the text of a CSV file with a heading line. */
const people = z.strictObject({
  /** One address a line, or parted by commas or semicolons; `Name <address>` is understood. */
  pasted: z.string().max(200_000).optional(),
  /** Columns by heading: email, first_name, last_name (case and blanks do not matter); at most 500 rows. */
  csv: z.string().max(500_000).optional(),
});

/** Checks a list without sending anything. */
export const checkCandidateInvites = defineRoute({
  method: 'POST',
  path: '/position/:position_id/invitations/check',
  feature: 'positions',
  summary: 'Dry run: reads pasted addresses or a CSV and says what would happen to each.',
  access: 'candidate_invite.manage',
  params: onPosition,
  body: people,
  response: z.object({
    rows: z.array(
      z.object({
        line: z.number().int(),
        email: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        verdict: inviteVerdict,
      }),
    ),
    ok: z.number().int(),
    refused: z.number().int(),
  }),
  errors: ['not_found'],
});

/** Invites people. Rows that cannot be invited are answered and passed over; nothing else is lost. */
export const sendCandidateInvites = defineRoute({
  method: 'POST',
  path: '/position/:position_id/invitations',
  feature: 'positions',
  summary: 'Sends invitations to apply to up to 500 addresses.',
  access: 'candidate_invite.manage',
  params: onPosition,
  idempotent: true,
  body: z.strictObject({
    people: z
      .array(
        z.strictObject({
          email: line(400, 1),
          first_name: line(80).default(''),
          last_name: line(80).default(''),
        }),
      )
      .min(1)
      .max(500),
    message: text(2000).default(''),
    source: z.enum(['manual', 'csv']).default('manual'),
  }),
  asks_mail: true,
  response: z.object({
    sent: z.number().int(),
    /** When the last of them goes out: twenty of a list in an hour. */
    all_sent_at: instant,
    results: z.array(z.object({ email: z.string(), verdict: inviteVerdict })),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Sends an invitation again with a new link; the old link stops working. */
export const resendCandidateInvite = defineRoute({
  method: 'POST',
  path: '/position/:position_id/invitations/:candidate_invite_id/resend',
  feature: 'positions',
  summary: 'Sends an invitation again with a new link.',
  access: 'candidate_invite.manage',
  params: onInvite,
  body: z.strictObject({}),
  asks_mail: true,
  response: candidateInvite,
  errors: ['not_found', 'refused_by_rule'],
});

/** Takes an invitation back. */
export const revokeCandidateInvite = defineRoute({
  method: 'POST',
  path: '/position/:position_id/invitations/:candidate_invite_id/revoke',
  feature: 'positions',
  summary: 'Takes an invitation back; its link stops working.',
  access: 'candidate_invite.manage',
  params: onInvite,
  body: z.strictObject({}),
  response: candidateInvite,
  errors: ['not_found', 'refused_by_rule'],
});

const onToken = z.strictObject({ token: line(200, 20) });

/** What an invitation's link shows before anybody is known. The address is masked. */
export const readInvitation = defineRoute({
  method: 'GET',
  path: '/position/invitation/:token',
  feature: 'positions',
  summary: 'What an invitation to apply is about.',
  access: 'public.read',
  params: onToken,
  response: z.object({
    organization_name: z.string(),
    organization_slug: z.string(),
    position_id: z.string(),
    position_title: z.string(),
    position_slug: z.string(),
    position_open: z.boolean(),
    email_masked: z.string(),
    first_name: z.string(),
    expires_at: instant,
    /** `expired` when its time has passed, whether or not the nightly job has seen it. */
    status: z.enum(['new', 'approved', 'rejected', 'closed', 'expired']),
    /** A test by the recruiter; nothing of it counts. */
    is_test: z.boolean(),
  }),
  errors: ['not_found'],
  limit: 'public_form',
});

/** Declines an invitation. */
export const declineInvitation = defineRoute({
  method: 'POST',
  path: '/position/invitation/:token/decline',
  feature: 'positions',
  summary: 'Declines an invitation, with a reason if one likes.',
  access: 'public.write',
  params: onToken,
  body: z.strictObject({ reason: text(500).default('') }),
  response: nothing,
  errors: ['not_found', 'gone'],
  limit: 'public_form',
});

/** Creates an application on behalf of a person, or a test application for the recruiter (product §2.8). */
export const generateApplication = defineRoute({
  method: 'POST',
  path: '/position/:position_id/application/generate',
  feature: 'positions',
  summary:
    'Creates an application and answers its personal link; with `simulate`, a test that counts nowhere.',
  access: 'application.generate',
  params: onPosition,
  idempotent: true,
  body: z.strictObject({
    simulate: z.boolean().default(false),
    /** Needed unless `simulate`. */
    email: line(400).default(''),
    first_name: line(80).default(''),
    last_name: line(80).default(''),
    /** Also mails the link to the person. */
    send_mail: z.boolean().default(false),
  }),
  asks_mail: true,
  response: z.object({
    application_id: z.string(),
    /** Path with the token; shown once, as only its hash is stored. */
    link: z.string(),
    expires_at: instant,
    is_test: z.boolean(),
  }),
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** The routes of invitations to apply. */
export const candidateInvitesRoutes = [
  listCandidateInvites,
  listAllCandidateInvites,
  checkCandidateInvites,
  sendCandidateInvites,
  resendCandidateInvite,
  revokeCandidateInvite,
  readInvitation,
  declineInvitation,
  generateApplication,
];
