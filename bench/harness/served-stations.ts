import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TaskKey } from '@tryout/games/registry';
import { type Browser, chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs';

/** The stations as built for the workbench, served, and a browser to look at them with. */
export interface ServedStations {
  readonly baseURL: string;
  readonly browser: Browser;
  /** Bytes of the station's own file of scripts, gzip; what all stations share is not in it. */
  chunkBytes(key: TaskKey): number;
  close(): Promise<void>;
}

/** The checkout whose stations are served: this one, or an earlier one to be compared with it. */
const ROOT = process.env.BENCH_STATIONS_OF ?? join(import.meta.dirname, '../..');

/** Builds the stations, serves them and starts the browser. */
export async function serveStations(): Promise<ServedStations> {
  const outDir = mkdtempSync(join(tmpdir(), 'tryout-stations-'));
  const configFile = join(ROOT, 'packages/games/harness/vite.config.ts');
  await build({
    configFile,
    logLevel: 'warn',
    build: { outDir, reportCompressedSize: false, manifest: 'manifest.json' },
  });
  const manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const served = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = served.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the stations are not served');
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-sync'],
  });
  return {
    baseURL: `http://127.0.0.1:${address.port}`,
    browser,
    chunkBytes(key) {
      const file = manifest[`../src/${key}/module.ts`]?.file;
      if (file === undefined) throw new Error(`${key} has no file of its own`);
      return gzipSync(readFileSync(join(outDir, file))).byteLength;
    },
    async close() {
      await browser.close();
      await served.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
