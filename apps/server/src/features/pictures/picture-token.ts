import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';

/** What a token is for: to look at a small picture of a service, or to choose one. */
type Purpose = 'preview' | 'choice';

function sign(services: Services, purpose: Purpose, payload: string): Buffer {
  return createHmac('sha256', readSecret(services.config)).update(`picture-${purpose}:${payload}`).digest();
}

/**
 * What a service told of a picture, signed by this server: so nothing is kept between a search and a choice, and nobody
 * has this server fetch another address or makes up who is to be named.
 */
export function pictureToken(services: Services, purpose: Purpose, told: unknown): string {
  const payload = Buffer.from(JSON.stringify(told)).toString('base64url');
  return `${payload}.${sign(services, purpose, payload).toString('base64url')}`;
}

/** What a token tells; null when it is not ours. */
export function readPictureToken(services: Services, purpose: Purpose, token: string): unknown {
  const [payload, signature, more] = token.split('.');
  if (!payload || !signature || more !== undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(services, purpose, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
