import { VIEWER_ROLES } from '@tryout/domain/profile-views/viewer';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, pageOf, pageQuery, ref } from '../fields.ts';

/** That somebody who hires looked at the candidate. */
export const profileView = z.object({
  profile_view_id: z.string(),
  at: instant,
  /** Of which organization the viewer is; null where it is gone. */
  organization_name: z.string().nullable(),
  /** The client that the viewer looked for; null where it is the organization itself. */
  client_name: z.string().nullable(),
  role: z.enum(VIEWER_ROLES),
  /** Null unless the viewer lets candidates see it. */
  viewer_name: z.string().nullable(),
  /** The application that was opened; null: the profile, or a position that is kept confidential. */
  application: z.object({ application_id: z.string(), position_title: z.string() }).nullable(),
});
/** That somebody who hires looked at the candidate. */
export type ProfileView = z.output<typeof profileView>;

/** Records that the caller looks at somebody; the pages for applicants and people do so by themselves. */
export const recordProfileView = defineRoute({
  method: 'POST',
  path: '/user/profile/view',
  feature: 'profile-views',
  summary: 'Records that the caller looks at an applicant or a person; counted once within 24 hours.',
  access: 'profile_view.record',
  body: z.union([
    z.strictObject({ application_id: ref('application') }),
    z.strictObject({ person_id: ref('person') }),
  ]),
  /** Whether it is a view of its own: false within 24 hours of the last one, and for people without an account. */
  response: z.object({ counted: z.boolean() }),
  errors: ['not_found'],
});

/** Who looked at the caller within 90 days. */
export const listProfileViews = defineRoute({
  method: 'GET',
  path: '/user/profile/views',
  feature: 'profile-views',
  summary: 'Who looked at the candidate within 90 days, newest first, with the number of views of each day.',
  access: 'profile.update',
  query: z.strictObject(pageQuery),
  response: pageOf(profileView).extend({
    /** Each of the 90 days in the candidate's time zone, oldest first. */
    days: z.array(z.object({ day, count: z.number().int() })),
    /** Views of the last 30 days, and how many more (or fewer) than in the 30 days before. */
    views_30d: z.number().int(),
    views_delta: z.number().int(),
  }),
});

/** The routes of this feature. */
export const profileViewsRoutes = [recordProfileView, listProfileViews];
