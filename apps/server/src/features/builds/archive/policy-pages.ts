import type { PolicyLine } from './archive-outcome.ts';
import { foldedName } from './entry-name.ts';
import type { PolicyTask } from './policy-scan.ts';

/** Whether there is the page that opens the game. */
export function judgePages(files: PolicyTask['files'], manifest: PolicyTask['manifest']): PolicyLine[] {
  const pages = files.map(({ path }) => path).filter((path) => /\.html$/i.test(path));
  if (pages.length === 0) {
    const message = 'The package contains no .html file, so there’s nothing to open.';
    return [{ level: 'error', code: 'no_page', message, data: {} }];
  }
  if (manifest === null || files.some(({ path, size }) => path === manifest.entry && size > 0)) return [];
  const entry = manifest.entry;
  if (pages.includes(entry)) {
    const message = `${entry}, the page that opens the game, is empty.`;
    return [{ level: 'error', code: 'entry_empty', message, data: { path: entry } }];
  }
  const twin = pages.find((path) => foldedName(path) === foldedName(entry)) ?? null;
  const message =
    twin === null
      ? `${entry}, the page that opens the game, is not in the package. Set "entry" in build.json to one that is.`
      : `build.json says ${entry}, but the file is called ${twin}. Capital letters count.`;
  return [{ level: 'error', code: 'entry_missing', message, data: { path: entry, found: pages[0] ?? null } }];
}
