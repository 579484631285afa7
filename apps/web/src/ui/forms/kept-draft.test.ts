import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftKey, readDraft, writeDraft } from './kept-draft.ts';

function withStorage(content: Record<string, string>, refuses = false) {
  const stored = new Map(Object.entries(content));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

describe('work that is kept in the browser', () => {
  it('comes back as it was, for the same account and record only', () => {
    withStorage({});
    const at = draftKey('ann', 'formula:1');
    expect(writeDraft(at, { edit: 3, value: { source: 'always: 1 of 2' } })).toBe(true);
    expect(readDraft(at)).toEqual({ edit: 3, value: { source: 'always: 1 of 2' } });
    expect(readDraft(draftKey('bob', 'formula:1'))).toBeNull();
    expect(readDraft(draftKey('ann', 'formula:2'))).toBeNull();
  });

  it('is forgotten when it is thrown away', () => {
    const stored = withStorage({});
    const at = draftKey('ann', 'formula:1');
    writeDraft(at, { edit: 3, value: 'x' });
    writeDraft(at, null);
    expect(readDraft(at)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it.each(['', '{"edit":3,"val', 'null', '[]', '{"value":1}', '{"edit":"3","value":1}'])(
    'is nothing where it cannot be read: %j',
    (text) => {
      withStorage({ 'tryout-draft:ann:formula:1': text });
      expect(readDraft(draftKey('ann', 'formula:1'))).toBeNull();
    },
  );

  it('tells when the browser has no room', () => {
    withStorage({}, true);
    expect(writeDraft(draftKey('ann', 'formula:1'), { edit: 1, value: 'x' })).toBe(false);
  });
});
