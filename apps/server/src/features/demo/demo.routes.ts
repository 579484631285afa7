import { lookAround, readOutbox, startDemo } from '@tryout/contract/demo/demo';
import type { FastifyRequest } from 'fastify';
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
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const SAID_BY_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/**
 * Whether a request comes straight from a browser of this machine. A proxy here speaks from this machine for the whole
 * world, so what came through one does not count, nor does anything where the product has a public address.
 */
function isAtThisMachine({ publicUrl }: Config, request: FastifyRequest): boolean {
  return (
    LOCAL_NAMES.has(new URL(publicUrl).hostname) &&
    LOOPBACK.test(request.socket.remoteAddress ?? '') &&
    SAID_BY_PROXIES.every((header) => request.headers[header] === undefined)
  );
}

/**
 * Whether the mails that had nowhere to go may be read: never in production; elsewhere by everybody where the demo is
 * on, and otherwise only by somebody at this machine, for they hold codes to sign up with.
 */
function showsOutbox(config: Config, request: FastifyRequest): boolean {
  if (config.production || config.mail.kind !== 'outbox') return false;
  return config.demo || isAtThisMachine(config, request);
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

  handle(readOutbox, async ({ db, query, services, request }) => {
    if (!showsOutbox(services.config, request)) throw notFound();
    const { page, recordsPerPage } = query;
    const found = await pageOfMails(db, { limit: recordsPerPage, offset: (page - 1) * recordsPerPage });
    return { data: { ...found, page, recordsPerPage, next_cursor: null, previous_cursor: null } };
  }),
];
