import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref } from '../fields.ts';

/** Longest name of a channel, in characters. */
export const CHANNEL_NAME_LENGTH = 60;
/** Most channels of one organization that are in use. */
export const MOST_CHANNELS = 200;

const whose = { organization_id: ref('organization').optional() };

/** A link for a channel, and what came of it. */
export const sourceLink = z.object({
  source_link_id: z.string(),
  /** What stands in addresses as `?s=`. */
  code: z.string(),
  /** What the channel is called; of referrals who refers. */
  name: z.string(),
  kind: z.enum(['channel', 'referral']),
  /** Applications that were begun by it. */
  started: z.number().int(),
  /** Of these, those that were handed in. */
  applied: z.number().int(),
  /** Of these, those that were approved. */
  approved: z.number().int(),
  created_at: instant,
  /** Since when new visits do not count; null: in use. */
  ended_at: instant.nullable(),
});
/** A link for a channel, and what came of it. */
export type SourceLink = z.output<typeof sourceLink>;

const page = z.object({ title: z.string(), path: z.string() });

/** Links by which people come. */
export const listSources = defineRoute({
  method: 'GET',
  path: '/company/sources',
  feature: 'sources',
  summary:
    'Links for channels and referrals with what came of them: those in use first, the latest first, at most 500. Applications without a link are counted by themselves.',
  access: 'source.manage',
  query: z.strictObject({ ...whose }),
  response: z.object({
    items: z.array(sourceLink),
    /** Applications without a link. */
    others: z.object({
      started: z.number().int(),
      applied: z.number().int(),
      approved: z.number().int(),
    }),
    /** Job pages that a link can lead to, by title; the page of all jobs first. At most 200. */
    pages: z.array(page),
  }),
  errors: ['not_found'],
});

/** Makes a link for a channel. */
export const addSource = defineRoute({
  method: 'POST',
  path: '/company/sources',
  feature: 'sources',
  summary: 'Makes a link for a channel. A name that is in use is refused.',
  access: 'source.manage',
  idempotent: true,
  body: z.strictObject({ ...whose, name: line(CHANNEL_NAME_LENGTH, 1) }),
  response: z.object({ source_link_id: z.string(), code: z.string() }),
  errors: ['not_found', 'conflict', 'limit_reached'],
});

/** Ends a link for a channel. */
export const endSource = defineRoute({
  method: 'POST',
  path: '/company/sources/:source_link_id/end',
  feature: 'sources',
  summary: 'Ends a link: it still opens the page, new visits do not count any more.',
  access: 'source.manage',
  params: z.strictObject({ source_link_id: ref('source_link') }),
  response: z.object({}),
  errors: ['not_found', 'conflict'],
});

/** What somebody referred. */
export const readReferrals = defineRoute({
  method: 'GET',
  path: '/user/referrals',
  feature: 'sources',
  summary:
    'The caller’s personal link, pages it can lead to, and whether the applications that came by it are in progress or finished. Nothing else of them is told.',
  access: 'referral.own',
  query: z.strictObject({}),
  response: z.object({
    /** Null: the caller has not asked for a link. */
    code: z.string().nullable(),
    organization_name: z.string(),
    pages: z.array(page),
    /** Applications that came by it, the latest first, at most 200. */
    items: z.array(
      z.object({
        position_title: z.string(),
        /** Day on which it was begun. */
        began_on: z.string(),
        state: z.enum(['in_progress', 'finished']),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Makes the caller's personal link. */
export const makeReferralLink = defineRoute({
  method: 'POST',
  path: '/user/referrals',
  feature: 'sources',
  summary: 'Makes the caller’s personal link to refer people by; the same one each time.',
  access: 'referral.own',
  body: z.strictObject({}),
  response: z.object({ code: z.string() }),
  errors: ['not_found'],
});

/** The routes of this feature. */
export const sourcesRoutes = [listSources, addSource, endSource, readReferrals, makeReferralLink];
