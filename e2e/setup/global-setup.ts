import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '../../scripts/build-web.mjs';
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the running Tryout answers, without a slash at the end. */
    baseUrl: string;
    /** The browser's program. */
    chromiumPath: string;
  }
}

/** Starts the real server, with the built pages, a fresh data folder and the demo, for all journeys of a run. */
export default async function setUpJourneys(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = findOrInstallChromium();
  await buildWeb();
  const dataDir = mkdtempSync(join(tmpdir(), 'tryout-journeys-'));
  const server = await startServer({ dataDir });
  project.provide('baseUrl', server.baseUrl);
  project.provide('chromiumPath', chromiumPath);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
