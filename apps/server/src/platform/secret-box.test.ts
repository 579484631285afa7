import { expect, it } from 'vitest';
import { openSecret, sealSecret } from './secret-box.ts';

const place = { secret: 'a secret that only the tests know, 0123', dataDir: '/nowhere' };

it('opens what was sealed for the same record and purpose, and nothing that was altered or moved', () => {
  const sealed = sealSecret(place, 'calendars', 'one', 'pässword');
  expect(openSecret(place, 'calendars', 'one', sealed)).toBe('pässword');
  expect(sealed.toString('latin1')).not.toContain('ssword');
  expect(sealSecret(place, 'calendars', 'one', 'pässword')).not.toEqual(sealed);
  expect(openSecret(place, 'calendars', 'two', sealed)).toBeNull();
  expect(openSecret(place, 'webhooks', 'one', sealed)).toBeNull();
  expect(
    openSecret({ ...place, secret: 'another secret that nobody knows, 456' }, 'calendars', 'one', sealed),
  ).toBeNull();
  for (let at = 0; at < sealed.length; at++) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(openSecret(place, 'calendars', 'one', altered)).toBeNull();
  }
  expect(openSecret(place, 'calendars', 'one', Buffer.alloc(0))).toBeNull();
});
