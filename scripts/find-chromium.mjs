// Finds the Chromium that browser journeys run in, and on Debian as root installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Chromium without windows: it draws the same pages in a third less time. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';

function find(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Path of a browser, or null. `CHROMIUM_PATH` comes first. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const home = env.HOME ? APPLICATIONS.map((path) => join(env.HOME, path)) : [];
  return find(NAMES, env) ?? [...APPLICATIONS, ...home].find((path) => existsSync(path)) ?? null;
}

/** Like `findChromium`, but installs one where that needs nobody's password, and says what to do where it cannot. */
export function findOrInstallChromium(say = console.log) {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and nothing is there.`);
  install('chromium', say);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser journeys need Chromium or Chrome, and none was found. Install one (Debian: sudo apt-get install chromium; ' +
      'macOS: brew install --cask google-chrome), or set CHROMIUM_PATH to its program.',
  );
}

/**
 * The browser that journeys run in: Chromium without windows where it can be had, else the one of `findOrInstallChromium`.
 * `CHROMIUM_PATH` comes first.
 */
export function findOrInstallForJourneys(say = console.log) {
  // Builds are tried out in the ordinary one, so that it is needed in any case.
  const ordinary = findOrInstallChromium(say);
  if (process.env.CHROMIUM_PATH) return ordinary;
  if (!find([WITHOUT_WINDOWS], process.env)) install(WITHOUT_WINDOWS, say);
  return find([WITHOUT_WINDOWS], process.env) ?? ordinary;
}

/** Installs a package of Debian's where that needs nobody's password; elsewhere nothing happens. */
function install(name, say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`No ${name} found; installing it with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env });
}
