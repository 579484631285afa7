import { AI_KINDS } from '@tryout/domain/ai-assist/ai-kinds';
import { RETENTION_OUTCOMES } from '@tryout/domain/personal-data/retention';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, ref, text } from '../fields.ts';

/** What an organization writes itself, in one language; either may be empty. */
const ownWords = z.strictObject({
  /** How results are used here. */
  about: text(4000),
  /** How to ask for another way to take part. */
  other_way: text(2000),
});

/** An organization's words by language. */
const ownTexts = z.partialRecord(z.enum(Object.keys(LANGUAGES) as [keyof typeof LANGUAGES]), ownWords);

/** New York City's notice, where it is given. */
export const aedtStated = z.object({
  posted_on: day,
  /** First day on which a play may begin. */
  use_from: day,
});

/** Everything a candidate is told before the first play. */
const notice = z.object({
  organization_name: z.string(),
  position_title: z.string(),
  /** What is measured, from the position's simulations, in the reader's language. */
  measured: z.array(z.string()),
  /** What is played, in order. */
  simulations: z.array(z.object({ name: z.string(), minutes: z.number(), tasks: z.number().int() })),
  /** Whole months after the last activity, by what becomes of the application; null: until it is erased. */
  kept: z.array(z.object({ outcome: z.enum(RETENTION_OUTCOMES), months: z.number().int().nullable() })),
  /** The organization's own words, in the reader's language where it has them. */
  about: z.string(),
  other_way: z.string(),
  contact: z.string(),
  aedt: aedtStated.nullable(),
  /** Which drafts the organization may have made, and whether a server elsewhere may make them. */
  ai: z.object({ kinds: z.array(z.enum(AI_KINDS)), uses_provider: z.boolean() }),
});
/** See `notice`. */
export type CandidateNotice = z.output<typeof notice>;

/** The notice of an application's position. */
export const readNotice = defineRoute({
  method: 'GET',
  path: '/application/notice',
  feature: 'notices',
  summary:
    'What is measured, how it is used, who decides, how long it is kept and how to ask for another way; and whether it was accepted.',
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: notice.extend({
    /** Names what is shown; accepting it names the same. */
    digest: z.string(),
    /** When this candidate accepted what still holds; null: it has to be accepted before playing. */
    accepted_at: instant.nullable(),
    /** Whether an earlier notice was accepted that does not hold any more. */
    changed: z.boolean(),
  }),
  errors: ['not_found'],
});

/** Accepts the notice; a play begins only after it. */
export const acceptNotice = defineRoute({
  method: 'POST',
  path: '/application/notice/accept',
  feature: 'notices',
  summary: 'Accepts the notice that was read; a play can be begun from then on.',
  access: 'application.own',
  body: z.strictObject({ application_id: ref('application'), digest: line(200, 1) }),
  response: z.object({ accepted_at: instant, version: z.number().int() }),
  errors: ['not_found', 'conflict'],
});

const textVersion = z.object({
  version: z.number().int(),
  texts: ownTexts,
  contact: z.string(),
  status: z.enum(['draft', 'published']),
  matters: z.boolean(),
  changed_by_name: z.string(),
  changed_at: instant,
  published_at: instant.nullable(),
  /** Candidates who accepted a notice with it. */
  accepted: z.number().int(),
});
/** A version of an organization's words. */
export type NoticeText = z.output<typeof textVersion>;

const scope = {
  organization_id: ref('organization').optional(),
  /** For this position alone; absent: for every position without words of its own. */
  position_id: ref('position').optional(),
};

/** The words an organization adds, with the notice as candidates of one of its positions read it. */
export const readNoticeTexts = defineRoute({
  method: 'GET',
  path: '/organization/notice',
  feature: 'notices',
  summary: 'What an organization adds to the candidate notice, by version, with the facts around it.',
  access: 'organization.update',
  query: z.strictObject(scope),
  response: z.object({
    /** Drafts first, then the newest. */
    versions: z.array(textVersion),
    /** What is generated for the position, or for the one published last; null: there is no position yet. */
    preview: notice.nullable(),
    /** Positions that have words of their own, and those that could. */
    positions: z.array(z.object({ position_id: z.string(), title: z.string(), has_own: z.boolean() })),
    /** Candidates who accepted a notice and have not played to the end: those whom a change that matters asks again. */
    would_ask: z.number().int(),
  }),
  errors: ['not_found'],
});

/** Keeps the draft of an organization's words. */
export const saveNoticeText = defineRoute({
  method: 'PUT',
  path: '/organization/notice',
  feature: 'notices',
  summary: 'Writes the draft of what the organization adds to the candidate notice.',
  access: 'organization.update',
  body: z.strictObject({ ...scope, texts: ownTexts, contact: line(200) }),
  response: textVersion,
  errors: ['not_found'],
});

/** Throws the draft away. */
export const discardNoticeText = defineRoute({
  method: 'DELETE',
  path: '/organization/notice',
  feature: 'notices',
  summary: 'Discards the draft of the organization’s words.',
  access: 'organization.update',
  query: z.strictObject(scope),
  response: z.object({}),
  errors: ['not_found'],
});

/** Publishes the draft; candidates read it from now on. */
export const publishNoticeText = defineRoute({
  method: 'POST',
  path: '/organization/notice/publish',
  feature: 'notices',
  summary: 'Publishes the draft; says whether candidates who accepted an earlier notice are asked again.',
  access: 'organization.update',
  body: z.strictObject({
    ...scope,
    /** The version that was looked at. */
    version: z.number().int().min(1),
    matters: z.boolean(),
  }),
  response: textVersion,
  errors: ['not_found', 'conflict'],
});

const aedt = z.object({
  /** Whether one of the position's places is in New York City, as far as its words say. */
  in_new_york: z.boolean(),
  /** Whether the notice is given. */
  is_on: z.boolean(),
  /** Whether somebody said so; otherwise it follows from the places. */
  is_chosen: z.boolean(),
  /** Why it is not given; empty: it is, or nobody said. */
  reason: z.string(),
  posted_on: day.nullable(),
  use_from: day.nullable(),
  /** Whether candidates have to wait today. */
  waits: z.boolean(),
  /** Whether other things are measured than the notice named when it was posted. */
  measured_changed: z.boolean(),
  /** The platform's own text of this notice, in the reader's language; null: none is published. */
  terms: z.object({ title: z.string(), body: z.string(), locale: z.string() }).nullable(),
});
/** New York City's notice of a position. */
export type AedtNotice = z.output<typeof aedt>;

/** New York City's notice of a position, for those who hire. */
export const readAedtNotice = defineRoute({
  method: 'GET',
  path: '/position/aedt-notice',
  feature: 'notices',
  summary:
    'Whether New York City’s notice is given for a position, since when, and from when plays may begin.',
  access: 'position.read',
  query: z.strictObject({ position_id: ref('position') }),
  response: aedt,
  errors: ['not_found'],
});

/** Gives the notice for a position, posts it again, or says why it is not needed. */
export const setAedtNotice = defineRoute({
  method: 'PUT',
  path: '/position/aedt-notice',
  feature: 'notices',
  summary:
    'Gives New York City’s notice for a position, posts it again, or says why it is not needed; ten business days begin when it is posted.',
  access: 'position.publish',
  body: z.strictObject({
    position_id: ref('position'),
    on: z.boolean(),
    /** Needed to switch it off where a place is in New York City. */
    reason: line(500).default(''),
    /** Posts it again today, since something else is measured. */
    again: z.boolean().default(false),
  }),
  response: aedt,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of this feature. */
export const noticesRoutes = [
  readNotice,
  acceptNotice,
  readNoticeTexts,
  saveNoticeText,
  discardNoticeText,
  publishNoticeText,
  readAedtNotice,
  setAedtNotice,
];
