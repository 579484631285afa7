import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { lookAround as route } from '@tryout/contract/demo/demo';
import { notFound } from '../../platform/http/refusal.ts';
import { openSession, type SessionAct } from '../auth/public.ts';
import { findDemoAccount, positionOfApplication } from './demo.queries.ts';

const ACCOUNT_OF = {
  recruiter: 'recruiter@harbour.test',
  admin: 'owner@harbour.test',
  manager: 'manager@harbour.test',
  super_admin: 'super@tryout.test',
  candidate: 'candidate@tryout.test',
} as const;

/** Signs a visitor in on one side of the demo, and says where to go on: to an application of theirs, seen from there. */
export async function lookAroundAs(
  act: SessionAct,
  { side, application_id }: RouteBody<typeof route>,
): Promise<RouteData<typeof route>> {
  const account = act.services.config.demo ? await findDemoAccount(act.db, ACCOUNT_OF[side]) : undefined;
  if (!account) throw notFound();
  await openSession(act, account.id, false);
  const position = application_id ? await positionOfApplication(act.db, application_id) : undefined;
  return { path: position ? `/user/positions/${position}/applicants/${application_id}` : '/user' };
}
