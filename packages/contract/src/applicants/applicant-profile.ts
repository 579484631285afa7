import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ref } from '../fields.ts';
import { shownProfile } from '../profiles/profiles.ts';

/** An applicant's profile as those who decide see it. */
export const readApplicantProfile = defineRoute({
  method: 'GET',
  path: '/applicant/profile',
  feature: 'applicants',
  summary: "An applicant's profile as it is now, without pictures; not in blind review.",
  access: 'applicant.read',
  query: z.strictObject({ application_id: ref('application') }),
  response: shownProfile,
  errors: ['not_found', 'forbidden'],
});

export const applicantProfileRoutes = [readApplicantProfile];
