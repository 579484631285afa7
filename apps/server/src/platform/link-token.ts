import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from './secret.ts';
import type { Services } from './services.ts';

/** What a link opens: an event for its candidate, a person's calendar feed, a shared score card, an invoice, a lead for its person, or a survey: for one who was asked, or for whoever has the link. */
type Purpose = 'booking' | 'calendar' | 'card' | 'invoice' | 'lead' | 'survey' | 'survey_link';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function sign(services: Services, purpose: Purpose, payload: string): Buffer {
  return createHmac('sha256', readSecret(services.config)).update(`${purpose}-link:${payload}`).digest();
}

/**
 * A link's secret part: what it opens, in which version, and our signature. Nothing is stored; a link ends when the
 * version of what it opens grows.
 */
export function linkToken(services: Services, purpose: Purpose, id: string, version: number): string {
  const payload = Buffer.from(`${id}.${version}`).toString('base64url');
  return `${payload}.${sign(services, purpose, payload).toString('base64url')}`;
}

/** What a token opens; null when it is not ours. */
export function readLinkToken(
  services: Services,
  purpose: Purpose,
  token: string,
): { id: string; version: number } | null {
  const [payload, signature, more] = token.split('.');
  if (!payload || !signature || more !== undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(services, purpose, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [id = '', version = ''] = Buffer.from(payload, 'base64url').toString().split('.');
  return UUID.test(id) && /^\d{1,9}$/.test(version) ? { id, version: Number(version) } : null;
}
