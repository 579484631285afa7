import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

/** A cookie's name; behind TLS it carries the host prefix, which no sub-domain can set. */
export function hostCookieName(config: Config, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

/** The session cookie's name. */
export function sessionCookieName(config: Config): string {
  return hostCookieName(config, 'tryout_session');
}

/** A hint for the page's first paint that somebody is signed in; it opens nothing. */
const HINT_COOKIE = 'logged_in';

/** Whether browsers reach this server over TLS only. */
export function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** Signs the browser in: the secret is out of reach of scripts. */
export function setSessionCookies(
  reply: FastifyReply,
  config: Config,
  token: string,
  maxAgeSeconds: number,
): void {
  const base = { path: '/', sameSite: 'lax', secure: isSecure(config), maxAge: maxAgeSeconds } as const;
  reply.setCookie(sessionCookieName(config), token, { ...base, httpOnly: true });
  reply.setCookie(HINT_COOKIE, '1', { ...base, httpOnly: false });
}

/** Signs the browser out. */
export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  const base = { path: '/', sameSite: 'lax', secure: isSecure(config) } as const;
  reply.clearCookie(sessionCookieName(config), base);
  reply.clearCookie(HINT_COOKIE, base);
}
