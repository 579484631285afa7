import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const sign = (services: Services, userId: string): Buffer =>
  createHmac('sha256', readSecret(services.config)).update(`report-mails:${userId}`).digest();

/** What a mail carries so that whoever reads it can stop it without signing in; it does nothing else and stays valid. */
function newStopToken(services: Services, userId: string): string {
  return `${Buffer.from(userId).toString('base64url')}.${sign(services, userId).toString('base64url')}`;
}

/** Whose reports by mail a token stops; null when it is not ours. */
export function readStopToken(services: Services, token: string): string | null {
  const [payload = '', signature = ''] = token.split('.');
  const userId = Buffer.from(payload, 'base64url').toString();
  if (!UUID.test(userId)) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(services, userId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

/** The path below the public address, of the page and of the one click (RFC 8058) alike. */
export const stopPath = (services: Services, userId: string): string =>
  `/report-mails/${newStopToken(services, userId)}`;
