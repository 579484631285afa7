import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSecret } from '../secret.ts';
import type { Services } from '../services.ts';
import { hostCookieName, isSecure } from './cookies.ts';

type Place = Pick<Services, 'config' | 'now'>;

interface Sealed {
  readonly value: unknown;
  readonly until: number;
}

function sign(place: Place, name: string, payload: string): Buffer {
  return createHmac('sha256', readSecret(place.config)).update(`cookie:${name}:${payload}`).digest();
}

/**
 * Leaves something with the browser that it can bring back but neither change nor, from a script, read. It goes with
 * requests that this site's own pages make, and is over after `seconds` whatever the browser does.
 */
export function setSignedCookie(
  reply: FastifyReply,
  place: Place,
  name: string,
  value: unknown,
  seconds: number,
): void {
  const sealed: Sealed = { value, until: place.now().getTime() + seconds * 1000 };
  const payload = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  reply.setCookie(
    hostCookieName(place.config, name),
    `${payload}.${sign(place, name, payload).toString('base64url')}`,
    { path: '/', sameSite: 'strict', secure: isSecure(place.config), httpOnly: true, maxAge: seconds },
  );
}

/** What was left with the browser; null when nothing was, it is too old, or it is not ours. */
export function readSignedCookie(request: FastifyRequest, place: Place, name: string): unknown {
  const [payload, given] = (request.cookies[hostCookieName(place.config, name)] ?? '').split('.');
  if (!payload || !given) return null;
  const expected = sign(place, name, payload);
  const signature = Buffer.from(given, 'base64url');
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  const sealed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Sealed;
  return sealed.until > place.now().getTime() ? sealed.value : null;
}

/** Takes it back. */
export function clearSignedCookie(reply: FastifyReply, place: Place, name: string): void {
  reply.clearCookie(hostCookieName(place.config, name), {
    path: '/',
    sameSite: 'strict',
    secure: isSecure(place.config),
    httpOnly: true,
  });
}
