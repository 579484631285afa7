import { signup, signupUser } from '@tryout/contract/accounts/accounts';
import { readStart, startApplication } from '@tryout/contract/applications/application-start';
import type { AnyRoute } from '@tryout/contract/define-route';
import { confirmLead, sendLead } from '@tryout/contract/leads/leads';
import { getJob, listJobs } from '@tryout/contract/positions/jobs';
import { isCounted, pageAtPath, type VisitKey } from '@tryout/domain/visit-counts/visits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../platform/pages/drawn-pages.ts';

type Query = Readonly<Record<string, unknown>>;

/**
 * What an answer of the API counts as. A page that shows data is counted by the question it asks: once, whether the
 * server asks it to draw the page or the browser does.
 */
const COUNTED = new Map<AnyRoute, (query: Query, status: number) => VisitKey | null>([
  [
    listJobs,
    ({ organization, cursor, page = '1' }) =>
      cursor !== undefined || page !== '1' ? null : organization === undefined ? 'jobs' : 'employer',
  ],
  [getJob, () => 'job'],
  [readStart, () => 'apply_form'],
  // 200: the application was there before.
  [startApplication, (_query, status) => (status === 201 ? 'application_begun' : null)],
  [signup, () => 'sign_up_begun'],
  [signupUser, () => 'account_made'],
  [sendLead, () => 'lead_sent'],
  [confirmLead, () => 'lead_confirmed'],
]);

/** What an answered request counts as; null: nothing. */
export function visitOf(request: FastifyRequest, reply: Pick<FastifyReply, 'statusCode'>): VisitKey | null {
  if (reply.statusCode >= 300 || !isCounted(request.headers)) return null;
  const route = (request.routeOptions.config as { route?: AnyRoute } | undefined)?.route;
  if (route) return COUNTED.get(route)?.(request.query as Query, reply.statusCode) ?? null;
  return request.method === 'GET' ? pageAtPath(pathOf(request.url)) : null;
}
