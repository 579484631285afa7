import { createHash, randomUUID } from 'node:crypto';
import { type FSWatcher, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import type { FindFile } from '../../apps/server/src/features/builds/host/known-files.ts';
import { readManifest } from './game-folder.ts';
import { listFolder } from './pack-folder.ts';
import type { PlayedGame } from './serve-play.ts';

/** How long a folder has to be quiet before its changes are taken, ms: editors write in several steps. */
const QUIET_MS = 150;

/** A folder as a game that changes while it is played. */
export interface OpenFolder extends PlayedGame {
  close(): void;
}

/**
 * Opens a folder. `onChange` is called after something in it has changed. What is only told late, of a change that was
 * there when the folder was opened, or leaves every file as it was ends nobody's play.
 */
export function openFolder(folder: string, onChange: () => void): OpenFolder {
  const places = new Map<string, string>();
  let version = randomUUID();
  let known = stateOf(folder);
  let timer: NodeJS.Timeout | undefined;
  const watcher: FSWatcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const state = stateOf(folder);
      if (state === known) return;
      known = state;
      // Another version has other addresses, so that no browser shows what it has kept of this one.
      version = randomUUID();
      onChange();
    }, QUIET_MS);
  });

  const find: FindFile = async (id, path) => {
    if (id !== version || !listFolder(folder).files.includes(path)) return null;
    const place = join(folder, path);
    const bytes = readFileSync(place);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    places.set(sha256, place);
    return { sha256, size: bytes.length, is_entry: path === entryOf(folder) };
  };

  return {
    get version() {
      return version;
    },
    manifestText: () => readManifest(folder).text,
    find,
    pathOf: (sha256) => places.get(sha256) ?? '',
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

/** Names, sizes and times of the files of a game; a folder that is being rewritten is like no other. */
function stateOf(folder: string): string {
  try {
    return listFolder(folder)
      .files.map((path) => {
        const { size, mtimeMs } = statSync(join(folder, path));
        return `${path} ${size} ${mtimeMs}`;
      })
      .join('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return randomUUID();
    throw error;
  }
}

function entryOf(folder: string): string {
  return parseManifestText(readManifest(folder).text).manifest?.entry ?? 'index.html';
}
