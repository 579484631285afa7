import { describe, expect, it } from 'vitest';
import { listedMails, mailDelay, mailWait } from './mail-pace.ts';

const none = { same_kind_ago_s: [], to_address_ago_s: [], of_organization_ago_s: [] };

describe('a mail that a person asks for', () => {
  it('goes out when nothing went before it, and a minute after one of its kind', () => {
    expect(mailWait(none)).toBeNull();
    expect(mailWait({ ...none, same_kind_ago_s: [59.2] })).toEqual({ rule: 'pause', seconds: 1 });
    expect(mailWait({ ...none, same_kind_ago_s: [-3] })).toEqual({ rule: 'pause', seconds: 60 });
    expect(mailWait({ ...none, same_kind_ago_s: [60] })).toBeNull();
  });

  it('waits until the oldest of five to its address is a day old', () => {
    const four = [100, 200, 300, 400];
    expect(mailWait({ ...none, to_address_ago_s: four })).toBeNull();
    expect(mailWait({ ...none, to_address_ago_s: [...four, 86_000] })).toEqual({
      rule: 'address',
      seconds: 400,
    });
  });

  it('waits until the oldest of twenty of its organization is an hour old; the longest wait counts', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => 10 * (i + 1));
    expect(mailWait({ ...none, of_organization_ago_s: twenty.slice(1) })).toBeNull();
    expect(mailWait({ ...none, same_kind_ago_s: [1], of_organization_ago_s: twenty })).toEqual({
      rule: 'organization',
      seconds: 3400,
    });
  });
});

describe('a mail that tells of something done', () => {
  it('is put off by a minute after the last one, and by an hour after the fifth of a day', () => {
    expect(mailDelay([])).toBe(0);
    expect(mailDelay([20])).toBe(40);
    expect(mailDelay([90])).toBe(0);
    expect(mailDelay([600, 700, 800, 900, 1000])).toBe(3000);
    expect(mailDelay([600, 700, 800, 900, 90_000])).toBe(0);
  });
});

describe('the mails of a list', () => {
  it('are twenty in any hour, after those of an earlier list', () => {
    expect(new Set(listedMails([], 20))).toEqual(new Set([0]));
    const fifty = listedMails([], 50);
    expect(fifty.slice(19, 22)).toEqual([0, 3600, 3600]);
    expect(fifty[49]).toBe(7200);
    expect(listedMails(fifty, 1)).toEqual([7200]);
    expect(listedMails([-4000, -3599], 20).at(-1)).toBe(1);
  });
});
