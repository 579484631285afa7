import { writeZip } from '../archive/testing/zip-writer.ts';

/** A manifest as authors write it. */
export type WrittenManifest = Readonly<Record<string, unknown>> & { slug: string; version: string };

/** A manifest that fits, for a game of this slug. */
export function sampleManifest(
  slug: string,
  changes: Readonly<Record<string, unknown>> = {},
): WrittenManifest {
  return {
    manifest_version: 1,
    slug,
    name: `Game ${slug}`,
    version: '1.0',
    sdk: '^1.0',
    engine: 'custom',
    entry: 'index.html',
    profile: 'strict',
    input: ['pointer', 'keyboard'],
    min_viewport: [320, 480],
    est_minutes: 2,
    languages: ['en'],
    resume: 'checkpoint',
    accessibility: { keyboard: true, screen_reader: false, color_independent: true },
    data_points: [{ key: 'score', type: 'number', min: 0, max: 100, required: true, direction: 'higher' }],
    ...changes,
  };
}

/** An archive with a page, a script and, unless it is null, a manifest. */
export function sampleArchive(
  manifest: WrittenManifest | string | null,
  files: Readonly<Record<string, string | Buffer>> = {},
): Buffer {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest, null, 2);
  const all: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><title>A game</title><script src="game.js"></script>',
    'game.js': 'document.title = "A game";',
    ...(manifest === null ? {} : { 'build.json': text }),
    ...files,
  };
  return writeZip(Object.entries(all).map(([name, content]) => ({ name, content })));
}
