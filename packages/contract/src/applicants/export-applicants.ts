import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { ref } from '../fields.ts';
import { applicantFilters, applicantOrder } from './applicants.ts';

/** Exports the applicants of a position to a file. */
export const exportApplicants = defineRoute({
  method: 'POST',
  path: '/applicants/export',
  feature: 'applicants',
  summary:
    'Writes applicants of a position to a CSV or XLSX file in the background, with the columns that the caller’s access reaches.',
  access: 'applicant.read',
  idempotent: true,
  body: z.strictObject({
    position_id: ref('position'),
    format: z.enum(['csv', 'xlsx']),
    /** As the list takes them. */
    filters: z
      .strictObject({
        ...applicantFilters,
        has_suggestion: z.boolean().optional(),
        needs_look: z.boolean().optional(),
      })
      .default({}),
    ...applicantOrder,
    /** Only these; left out: everybody the filters find. */
    application_ids: z
      .array(ref('application'))
      .min(1, 'must be at least 1')
      .max(500, 'must be at most 500')
      .optional(),
  }),
  response: backgroundJob,
  errors: ['not_found'],
});

/** The routes of exports. */
export const exportApplicantsRoutes = [exportApplicants];
