import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PSEUDO, pseudoLanguage, withoutEnglish } from './pseudo-language.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [
  'apps',
  'packages',
  'locales',
  'scripts',
  'samples',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const OWN = '@tryout';

/** The product with one more language, added as a translator does: files, one command, nothing else. */
export interface ProductCopy {
  readonly root: string;
  remove(): void;
}

/** Copies the product to a folder of its own, adds the pseudo-language there and builds the pages. */
export function copyWithPseudoLanguage(): ProductCopy {
  const root = mkdtempSync(join(tmpdir(), 'tryout-language-'));
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  try {
    for (const name of SOURCES)
      cpSync(join(ROOT, name), join(root, name), {
        recursive: true,
        filter: (path) => !/[\\/](?:node_modules|dist|data)$/.test(path),
      });
    linkPackages(root);
    addLanguage(root);
    for (const script of ['describe-words.mjs', 'build-web.mjs'])
      execFileSync(process.execPath, [join(root, 'scripts', script)], { cwd: root, stdio: 'inherit' });
    return { root, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Packages as files of the copy's own: the process that reads archives may read nothing outside of the product. */
function linkPackages(root: string): void {
  const to = join(root, 'node_modules');
  linkFiles(join(ROOT, 'node_modules'), to);
  mkdirSync(join(to, OWN), { recursive: true });
  for (const room of ['apps', 'packages'])
    for (const name of readdirSync(join(root, room)))
      symlinkSync(join(root, room, name), join(to, OWN, name));
}

function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === OWN || entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another disk.
    copyFileSync(source, target);
  }
}

function addLanguage(root: string): void {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const write = (file: string, content: unknown) => writeFileSync(file, JSON.stringify(content, null, 2));
  write(join(root, 'locales', `${PSEUDO}.json`), pseudoLanguage(read(join(root, 'locales/en.json'))));
  const games = join(root, 'packages/games/src');
  for (const key of ['harbour', ...read(join(games, 'game-keys.json'))]) {
    const words = join(games, key, 'words');
    write(join(words, `${PSEUDO}.json`), withoutEnglish(read(join(words, 'en.json'))));
  }
}
