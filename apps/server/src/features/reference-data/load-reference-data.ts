import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../platform/database/kysely.ts';
import { addFirstTerms, addIndustries, addSkills } from './reference-data.queries.ts';

const SEEDS = join(import.meta.dirname, '../../../seeds');

interface SeedTerms {
  readonly kind: string;
  readonly locale: string;
  readonly title: string;
  readonly body: readonly string[];
}

async function seed<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(SEEDS, name), 'utf8')) as T;
}

/** Fills in industries, skills and the first terms; may run at every start, and adds only what is missing. */
export async function loadReferenceData(db: Db): Promise<void> {
  await addIndustries(db, await seed<string[]>('industries.json'));
  const skills = await seed<{ skill: string[]; technical_skill: string[] }>('skills.json');
  await addSkills(db, 'skill', skills.skill);
  await addSkills(db, 'technical_skill', skills.technical_skill);
  for (const text of await seed<SeedTerms[]>('terms.json')) {
    await addFirstTerms(db, { ...text, body: text.body.join('\n\n') });
  }
}
