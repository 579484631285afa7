import { catalogueProblems } from '@tryout/domain/text/catalogue-problems';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../**/*.messages.ts');

describe.each(Object.entries(modules))('%s', (_file, load) => {
  it('has the same keys in both languages, readable and with the same values', async () => {
    const module = await load();
    const catalogues = Object.values(module).filter(
      (value): value is Catalogue =>
        typeof value === 'object' && value !== null && 'en' in value && 'ar' in value,
    );
    expect(catalogues.length).toBeGreaterThan(0);
    expect(catalogues.flatMap(catalogueProblems)).toEqual([]);
  });
});
