import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Published trials and scores that lie beside the repository, not in it: `TRYOUT_REFERENCE_DIR`, or
 * `../shared/reference` seen from the repository's root. Null where there is no such folder.
 */
export function referenceFolder(): string | null {
  const root = resolve(import.meta.dirname, '../../../..');
  const folder = resolve(root, process.env.TRYOUT_REFERENCE_DIR ?? '../shared/reference');
  return existsSync(folder) ? folder : null;
}

/** A person's trials, each a list of columns, and the scores published for them. */
export interface ReferencePerson<Trial> {
  readonly id: string;
  readonly trials: readonly Trial[];
  readonly expected: Readonly<Record<string, number>>;
}

/** The persons of a task in the reference folder. */
export function referencePersons<Trial>(folder: string, task: string): readonly ReferencePerson<Trial>[] {
  const file = readFileSync(resolve(folder, 'tasks', `${task}.json`), 'utf8');
  return (JSON.parse(file) as { participants: readonly ReferencePerson<Trial>[] }).participants;
}
