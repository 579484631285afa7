import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, nothing, ref } from '../fields.ts';

/** Lists whose filters can be kept. */
export const VIEWED_LISTS = [
  'positions',
  'applicants',
  'candidate_invites',
  'people',
  'interviews',
  'hiring_reports',
  'impact_reports',
  'members',
  'simulations',
  'simulation_plays',
  'tasks',
  'formulas',
  'conditions',
  'builds',
  'score_templates',
  'corrections',
  'organizations',
  'accounts',
  'leads',
  'plays',
  'score_cards',
  'queue',
  'mails',
  'security_log',
] as const;

/** A list whose filters can be kept. */
export type SavedViewList = (typeof VIEWED_LISTS)[number];

/** Most views a person keeps for one list. */
export const MOST_VIEWS = 30;

/** Filters, order and layout of a list, kept under a name by one person, who may share it with the organization. */
export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The query string of the list's page, without `?`; opening the page with it shows the view. */
  search: z.string(),
  /** Whether the organization's recruiters and admins see it. */
  is_shared: z.boolean(),
  /** Name of who shares it; null for the caller's own. */
  shared_by: z.string().nullable(),
});
/** A kept view. */
export type SavedView = z.output<typeof savedView>;

const answer = z.object({ items: z.array(savedView) });

/** The caller's views of a list, and those shared with the caller. */
export const listSavedViews = defineRoute({
  method: 'GET',
  path: '/user/views',
  feature: 'saved-views',
  summary: 'The views of a list that the caller keeps or the organization shares, by name.',
  access: 'account.read',
  query: z.strictObject({ list: z.enum(VIEWED_LISTS) }),
  response: answer,
});

/** Keeps a view; one of the same name is replaced. */
export const saveView = defineRoute({
  method: 'POST',
  path: '/user/views',
  feature: 'saved-views',
  summary: 'Keeps a view of a list under a name, in place of one with the same name.',
  access: 'account.update',
  body: z.strictObject({
    list: z.enum(VIEWED_LISTS),
    name: line(60, 1),
    search: line(1000),
    /** Shows it to the organization's recruiters and admins as well. */
    is_shared: z.boolean().default(false),
  }),
  response: answer,
  errors: ['refused_by_rule'],
});

/** Forgets a view. */
export const deleteView = defineRoute({
  method: 'DELETE',
  path: '/user/views/:saved_view_id',
  feature: 'saved-views',
  summary: 'Forgets a view.',
  access: 'account.update',
  params: z.strictObject({ saved_view_id: ref('saved_view') }),
  response: nothing,
  errors: ['not_found'],
});

/** The routes of this feature. */
export const savedViewsRoutes = [listSavedViews, saveView, deleteView];
