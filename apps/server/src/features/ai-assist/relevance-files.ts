import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { openRelevanceModel, type RelevanceModel } from '@tryout/domain/relevance/relevance-model';
import { indexTitles, type TitleIndex } from '@tryout/domain/relevance/title-index';
import { type RatedOccupation, standardised } from '@tryout/domain/relevance/train-relevance';

const FOLDER = join(import.meta.dirname, '../../../seeds/relevance');
const unpack = promisify(gunzip);

/** The small model, where its data are from, and the index of titles. */
export interface RelevanceFiles {
  readonly source: string;
  readonly model: RelevanceModel;
}

let files: Promise<RelevanceFiles> | null = null;
let titles: Promise<TitleIndex> | null = null;

/** The model; read at its first use, since many installations never ask for a draft. */
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

/** Titles of occupations; made at the first use. */
export function titleIndex(): Promise<TitleIndex> {
  titles ??= (async () => {
    const [data, names] = await Promise.all([
      packed('onet-29.3-occupations.json.gz'),
      packed('onet-29.3-titles.json.gz'),
    ]);
    const { occupations } = data as { occupations: RatedOccupation[] };
    return indexTitles(occupations, names as Record<string, string[]>, standardised(occupations));
  })();
  return titles;
}
