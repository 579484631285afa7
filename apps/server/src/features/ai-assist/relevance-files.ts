import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { openRelevanceModel, type RelevanceModel } from '@tryout/domain/relevance/relevance-model';
import { indexingTitles, type TitleIndex } from '@tryout/domain/relevance/title-index';
import { type RatedOccupation, standardised } from '@tryout/domain/relevance/train-relevance';

const FOLDER = join(import.meta.dirname, '../../../seeds/relevance');
const unpack = promisify(gunzip);
/** Longest time that the index takes the processor for itself. */
const LONGEST_STRETCH_MS = 10;
const aMoment = promisify(setImmediate);

/** The small model, where its data are from, and the index of titles. */
export interface RelevanceFiles {
  readonly source: string;
  readonly model: RelevanceModel;
}

let files: Promise<RelevanceFiles> | null = null;
let titles: Promise<TitleIndex> | null = null;

/** The model; read once. */
export function relevanceFiles(): Promise<RelevanceFiles> {
  files ??= (async () => {
    const stored = JSON.parse(await readFile(join(FOLDER, 'model.json'), 'utf8'));
    return { source: stored.source as string, model: openRelevanceModel(stored) };
  })();
  return files;
}

async function packed(name: string): Promise<unknown> {
  return JSON.parse((await unpack(await readFile(join(FOLDER, name)))).toString('utf8'));
}

/** Titles of occupations; made once. */
export function titleIndex(): Promise<TitleIndex> {
  titles ??= (async () => {
    const [data, names] = await Promise.all([
      packed('onet-29.3-occupations.json.gz'),
      packed('onet-29.3-titles.json.gz'),
    ]);
    const { occupations } = data as { occupations: RatedOccupation[] };
    const steps = indexingTitles(occupations, names as Record<string, string[]>, standardised(occupations));
    // A second of work: requests of others go on in between.
    for (let began = performance.now(); ; ) {
      const step = steps.next();
      if (step.done) return step.value;
      if (performance.now() - began < LONGEST_STRETCH_MS) continue;
      await aMoment();
      began = performance.now();
    }
  })();
  return titles;
}
