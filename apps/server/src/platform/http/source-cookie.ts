import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hostCookieName, isSecure } from './cookies.ts';

/** Name of the cookie that remembers by which links somebody came. */
const COOKIE = 'tryout_source';

/** Days for which it is remembered. */
export const SOURCE_DAYS = 30;

/** How many links are remembered, of several organizations. */
const MOST = 8;

const CODE = /^[a-z0-9]{10}$/;

/** The codes of the links by which somebody came, the latest first. */
export function sourcesOf(request: FastifyRequest, config: Config): string[] {
  const codes = (request.cookies[hostCookieName(config, COOKIE)] ?? '').split('.');
  return codes.filter((code) => CODE.test(code)).slice(0, MOST);
}

/**
 * Remembers the link by which a page was opened (`?s=`), in the browser alone: it outlives signing up and days of looking
 * around, says nothing about the person, and is read when somebody applies.
 */
export function rememberSource(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const code = (request.query as Record<string, unknown> | null)?.s;
  if (typeof code !== 'string' || !CODE.test(code)) return;
  const known = sourcesOf(request, config).filter((each) => each !== code);
  reply.setCookie(hostCookieName(config, COOKIE), [code, ...known].slice(0, MOST).join('.'), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(config),
    httpOnly: true,
    maxAge: SOURCE_DAYS * 86_400,
  });
}
