import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import type { UnpackedFile } from '../../apps/server/src/features/builds/archive/archive-outcome.ts';
import { inspectArchive } from '../../apps/server/src/features/builds/archive/inspect-archive.ts';
import { scanPolicy } from '../../apps/server/src/features/builds/archive/policy-scan.ts';
import { unpackInto } from '../../apps/server/src/features/builds/archive/unpack-into.ts';
import { type LocalFileStore, openLocalFileStore } from '../../apps/server/src/platform/files/file-store.ts';
import { AuthorError, typedPath } from './game-folder.ts';
import { lineOf } from './line-of.ts';
import { packFolder } from './pack-folder.ts';
import { simulatePlay } from './simulate-play.ts';

/** A line of the outcome. An `error` keeps the game from being uploaded or played. */
export interface Finding {
  readonly level: 'ok' | 'info' | 'warn' | 'error';
  readonly text: string;
}

/** What a check may do without. */
export interface CheckOptions {
  /** The browser's program; null: the game is not played. */
  readonly chromium: string | null;
}

/** Looks at a folder or a zip as Tryout does after an upload, and plays it where there is a browser. @throws AuthorError */
export async function* checkGame(
  typed: string | undefined,
  { chromium }: CheckOptions,
): AsyncGenerator<Finding> {
  if (typed === undefined) throw new AuthorError('Say which folder or zip is to be looked at.');
  const path = typedPath(typed);
  const workplace = mkdtempSync(join(tmpdir(), 'tryout-check-'));
  try {
    const folder = isFolder(path);
    const archive = folder ? join(workplace, 'game.zip') : path;
    if (folder) {
      const unnamed = (await packed(path, archive)).filter((file) => file.startsWith('jspsych/'));
      if (unnamed.length > 0)
        yield { level: 'info', text: `Not packed, as nothing loads it: ${unnamed.join(', ')}.` };
    }
    const inspected = await inspectArchive(archive);
    if (!inspected.ok) return yield { level: 'error', text: inspected.message };
    yield { level: 'ok', text: `The archive is taken: ${inspected.files.length} files.` };

    if (inspected.manifest_text === null)
      return yield { level: 'error', text: 'There is no build.json at the root.' };
    const { manifest, problems } = parseManifestText(inspected.manifest_text);
    for (const { path: at, sentence } of problems) {
      const line = lineOf(inspected.manifest_text, at);
      yield { level: 'error', text: `build.json${line === null ? '' : `:${line}`} ${sentence}` };
    }
    if (manifest === null) return;
    yield {
      level: 'ok',
      text: `${manifest.name} ${manifest.version}: ${manifest.data_points.length} data points`,
    };
    if (!inspected.files.some((file) => file.path === manifest.entry))
      return yield { level: 'error', text: `The entry ${manifest.entry} is not there.` };

    const store = await openLocalFileStore(join(workplace, 'files'));
    const files: UnpackedFile[] = [];
    const unpacked = await unpackInto(archive, store, (file) => void files.push(file));
    if (!unpacked.ok) return yield { level: 'error', text: unpacked.message };
    yield* policyFindings(files, store, manifest);
    yield* playFindings(files, store, { manifest, text: inspected.manifest_text }, chromium);
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

async function* policyFindings(
  files: readonly UnpackedFile[],
  store: LocalFileStore,
  manifest: BuildManifest,
) {
  const places = files.map((file) => ({ ...file, location: store.path(file.sha256) }));
  const { lines } = await scanPolicy(places, manifest);
  for (const { level, message } of lines) yield { level, text: message } as const;
}

async function* playFindings(
  files: readonly UnpackedFile[],
  store: LocalFileStore,
  { manifest, text }: { manifest: BuildManifest; text: string },
  chromium: string | null,
): AsyncGenerator<Finding> {
  if (!manifest.simulate)
    return yield { level: 'info', text: 'Not played: build.json does not say "simulate": true.' };
  if (chromium === null)
    return yield { level: 'info', text: 'Not played: no Chromium found (CHROMIUM_PATH).' };
  const { report, errors, seconds } = await simulatePlay(
    files,
    (sha256) => store.path(sha256),
    text,
    chromium,
  );
  for (const line of errors) yield { level: 'error', text: `While playing: ${line}` };
  for (const { code, count } of report.problems)
    yield { level: 'error', text: `It broke a rule: ${code}, ${count} times.` };
  for (const { key, trial, quality } of report.values.filter((value) => value.quality !== 'ok')) {
    yield {
      level: 'warn',
      text: `The data point ${key}${trial === null ? '' : ` of trial ${trial}`} is ${quality}.`,
    };
  }
  for (const key of report.missing)
    yield { level: 'error', text: `The required data point ${key} was not sent.` };
  const sent = `${report.values.length} values in ${seconds.toFixed(1)} s`;
  if (report.state === 'completed') yield { level: 'ok', text: `It played itself to the end: ${sent}.` };
  else
    yield { level: 'error', text: `It did not play itself to the end: it is ${report.state} after ${sent}.` };
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new AuthorError(`${path} is not there.`);
  return found.isDirectory();
}

/** Packs a folder; answers what was left out. */
async function packed(folder: string, target: string): Promise<readonly string[]> {
  const { bytes, left_out } = await packFolder(folder);
  writeFileSync(target, bytes);
  return left_out;
}
