import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { buildSample } from '../../scripts/games/samples.ts';

interface WantedGame {
  readonly slug: string;
  readonly version: string;
  /** Bytes of a file that no packing makes smaller; 0 for none. */
  readonly ballast: number;
}

/** Writes a small game that works, under another name, as a zip. */
export async function writeGame(path: string, { slug, version, ballast }: WantedGame): Promise<string> {
  const { 'build.json': manifest, ...files } = unzipSync(readFileSync((await buildSample('dot-count')).zip));
  if (manifest === undefined) throw new Error('the sample has no build.json');
  const own = { ...JSON.parse(strFromU8(manifest)), slug, name: slug, version };
  const level: Record<string, Uint8Array> = ballast > 0 ? { 'level.data': randomBytes(ballast) } : {};
  writeFileSync(
    path,
    zipSync({ ...files, ...level, 'build.json': strToU8(JSON.stringify(own)) }, { level: 0 }),
  );
  return path;
}
