import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

interface Mail {
  readonly to_email: string;
  readonly subject: string;
  readonly body_text: string;
}

/** The newest mail to somebody, from the outbox that stands in for a mailbox; waits until `pattern` is in it. */
export async function mailTo(person: BrowserContext, email: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const answer = await person.request.get('/api/dev/outbox');
      const { data } = (await answer.json()) as { data: { items: readonly Mail[] } };
      const mail = data.items.find(
        ({ to_email, body_text }) => to_email === email && pattern.test(body_text),
      );
      found = mail?.body_text ?? '';
      return found;
    })
    .toMatch(pattern);
  return found;
}

/** The six digits that were mailed to somebody. */
export async function codeFor(person: BrowserContext, email: string): Promise<string> {
  const mail = await mailTo(person, email, /\b\d{6}\b/);
  return mail.match(/\b\d{6}\b/)?.[0] ?? '';
}
