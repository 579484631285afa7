import { lookAround, readOutbox, startDemo } from '@tryout/contract/demo';
import type { Config } from '../../platform/config.ts';
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

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether the mails that had nowhere to go may be read: never in production; elsewhere by everybody where the demo is
 * on, and otherwise only by somebody at this machine, for they hold codes to sign up with.
 */
function showsOutbox({ production, demo, mail }: Config, ip: string): boolean {
  return !production && mail.kind === 'outbox' && (demo || LOOPBACK.test(ip));
}

/** The demo without an account, and the outbox. */
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

  handle(readOutbox, async ({ db, query, services, origin }) => {
    if (!showsOutbox(services.config, origin.ip)) throw notFound();
    const { page, recordsPerPage } = query;
    const found = await pageOfMails(db, { limit: recordsPerPage, offset: (page - 1) * recordsPerPage });
    return { data: { ...found, page, recordsPerPage, next_cursor: null, previous_cursor: null } };
  }),
];
