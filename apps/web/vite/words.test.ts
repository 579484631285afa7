import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueProblems } from '@tryout/domain/text/catalogue-problems';
import { describe, expect, it } from 'vitest';
import { compiledGroup, languageTags, webWords, withWords } from './words.ts';

const LOCALES = join(import.meta.dirname, '../../../locales');
/** What ships complete; a further language may begin with less. */
const COMPLETE = ['en', 'ar'];

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;
const server = (tag: string): Groups => JSON.parse(readFileSync(join(LOCALES, `${tag}.json`), 'utf8')).server;

describe.each(languageTags())('locales/%s.json', (tag) => {
  it.each([
    ['web', webWords],
    ['server', server],
  ])(
    'says everything of the %s that English says, with the same values and in all its forms',
    (_room, read) => {
      const [english, own] = [read('en'), read(tag)];
      const problems = Object.entries({ ...own, ...english }).flatMap(([group]) =>
        catalogueProblems(english[group] ?? {}, own[group] ?? {}, tag, { mayLack: !COMPLETE.includes(tag) }),
      );
      expect(problems).toEqual([]);
    },
  );

  it('is named for its language', () => {
    const { locale } = JSON.parse(readFileSync(join(LOCALES, `${tag}.json`), 'utf8'));
    expect(locale.tag).toBe(tag);
    expect(['ltr', 'rtl']).toContain(locale.direction);
    expect(Intl.getCanonicalLocales([locale.tag, locale.intl])).toHaveLength(2);
  });
});

it('has no words that no page asks for', () => {
  const src = join(import.meta.dirname, '../src');
  const asked = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.messages.ts'))
    .map((file) => /defineCatalogue\('([^']+)'/.exec(readFileSync(join(src, file), 'utf8'))?.[1]);
  expect(asked.toSorted()).toEqual(Object.keys(webWords('en')).toSorted());
});

describe('a module with a catalogue', () => {
  const SOURCE = `import { messages as core } from './core.messages.ts';
export const messages = defineCatalogue('ui', core);
`;

  it('carries the English words, and says where the others are', () => {
    const code = withWords('/src/x.messages.ts', SOURCE, ['en', 'ar'], true);
    expect(code).toContain(
      "others: { 'ar': () => import('virtual:words/ar/ui').then((module) => module.default) } }, core);",
    );
    expect(code).toContain(JSON.stringify(compiledGroup('en', 'ui')));
    expect(code).not.toMatch(/[\u0600-\u06ff]/);
  });

  it('has all languages at hand where nothing is built', () => {
    const code = withWords('/src/x.messages.ts', SOURCE, ['en', 'ar'], false);
    expect(code).toMatch(/^import words0 from 'virtual:words\/ar\/ui';/);
  });

  it('stops the build without a group, or with one that there is not', () => {
    const broken = (code: string) => () => withWords('/src/x.messages.ts', code, ['en'], true);
    expect(broken('export const messages = { en: {} };')).toThrow('defines no catalogue');
    expect(broken("defineCatalogue('nowhere')")).toThrow('no words of nowhere');
  });
});
