import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** What a game loads that imports `entry` and everything it exports: minified and compressed. */
async function compressedSize(entry: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, entry), formats: ['es'], fileName: 'game' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []));
  return chunks.reduce((sum, chunk) => sum + ('code' in chunk ? gzipSync(chunk.code).length : 0), 0);
}

test('a game loads at most 6 kB for the session, and 7 kB with the jsPsych bridge', {
  timeout: 60_000,
}, async () => {
  const session = await compressedSize('sdk.ts');
  const bridge = await compressedSize('jspsych-bridge.ts');
  expect(session).toBeGreaterThan(1000);
  expect(session).toBeLessThanOrEqual(6 * 1024);
  expect(session + bridge).toBeLessThanOrEqual(7 * 1024);
});
