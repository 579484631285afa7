import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '../../scripts/build-web.mjs';
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs';
import { startDatabases } from './database.ts';
import { copyDemo, type KeptDemo, makeDemo, removeDemo } from './demo.ts';
import { QUICK_PLAYS, startServer } from './start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the running Tryout answers, without a slash at the end. */
    baseUrl: string;
    /** The browser's program. */
    chromiumPath: string;
    /** For further servers: where databases are made, and the demo to begin with. */
    demo: KeptDemo;
  }
}

/** Starts the real server, with the built pages, a fresh data folder and the demo, for all journeys of a run. */
export default async function setUpJourneys(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = findOrInstallChromium();
  await buildWeb();
  const databases = await startDatabases();
  const kept = await makeDemo(databases.address);
  const { dataDir, env } = await copyDemo(kept, 'journeys');
  const server = await startServer({ dataDir, env: { ...QUICK_PLAYS, ...env } });
  project.provide('baseUrl', server.baseUrl);
  project.provide('chromiumPath', chromiumPath);
  project.provide('demo', kept);
  return async () => {
    await server.stop();
    await databases.stop();
    rmSync(dataDir, { recursive: true, force: true });
    removeDemo(kept);
  };
}
