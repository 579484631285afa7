import { RECRUITERS_SEE } from '@tryout/domain/access/recruiter-sight';
import { MOST_APPROVAL_STEPS } from '@tryout/domain/positions/request-approval';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ref } from '../fields.ts';

const whose = { organization_id: ref('organization').optional() };

const rules = z.object({
  /** Which positions company recruiters see: `all` that are not confidential, or `own_and_shared`. */
  recruiters_see: z.enum(RECRUITERS_SEE),
  /** What a hiring manager's request has to pass, in order; empty: nothing. */
  approval_steps: z.array(
    z.object({
      /** Who approves; null: any admin or recruiter. */
      employee_id: z.string().nullable(),
      name: z.string().nullable(),
      /** False once the person has left: then any admin or recruiter approves. */
      is_active: z.boolean(),
    }),
  ),
  /** Admins and recruiters who can be named as approvers; none for whoever may not change the rules. */
  approvers: z.array(z.object({ employee_id: z.string(), name: z.string() })),
});
/** How an organization hires together. */
export type HiringRules = z.output<typeof rules>;

/** How the organization hires together. */
export const readHiringRules = defineRoute({
  method: 'GET',
  path: '/organization/hiring-rules',
  feature: 'organizations',
  summary: 'Which positions recruiters see, and who approves requests of hiring managers.',
  access: 'organization.read',
  query: z.strictObject(whose),
  response: rules,
  errors: ['not_found'],
});

/** Changes how the organization hires together; what is left out stays. It holds from everybody's next request on. */
export const changeHiringRules = defineRoute({
  method: 'PUT',
  path: '/organization/hiring-rules',
  feature: 'organizations',
  summary: 'Changes which positions recruiters see, and who approves requests of hiring managers.',
  access: 'organization.update',
  body: z.strictObject({
    ...whose,
    recruiters_see: z.enum(RECRUITERS_SEE).optional(),
    approval_steps: z
      .array(z.strictObject({ employee_id: ref('employee').nullable() }))
      .max(MOST_APPROVAL_STEPS, `must be at most ${MOST_APPROVAL_STEPS}`)
      .optional(),
  }),
  response: rules,
  errors: ['not_found'],
});

/** The routes of how an organization hires together. */
export const hiringRulesRoutes = [readHiringRules, changeHiringRules];
