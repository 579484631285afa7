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
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** The browser of this machine, or null. `CHROMIUM_PATH` decides where it is set; a path where nothing is means none. */
export function findChromium(env: NodeJS.ProcessEnv): string | null {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = [...(env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''), ...FOLDERS];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...APPLICATIONS].find((path) => existsSync(path)) ?? null;
}
