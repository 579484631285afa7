import { lookAround, readOutbox, startDemo } from '@tryout/contract/demo';
import { type Handled, handle } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { openSession } from '../auth/public.ts';
import { findDemoAccount, pageOfMails, positionOfApplication } from './demo.queries.ts';
import { startVisitor } from './start-visitor.ts';

const ACCOUNT_OF = {
  recruiter: 'recruiter@harbour.test',
  admin: 'owner@harbour.test',
  manager: 'manager@harbour.test',
  super_admin: 'super@tryout.test',
  candidate: 'candidate@tryout.test',
} as const;

/** The demo without an account, and the outbox. None of it exists where the demo is off. */
export const demoHandlers: readonly Handled[] = [
  handle(startDemo, async (call) => {
    if (!call.services.config.demo) throw notFound();
    return { data: await startVisitor(call), status: 201 };
  }),

  handle(lookAround, async (call) => {
    const { config } = call.services;
    const account = config.demo ? await findDemoAccount(call.db, ACCOUNT_OF[call.body.side]) : undefined;
    if (!account) throw notFound();
    await openSession({ ...call, services: call.services }, account.id, false);
    const { application_id } = call.body;
    const position = application_id ? await positionOfApplication(call.db, application_id) : undefined;
    return {
      data: { path: position ? `/user/positions/${position}/applicants/${application_id}` : '/user' },
    };
  }),

  handle(readOutbox, async ({ db, query, services }) => {
    if (!services.config.demo || services.config.mail.kind !== 'outbox') throw notFound();
    const { page, recordsPerPage } = query;
    const found = await pageOfMails(db, { limit: recordsPerPage, offset: (page - 1) * recordsPerPage });
    return { data: { ...found, page, recordsPerPage, next_cursor: null, previous_cursor: null } };
  }),
];
