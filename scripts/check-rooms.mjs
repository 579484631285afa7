// Keeps the rules between rooms that the linter cannot see (ARCHITECTURE.md). Prints every breach; needs no packages.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { shapeBreaches } from './action-shape.mjs';
import { graphBreaches } from './feature-graph.mjs';
import { importsOf, isTest } from './imports.mjs';
import { formsNoLongerApart, ownFormBreaches } from './own-forms.mjs';
import { ownPartBreaches } from './own-parts.mjs';
import { root } from './runtime.mjs';

const DRAWERS = /^(index|utils?|helpers?|common|lib|misc|shared)\.(ts|tsx)$/;
/** All breaches among `files`: `{ path, text }` with paths from the root. Pure. */
export function breaches(files) {
  const found = [];
  for (const { path, text } of files) {
    const name = basename(path);
    if (DRAWERS.test(name))
      found.push(`${path}: "${name}" says nothing about its subject; give it the name of one.`);
    for (const specifier of importsOf(text)) {
      const target = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier;
      for (const rule of RULES) {
        const reason = rule(path, target, text);
        if (reason) found.push(`${path} imports ${target}: ${reason}`);
      }
    }
    if (writesSql(path, text)) found.push(`${path}: SQL belongs into a *.queries.ts file of the feature.`);
  }
  return found;
}

const SERVER = 'apps/server/src/';
const WEB = 'apps/web/src/';

const RULES = [
  function serverLayers(path, target) {
    if (isTest(path)) return null;
    if (path.startsWith(`${SERVER}platform/`) && target.startsWith(`${SERVER}features/`)) {
      return 'the platform knows no feature';
    }
    if (path.startsWith(`${SERVER}features/`) && /^apps\/server\/src\/(app|main)\.ts$/.test(target)) {
      return 'a feature knows nothing of the application that hosts it';
    }
    return null;
  },
  function driver(path, target, text) {
    if (!path.startsWith(SERVER) || target !== 'pg' || isTest(path)) return null;
    if (/import type [^;]*from 'pg'/.test(text)) return null;
    if (/platform\/(database|testing)\//.test(path)) return null;
    return 'the driver is used in platform/database only';
  },
  function webLayers(path, target) {
    if (!path.startsWith(WEB) || isTest(path)) return null;
    const order = ['platform/', 'ui/', 'features/', 'areas/'];
    const from = order.findIndex((room) => path.startsWith(WEB + room));
    const to = order.findIndex((room) => target.startsWith(WEB + room));
    return from !== -1 && to > from ? 'areas → features → ui → platform, never back' : null;
  },
  function domainIsPure(path, target) {
    if (!path.startsWith('packages/domain/src/') || isTest(path)) return null;
    return target.startsWith('packages/domain/src/') ? null : 'domain imports nothing';
  },
  function gameSdkStandsAlone(path, target) {
    if (!path.startsWith('packages/game-sdk/src/') || isTest(path)) return null;
    return target.startsWith('packages/game-sdk/src/') ? null : 'what a game loads depends on nothing';
  },
  function gamesAreApart(path, target) {
    const from = gameOf(path);
    const to = gameOf(target);
    return from && to && from !== to && !isTest(path) ? `a game does not reach into another (${to})` : null;
  },
];

function gameOf(path) {
  return /^packages\/games\/src\/([a-z-]+)\/(?:core|view|bot|norms)\b/.exec(path)?.[1] ?? null;
}

function writesSql(path, text) {
  if (!path.startsWith(`${SERVER}features/`) || path.endsWith('.queries.ts') || isTest(path)) return false;
  return /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/.test(text);
}

function sourcesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

if (process.argv[1] === import.meta.filename) {
  const files = ['apps', 'packages'].flatMap(sourcesBelow).map((path) => ({
    path: relative('.', path),
    text: readFileSync(join(root, path), 'utf8'),
  }));
  const graph = JSON.parse(readFileSync(join(root, 'docs/features.json'), 'utf8'));
  const found = [
    ...breaches(files),
    ...graphBreaches(files, graph),
    ...shapeBreaches(files),
    ...ownPartBreaches(files),
    ...ownFormBreaches(files),
    ...formsNoLongerApart(files),
  ];
  for (const breach of found) console.error(breach);
  console.log(`${files.length} sources, ${found.length} in the wrong room.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
