import { createHmac } from 'node:crypto';
import { codeOf, stepAt } from '@tryout/domain/accounts/one-time-code';
import { sql } from 'kysely';
import type { TestApp } from '../../../platform/testing/test-app.ts';

/** A browser with its own cookies; nothing else tells the server who it is. */
export function browser(app: TestApp, from = '203.0.113.7') {
  const jar = new Map<string, string>();
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.call({
      method,
      path,
      from,
      headers: { cookie, 'x-tryout-client': 'web' },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of ([] as string[]).concat((answer.headers['set-cookie'] as string[]) ?? [])) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    call,
    signIn: (email: string, password: string) => call('POST', '/auth/login', { email, password }),
    me: async () => (await call('GET', '/auth/user')).body?.data,
  };
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a secret as it was typed into it. */
export function codeShown(secret: string, at: Date, stepsAway = 0): string {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Uint8Array.from({ length: bits.length >> 3 }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8), 2),
  );
  const mac = (of: Uint8Array, message: Uint8Array) => createHmac('sha1', of).update(message).digest();
  return codeOf(mac, key, stepAt(at.getTime() / 1000) + stepsAway);
}

/** The token in the newest mail of a kind to an address. */
export async function mailedToken(app: TestApp, email: string, kind: string): Promise<string> {
  const { rows } = await sql<{ body_text: string }>`
    select body_text from mails where to_email = ${email} and kind = ${kind} order by created_at desc, id desc limit 1
  `.execute(app.db);
  return /\/([A-Za-z0-9_-]{40,})\s*$/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}

/** Kinds of mail to an address, oldest first. */
export async function mailsTo(app: TestApp, email: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from mails where to_email = ${email} order by created_at, id
  `.execute(app.db);
  return rows.map((row) => row.kind);
}

/** What the security log says an account did or had done to it, oldest first. */
export async function loggedOf(app: TestApp, userId: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    select action from security_log where performer_id = ${userId} or target_id = ${userId} order by id
  `.execute(app.db);
  return rows.map((row) => row.action);
}
