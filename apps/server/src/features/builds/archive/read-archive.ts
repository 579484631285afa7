import { open } from 'node:fs/promises';
import { BUILD_ARCHIVE_LIMITS as LIMITS, MANIFEST_NAME } from '@tryout/domain/builds/build-archive-limits';
import { openPromise, type ZipFile } from 'yauzl';
import type { ArchiveRefusalCode, InspectedArchive } from './archive-outcome.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { commonRoot } from './build-root.ts';
import { type ListedEntry, readDirectory } from './directory.ts';
import { contentOf } from './entry-content.ts';
import { judgeEnd, judgeLayout } from './layout.ts';

/** Takes the content of the files of the build, one after another. */
export interface ContentSink {
  begin(path: string, ofFiles: number): Promise<void>;
  chunk(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
}

/**
 * Reads an archive: its directory, its layout, then every file to its end.
 * @throws ArchiveRefused, and nothing else for whatever bytes the archive holds
 */
export async function readArchive(path: string, sink: ContentSink | null): Promise<InspectedArchive> {
  const file = await open(path, 'r');
  let zip: ZipFile | null = null;
  try {
    if ((await file.stat()).size > LIMITS.archive_bytes) throw new ArchiveRefused('archive_too_large');
    zip = await openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: false });
    const listed = await readDirectory(zip);
    const directoryStart = await judgeEnd(zip, file, Number(zip.readEntryCursor));
    await judgeLayout(zip, listed, directoryStart);
    return await readFiles(zip, listed, sink);
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused(codeOf(error));
  } finally {
    zip?.close();
    await file.close();
  }
}

/** What the zip reader's own complaints mean; it has no codes. */
function codeOf(error: unknown): ArchiveRefusalCode {
  const says = error instanceof Error ? error.message : '';
  if (says.includes('encryption')) return 'encrypted';
  if (says.startsWith('End of central directory')) return 'not_a_zip';
  if (says.startsWith('Invalid comment length')) return 'unknown_bytes';
  return 'damaged';
}

async function readFiles(
  zip: ZipFile,
  listed: readonly ListedEntry[],
  sink: ContentSink | null,
): Promise<InspectedArchive> {
  const kept = listed.filter(({ isFolder, isLeftOut }) => !isFolder && !isLeftOut);
  const root = commonRoot(kept.map(({ name }) => name));
  const unpacked = { bytes: 0 };
  const files: { path: string; size: number }[] = [];
  let manifest: Buffer | null = null;
  for (const entry of listed) {
    if (entry.isFolder) continue;
    const path = root === null ? entry.name : entry.name.slice(root.length + 1);
    const isManifest = !entry.isLeftOut && path === MANIFEST_NAME;
    const parts: Buffer[] = [];
    const before = unpacked.bytes;
    if (!entry.isLeftOut) await sink?.begin(path, kept.length);
    for await (const chunk of contentOf(zip, entry, unpacked)) {
      if (isManifest) parts.push(chunk);
      if (unpacked.bytes - before > LIMITS.manifest_bytes && isManifest) {
        throw new ArchiveRefused('manifest_too_large', entry.name);
      }
      if (!entry.isLeftOut) await sink?.chunk(chunk);
    }
    if (entry.isLeftOut) continue;
    await sink?.end();
    if (isManifest) manifest = Buffer.concat(parts);
    files.push({ path, size: unpacked.bytes - before });
  }
  return {
    ok: true,
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    unpacked_bytes: files.reduce((sum, { size }) => sum + size, 0),
    manifest_text: manifest === null ? null : new TextDecoder().decode(manifest),
    root,
    left_out: listed.filter(({ isFolder, isLeftOut }) => !isFolder && isLeftOut).length,
  };
}
