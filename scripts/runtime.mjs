// Finds the Node that runs Tryout and runs tools with it. Needs no packages and any Node from 20.19.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/**
 * How the server's Node is started: objects that live for a moment get a quarter of what V8 gives them by itself, and what has
 * grown by a quarter is looked through again, not only once it has doubled. The server holds a third less memory so.
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
];

/**
 * How the server's memory beyond V8 is given out, where the C library is glibc; others take no notice. What streams bring in
 * pieces of 64 kB goes back to the system with its last use, instead of being kept for later.
 */
export const SERVER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Where the Node that npm installed for older machines may lie; the names of the packages differ by platform. */
const BROUGHT_ALONG = [
  `node_modules/node-${process.platform}-${process.arch}/bin/node`,
  `node_modules/node-bin-${process.platform}-${process.arch}/bin/node`,
];

/** Whether a Node of this version runs TypeScript sources as they are: 22.18 or newer, 23.6 or newer. */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major > 23;
}

/** The Node to run Tryout with: this one where it is new enough, else the one installed from the lock file. */
export function findNode() {
  if (runsTypeScript(process.version)) return process.execPath;
  for (const place of BROUGHT_ALONG) {
    if (existsSync(join(root, place))) return join(root, place);
  }
  throw new Error(
    `Tryout needs Node 22.18 or newer; this is ${process.version}, and no newer one came with the packages for ` +
      `${process.platform}-${process.arch}. Install the current Node LTS and try again.`,
  );
}

/** The program a package brings, as a script for Node. */
export function toolScript(packageName, bin = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof description.bin === 'string' ? description.bin : description.bin[bin]);
}

/** An environment in which `node` is the chosen one. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${dirname(findNode())}${delimiter}${process.env.PATH}`, ...extra };
}

/** Runs a script with the chosen Node and answers its exit code. What it says goes to `onOutput` where that is given. */
export function runNode(args, { env = {}, cwd = root, onOutput } = {}) {
  return runProgram(findNode(), args, { env: toolEnvironment(env), cwd }, onOutput);
}

/**
 * Goes on only on a Node that runs TypeScript: on an older one the script is run again with the one that came with the
 * packages. What is in TypeScript has to be imported after this.
 */
export async function onNodeWithTypeScript(script) {
  if (runsTypeScript(process.version) || process.argv[1] !== script) return;
  process.exit(await runNode([script, ...process.argv.slice(2)]));
}

/** Runs a program in the foreground, or with `onOutput` behind it, and answers its exit code. */
export function runProgram(program, args, options = {}, onOutput = undefined) {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd: root, stdio, ...options });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Milliseconds as people read them. */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
