import { describe, expect, it } from 'vitest';
import { onlyArabic, withoutArabic } from './arabic-apart.ts';

const SOURCE = `import { messages as core } from './core.messages.ts';
export const messages = defineCatalogue({
  en: { ...core.en, 'x.a': 'Close' },
  ar: { ...core.ar, 'x.a': 'إغلاق' },
});
export type Key = keyof (typeof messages)['en'];
`;

describe('a catalogue in two halves', () => {
  it('leaves the English words and says where the others are', () => {
    const code = withoutArabic('/src/x.messages.ts', SOURCE);
    expect(code).toContain("'x.a': 'Close'");
    expect(code).toContain(
      "ar: () => import('./x.messages.ts?arabic').then((module) => module.messages.ar),",
    );
    expect(code).not.toMatch(/[\u0600-\u06ff]/);
  });

  it('takes the Arabic words, also of the catalogues it builds on', () => {
    const code = onlyArabic('/src/x.messages.ts', SOURCE);
    expect(code).toContain("import { messages as core } from './core.messages.ts?arabic';");
    expect(code).toContain("export const messages = { ar: { ...core.ar, 'x.a': 'إغلاق' } };");
    expect(code).not.toContain('Close');
  });

  it('refuses a file in another form', () => {
    expect(() => withoutArabic('/src/x.messages.ts', 'export const messages = { en: {}, ar: {} };')).toThrow(
      'exports no defineCatalogue',
    );
  });
});
