import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { nothing, uuid } from '../fields.ts';

/** Whom a recruiter can work for, and for whom it is now. */
const working = z.object({
  /** The client; null: the recruiter's own organization. */
  company_id: z.string().nullable(),
  name: z.string(),
  own_name: z.string(),
  clients: z.array(
    z.object({
      company_id: z.string(),
      name: z.string(),
      unread: z.number().int(),
    }),
  ),
  /** Links that wait for the recruiter's answer. */
  pending: z.number().int(),
});

/** For whom the recruiter works. */
export const readWorkingFor = defineRoute({
  method: 'GET',
  path: '/user/working-for',
  feature: 'recruiter-links',
  summary: 'For whom the recruiter works now, and whom else they can work for.',
  access: 'working_for.choose',
  response: working,
});

/** Works for a client from now on, in this session; null: for the recruiter's own organization. */
export const chooseWorkingFor = defineRoute({
  method: 'PUT',
  path: '/user/working-for',
  feature: 'recruiter-links',
  summary: 'Works for a client from now on, or for the own organization.',
  access: 'working_for.choose',
  body: z.strictObject({ company_id: uuid.nullable() }),
  response: nothing,
  errors: ['not_found'],
});
