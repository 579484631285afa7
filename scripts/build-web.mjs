// Builds the pages when their sources have changed since the last build: node scripts/build-web.mjs [--force]
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, runNode, seconds, toolScript } from './runtime.mjs';

const SOURCES = [
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/src',
  'apps/web/vite',
  'apps/web/vite.config.ts',
  'locales',
  'packages/contract/src',
  'packages/domain/src',
  'packages/game-sdk/src',
  'packages/games/src',
  'package-lock.json',
];
const DIST = join(root, 'apps/web/dist');
const STAMP = join(DIST, '.stamp');
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;

export async function buildWeb({ force = false, say = console.log } = {}) {
  const fingerprint = fingerprintOf(SOURCES);
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  const began = Date.now();
  say('Building the pages …');
  // The second is what the server draws pages with.
  await Promise.all([build(), build('--ssr', 'src/draw-page.tsx')]);
  await Promise.all(
    filesBelow(DIST)
      .filter((file) => COMPRESSIBLE.test(file))
      .map(compress),
  );
  // Written last: a build that was interrupted is made again.
  writeFileSync(STAMP, fingerprint);
  say(`Built the pages in ${seconds(Date.now() - began)}.`);
}

async function build(...options) {
  const code = await runNode([toolScript('vite'), 'build', '--logLevel', 'warn', ...options], {
    cwd: join(root, 'apps/web'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error('The pages could not be built; the message is above.');
}

const gzipped = promisify(gzip);
const brotliCompressed = promisify(brotliCompress);

/** The server sends these as they are, so nothing is compressed while people wait. */
async function compress(file) {
  const content = readFileSync(file);
  if (content.length < 1024) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    gzipped(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
    brotliCompressed(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
  ]);
}

function fingerprintOf(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(join(root, place))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  await buildWeb({ force: process.argv.includes('--force') });
}
