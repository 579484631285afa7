import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';

const VALID_DAYS = 14;

/** An address and the account that named it. */
export interface EmailProof {
  readonly user_id: string;
  readonly email: string;
}

function sign(services: Services, payload: string): Buffer {
  return createHmac('sha256', readSecret(services.config)).update(`email-proof:${payload}`).digest();
}

/** What a mail carries so that whoever reads the mailbox can confirm the address; signed, valid for 14 days. */
export function newEmailProof(services: Services, { user_id, email }: EmailProof): string {
  const until = services.now().getTime() + VALID_DAYS * 86_400_000;
  const payload = Buffer.from(JSON.stringify({ user_id, email, until })).toString('base64url');
  return `${payload}.${sign(services, payload).toString('base64url')}`;
}

/** The account and address of a proof; null when it is not ours or too old. */
export function readEmailProof(services: Services, token: string): EmailProof | null {
  const [payload, signature] = token.split('.');
  if (!payload || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(services, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { until, ...proof } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as EmailProof & {
    until: number;
  };
  return until > services.now().getTime() ? proof : null;
}
