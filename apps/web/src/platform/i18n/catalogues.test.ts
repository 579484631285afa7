import { formatMessage } from '@tryout/domain/message-format';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../**/*.messages.ts');

const PLURAL_IN_ARABIC = ['zero', 'one', 'two', 'few', 'many'];
const namesIn = (message: string) =>
  new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((found) => found[1]));

describe.each(Object.entries(modules))('%s', (_file, load) => {
  it('has the same keys in both languages, readable and with the same values', async () => {
    const module = await load();
    const catalogues = Object.values(module).filter(
      (value): value is Catalogue =>
        typeof value === 'object' && value !== null && 'en' in value && 'ar' in value,
    );
    expect(catalogues.length).toBeGreaterThan(0);
    for (const { en, ar } of catalogues) {
      expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
      for (const key of Object.keys(en)) {
        const english = en[key] ?? '';
        const arabic = ar[key] ?? '';
        expect(english.trim() && arabic.trim(), key).not.toBe('');
        const values = Object.fromEntries([...namesIn(english)].map((name) => [name, 3]));
        expect(() => formatMessage(english, values, 'en'), key).not.toThrow();
        expect(() => formatMessage(arabic, values, 'ar'), key).not.toThrow();
        const unknown = [...namesIn(arabic)].filter(
          (name) => !namesIn(english).has(name) && english.includes('{'),
        );
        expect(unknown, key).toEqual([]);
        if (english.includes(', plural,')) {
          for (const form of PLURAL_IN_ARABIC)
            expect(arabic.includes(`${form} {`) || arabic.includes('=0 {'), `${key} ${form}`).toBe(true);
        }
      }
    }
  });
});
