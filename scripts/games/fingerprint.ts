import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../runtime.mjs';

const NOT_SOURCES = ['node_modules', 'dist'];

/** Files below a folder, or the file itself, sorted; without what is installed or made. */
export function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.includes(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** One hash for the names and contents of everything below `places`. */
export function fingerprintOf(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
