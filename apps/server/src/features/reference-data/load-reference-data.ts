import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReferenceKind } from '@tryout/domain/reference-data/reference-kinds';
import type { Db } from '../../platform/database/kysely.ts';
import { addFirstTerms } from './reference-data.queries.ts';
import { addSeeds, countSeeds, type Seed } from './seeds.queries.ts';

const SEEDS = join(import.meta.dirname, '../../../seeds');

interface SeedTerms {
  readonly kind: string;
  readonly locale: string;
  readonly title: string;
  readonly body: readonly string[];
}

interface SeedEntry {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly ar?: string;
  readonly aliases?: readonly string[];
  readonly code?: string;
}

const seed = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(join(SEEDS, name), 'utf8')) as T;

/** Where entries of a kind come from. */
const SOURCE: Readonly<Partial<Record<ReferenceKind, string>>> = {
  sector: 'naics',
  country: 'unicode',
  language: 'unicode',
  time_zone: 'unicode',
};

const seedOf = ({ kind, name, ar, aliases = [], code = '' }: SeedEntry): Seed => ({
  kind,
  name,
  names: ar && ar !== name ? { ar } : {},
  aliases,
  code,
  seed: `${kind}:${SOURCE[kind] ?? 'own'}:${name}`,
});

/** Fills in the lists and the first terms; may run at every start, and adds only what is missing. Titles of jobs come later. */
export async function loadReferenceData(db: Db): Promise<void> {
  const entries = (
    await Promise.all([
      seed<SeedEntry[]>('reference/entries.json'),
      seed<SeedEntry[]>('reference/unicode.json'),
    ])
  )
    .flat()
    .map(seedOf);
  if ((await countSeeds(db, 'own')) < entries.length) await addSeeds(db, entries);
  for (const text of await seed<SeedTerms[]>('terms.json')) {
    await addFirstTerms(db, { ...text, body: text.body.join('\n\n') });
  }
}

async function jobTitles(): Promise<Seed[]> {
  const text = await readFile(join(SEEDS, 'reference/job-titles.txt'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ...aliases] = line.split('\t');
      return { kind: 'job_title', name, names: {}, aliases, code: '', seed: `job_title:onet:${name}` };
    });
}

/** Whether titles of jobs are missing. */
export async function lacksJobTitles(db: Db): Promise<boolean> {
  return (await countSeeds(db, 'onet')) < (await jobTitles()).length;
}

/** Fills in the titles of jobs, 500 at a time so that nobody waits for them; a second time it adds what is missing. */
export async function loadJobTitles(db: Db): Promise<void> {
  const titles = await jobTitles();
  for (let at = 0; at < titles.length; at += 500) await addSeeds(db, titles.slice(at, at + 500));
}
