import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type AsyncZippable, zip } from 'fflate';

/** Compressed by themselves: packing them again only takes time. */
const ALREADY_SMALL = /\.(avif|br|gz|jpg|m4a|mp3|mp4|ogg|png|unityweb|webm|webp|woff2)$/i;

/** A packed game. */
export interface Package {
  readonly bytes: Uint8Array;
  /** Hex; the same for the same files with the same names, on every machine and day. */
  readonly sha256: string;
  /** Paths in the package, sorted. */
  readonly files: readonly string[];
  /** Paths in the folder that are for the author only and were left out. */
  readonly left_out: readonly string[];
}

/**
 * Packs everything in a folder but hidden files, installed packages, types, and plugins of jsPsych that nothing names any
 * more. @throws when a file is not readable.
 */
export async function packFolder(folder: string): Promise<Package> {
  const { files, left_out } = listFolder(folder);
  const entries: AsyncZippable = {};
  for (const path of files) {
    const level = ALREADY_SMALL.test(path) ? 0 : 9;
    // The first moment a zip can tell of, in the zone of whoever packs: zips know no zones.
    entries[path] = [readFileSync(join(folder, path)), { level, mtime: new Date(1980, 0, 1), os: 3 }];
  }
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    zip(entries, (error, made) => (error ? reject(error) : resolve(made)));
  });
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), files, left_out };
}

/** What would be packed and what would not; paths with `/`, sorted by code units. */
export function listFolder(folder: string): { readonly files: string[]; readonly left_out: string[] } {
  const files: string[] = [];
  const left_out: string[] = [];
  function visit(inside: string): void {
    for (const name of readdirSync(join(folder, inside))) {
      const path = inside === '' ? name : `${inside}/${name}`;
      if (isForTheAuthor(name)) left_out.push(path);
      else if (statSync(join(folder, path)).isDirectory()) visit(path);
      else files.push(path);
    }
  }
  visit('');
  const unnamed = new Set(unnamedPlugins(folder, files));
  return {
    files: files.filter((path) => !unnamed.has(path)).sort(),
    left_out: [...left_out, ...unnamed].sort(),
  };
}

/** Files of the folder `jspsych` whose names no other page, script or style sheet has: replaced by others, and left. */
function unnamedPlugins(folder: string, files: readonly string[]): readonly string[] {
  const isPlugin = (path: string) => /^jspsych\/[^/]+\.(?:css|js)$/.test(path);
  const plugins = files.filter(isPlugin);
  if (plugins.length === 0) return [];
  const texts = files
    .filter((path) => !isPlugin(path) && /\.(?:css|html?|js|json|mjs)$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  return plugins.filter((path) => !texts.some((text) => text.includes(basename(path))));
}

function isForTheAuthor(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules' || name.endsWith('.d.ts');
}
