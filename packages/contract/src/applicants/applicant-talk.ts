import { ATTEMPT_FAULTS } from '@tryout/domain/plays/attempts';
import { z } from 'zod';
import { applicationStatus } from '../applications/application-view.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, ref, text, uuid } from '../fields.ts';
import { privilegeLevel } from '../positions/position-people.ts';
import { moveScreen } from './applicant-decisions.ts';

const onApplicant = z.strictObject({ application_id: ref('application') });

/** Who reads a comment: the team, those who may decide, those with the level `private`, or also the candidate. */
export const commentVisibility = z.enum(['team', 'deciders', 'private', 'candidate']);
/** Who reads a comment. */
export type CommentVisibility = z.output<typeof commentVisibility>;

/** Minutes in which a comment can be changed by its author (product §2.9). */
export const COMMENT_EDIT_MINUTES = 15;

/** A comment on an applicant. */
export const comment = z.object({
  id: z.string(),
  author_id: z.string(),
  author_name: z.string(),
  body: z.string(),
  visibility: commentVisibility,
  mentions: z.array(z.object({ user_id: z.string(), name: z.string() })),
  created_at: instant,
  edited_at: instant.nullable(),
  /** Until when the caller may change it; null: not, or not any more. */
  editable_until: instant.nullable(),
});
/** A comment on an applicant. */
export type Comment = z.output<typeof comment>;

const commentInput = {
  body: text(10_000, 1),
  visibility: commentVisibility.default('team'),
  /** Ids from the list of people who can be mentioned. */
  mentions: z.array(uuid).max(20, 'must be at most 20').default([]),
};

/** The comments on an applicant, oldest first. */
export const listComments = defineRoute({
  method: 'GET',
  path: '/applicant/comments',
  feature: 'applicants',
  summary: 'The comments on an applicant that the caller may read, oldest first; the last 500.',
  access: 'applicant.comment',
  query: onApplicant,
  response: z.object({ items: z.array(comment) }),
  errors: ['not_found'],
});

/** Adds a comment; those mentioned are told. */
export const addComment = defineRoute({
  method: 'POST',
  path: '/applicant/comments',
  feature: 'applicants',
  summary: 'Adds a comment; people mentioned in it are told.',
  access: 'applicant.comment',
  idempotent: true,
  body: z.strictObject({ application_id: ref('application'), ...commentInput }),
  response: comment,
  errors: ['not_found', 'forbidden'],
});

/** Changes one's own comment within 15 minutes. */
export const changeComment = defineRoute({
  method: 'PUT',
  path: '/applicant/comments/:comment_id',
  feature: 'applicants',
  summary: "Changes one's own comment within 15 minutes.",
  access: 'applicant.comment',
  params: z.strictObject({ comment_id: ref('comment') }),
  body: z.strictObject({ body: text(10_000, 1) }),
  response: comment,
  errors: ['not_found', 'refused_by_rule'],
});

/** Who may be mentioned: everyone who may read comments on this applicant. */
export const listMentionable = defineRoute({
  method: 'GET',
  path: '/applicant/mentionable',
  feature: 'applicants',
  summary: 'The people who can be mentioned in a comment on an applicant.',
  access: 'applicant.comment',
  query: onApplicant,
  response: z.object({ items: z.array(z.object({ user_id: z.string(), name: z.string() })) }),
  errors: ['not_found'],
});

/** A message between the team and the candidate, or a comment that the team shares with the candidate. */
export const message = z.object({
  id: z.string(),
  kind: z.enum(['message', 'shared_comment']),
  from_candidate: z.boolean(),
  sender_name: z.string(),
  body: z.string(),
  created_at: instant,
  /** When the other side read it; null: not yet. */
  read_at: instant.nullable(),
});
/** A message between the team and the candidate. */
export type Message = z.output<typeof message>;

const messages = z.object({ items: z.array(message), unread: z.number().int() });

/** The messages with an applicant, oldest first. */
export const listMessages = defineRoute({
  method: 'GET',
  path: '/applicant/messages',
  feature: 'applicants',
  summary: 'The messages with an applicant, oldest first; the last 500.',
  access: 'applicant.message',
  query: onApplicant,
  response: messages,
  errors: ['not_found'],
});

/** Mails that went to the applicant about this application, the latest first; the last 200. */
export const listApplicantMails = defineRoute({
  method: 'GET',
  path: '/applicant/mails',
  feature: 'applicants',
  summary:
    'Mails to an applicant about this application, the latest first; none where the caller may not know who it is.',
  access: 'applicant.message',
  query: onApplicant,
  response: z.object({
    items: z.array(
      z.object({
        mail_id: z.string(),
        subject: z.string(),
        /** As it was sent, without the addresses of links: some open what is the applicant's alone. */
        body_text: z.string(),
        status: z.enum(['queued', 'sent', 'failed', 'cancelled']),
        created_at: instant,
        /** Null: it has not gone out. */
        sent_at: instant.nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Writes to the applicant. */
export const sendMessage = defineRoute({
  method: 'POST',
  path: '/applicant/messages',
  feature: 'applicants',
  summary: 'Writes to an applicant, who is told by mail.',
  access: 'applicant.message',
  idempotent: true,
  body: z.strictObject({ application_id: ref('application'), body: text(10_000, 1) }),
  response: message,
  errors: ['not_found', 'limit_reached'],
});

/** Most applicants that one message goes to. */
export const MESSAGE_MANY_LIMIT = 100;

/** Writes to several applicants at once. */
export const sendMessages = defineRoute({
  method: 'POST',
  path: '/applicants/messages',
  feature: 'applicants',
  summary: 'Writes to applicants of a position, to each a message of their own with merge fields filled in.',
  access: 'applicant.message',
  idempotent: true,
  body: z.strictObject({
    position_id: ref('position'),
    application_ids: z
      .array(ref('application'))
      .min(1, 'must name at least one')
      .max(MESSAGE_MANY_LIMIT, `must be at most ${MESSAGE_MANY_LIMIT}`),
    /** With merge fields such as `{{candidate_first_name}}`, as mails about stages have them. */
    body: text(10_000, 1),
  }),
  response: z.object({
    sent: z.number().int(),
    /** Those the caller wrote to too often within the hour; nothing was sent to them. */
    skipped_ids: z.array(z.string()),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Marks what the applicant wrote as read. */
export const readMessages = defineRoute({
  method: 'POST',
  path: '/applicant/messages/read',
  feature: 'applicants',
  summary: 'Marks what the applicant wrote as read.',
  access: 'applicant.message',
  body: onApplicant,
  response: nothing,
  errors: ['not_found'],
});

/** The messages of one's own application, oldest first. */
export const listOwnMessages = defineRoute({
  method: 'GET',
  path: '/user/applications/:application_id/messages',
  feature: 'applicants',
  summary: "The messages of the caller's own application, oldest first; the last 500.",
  access: 'application.own',
  params: onApplicant,
  response: messages,
  errors: ['not_found'],
});

/** Writes to the people of the position. */
export const sendOwnMessage = defineRoute({
  method: 'POST',
  path: '/user/applications/:application_id/messages',
  feature: 'applicants',
  summary: 'Writes to the people of the position.',
  access: 'application.own',
  idempotent: true,
  params: onApplicant,
  body: z.strictObject({ body: text(10_000, 1) }),
  response: message,
  errors: ['not_found', 'limit_reached'],
});

/** Marks what was written to the candidate as read. */
export const readOwnMessages = defineRoute({
  method: 'POST',
  path: '/user/applications/:application_id/messages/read',
  feature: 'applicants',
  summary: 'Marks what was written to the caller as read.',
  access: 'application.own',
  params: onApplicant,
  response: nothing,
  errors: ['not_found'],
});

/** What the log says of a move's mail. */
export const moveMailNote = z.object({
  sent: z.boolean(),
  /** Why none was sent: the stage sends none, the mover switched it off, the candidate did, or a closed or unproved address. */
  because: z.enum(['stage', 'mover', 'candidate', 'address', 'undone']).optional(),
  subject: z.string().optional(),
  language: z.string().optional(),
  /** True where the mover reworded it for this move. */
  reworded: z.boolean().optional(),
  /** True where the mail of an earlier move was still waiting and was taken back. */
  withdrew: z.boolean().optional(),
});
/** What the log says of a move's mail. */
export type MoveMailNote = z.output<typeof moveMailNote>;

/** A line of an applicant's log. */
export const logLine = z.object({
  seq: z.number().int(),
  at: instant,
  /** What happened, e.g. `status_changed`; the web has the words. */
  action: z.string(),
  actor_kind: z.enum(['user', 'candidate', 'system', 'rule', 'api']),
  /** Null for the system, for rules, and for the candidate in blind review. */
  actor_name: z.string().nullable(),
  from_status: applicationStatus.nullable(),
  to_status: applicationStatus.nullable(),
  reason: z.string().nullable(),
  reason_key: z.string().nullable(),
  note: z.string().nullable(),
  /** How many applicants were moved at once, for one reason, this one among them; null where it was alone. */
  together: z.number().int().nullable(),
  batch_id: z.string().nullable(),
  /** Of a move: what was on the screen; null where the line does not know. */
  screen: moveScreen.nullable(),
  /** Of a move: the score card that was on the screen. Lines written before `screen` was known do not say. */
  score_card_id_seen: z.string().nullable(),
  /** The attempt at a simulation that the line is about, and the fault named for it. */
  attempt: z.number().int().nullable(),
  fault: z.enum(ATTEMPT_FAULTS).nullable(),
  /** Of a move: the mail that went with it, or why there was none; null for other lines and older moves. */
  mail: moveMailNote.nullable(),
  /** Of a decision: how much of interviewers' feedback was there by then; null where no interview took place. */
  feedback: z.object({ sent: z.number().int(), asked: z.number().int() }).nullable(),
});
/** A line of an applicant's log. */
export type LogLine = z.output<typeof logLine>;

/** What happened with an application, oldest first. */
export const listLog = defineRoute({
  method: 'GET',
  path: '/applicant/logs',
  feature: 'applicants',
  summary: 'What happened with an application: who, what and when; the last 500 lines.',
  access: 'applicant.read_log',
  query: onApplicant,
  response: z.object({ items: z.array(logLine) }),
  errors: ['not_found'],
});

/** Recomputes the chain of an application's log. */
export const verifyLog = defineRoute({
  method: 'GET',
  path: '/applicant/logs/verify',
  feature: 'applicants',
  summary: "Recomputes the chain of an application's log and names the first line that does not fit.",
  access: 'applicant.read_log',
  query: onApplicant,
  response: z.object({
    intact: z.boolean(),
    lines: z.number().int(),
    /** Number of the first line that does not fit; null when all do. */
    broken_at: z.number().int().nullable(),
  }),
  errors: ['not_found'],
});

/** Most people whom an applicant is shared with at once. */
export const SHARE_LIMIT = 20;

/** Whom an applicant can be shared with. */
export const listPeopleToShareWith = defineRoute({
  method: 'GET',
  path: '/applicant/share',
  feature: 'applicants',
  summary: 'The people who can see an applicant, besides the caller.',
  access: 'applicant.comment',
  query: onApplicant,
  response: z.object({
    items: z.array(z.object({ user_id: z.string(), name: z.string() })),
    /** Whether the caller may give others access to the position on the way. */
    may_give_access: z.boolean(),
  }),
  errors: ['not_found'],
});

/** Points people to an applicant. */
export const shareApplicant = defineRoute({
  method: 'POST',
  path: '/applicant/share',
  feature: 'applicants',
  summary:
    'Points people to an applicant, with a note; an address can be given access to the position on the way.',
  access: 'applicant.comment',
  idempotent: true,
  body: z
    .strictObject({
      application_id: ref('application'),
      /** Ids from the list of people to share with. */
      user_ids: z.array(uuid).max(SHARE_LIMIT, `must be at most ${SHARE_LIMIT}`).default([]),
      /** Somebody who cannot see the position yet. */
      invite: z
        .strictObject({
          email: line(400, 1),
          level: privilegeLevel,
          /** False: name, picture, school and age of applicants stay hidden. */
          see_identity: z.boolean().default(true),
        })
        .optional(),
      note: text(2_000).default(''),
    })
    .refine(({ user_ids, invite }) => user_ids.length > 0 || invite !== undefined, {
      path: ['user_ids'],
      message: 'must name at least one person',
    }),
  asks_mail: true,
  response: z.object({
    /** How many people were told. */
    told: z.number().int(),
    /** The address was given access, and is told of the applicant once its mailbox is proved and the position is opened. */
    pending: z.boolean(),
  }),
  errors: ['not_found', 'forbidden', 'conflict', 'refused_by_rule'],
});

/** The routes of comments, messages, sharing and the log. */
export const applicantTalkRoutes = [
  listPeopleToShareWith,
  shareApplicant,
  listComments,
  addComment,
  changeComment,
  listMentionable,
  listMessages,
  listApplicantMails,
  sendMessage,
  sendMessages,
  readMessages,
  listOwnMessages,
  sendOwnMessage,
  readOwnMessages,
  listLog,
  verifyLog,
];
