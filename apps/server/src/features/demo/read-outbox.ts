import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { readOutbox } from '@tryout/contract/demo/demo';
import type { FastifyRequest } from 'fastify';
import type { Act } from '../../platform/act.ts';
import type { Config } from '../../platform/config.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { pageOfMails } from './demo.queries.ts';

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

/** A page of the mails that had nowhere to go. @throws Refusal (not found) where they are not shown */
export async function outboxPage(
  { db, services, request }: Act & { readonly request: FastifyRequest },
  { page, recordsPerPage }: RouteQuery<typeof readOutbox>,
): Promise<RouteData<typeof readOutbox>> {
  if (!showsOutbox(services.config, request)) throw notFound();
  const found = await pageOfMails(db, { limit: recordsPerPage, offset: (page - 1) * recordsPerPage });
  return { ...found, page, recordsPerPage, next_cursor: null, previous_cursor: null };
}
