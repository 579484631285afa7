import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { useQuickFolder } from '../../apps/server/src/platform/testing/quick-folder.ts';
import { buildWeb } from '../../scripts/build-web.mjs';
import { findOrInstallForJourneys } from '../../scripts/find-chromium.mjs';
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
  const undo: (() => Promise<void> | void)[] = [useQuickFolder()];
  const tearDown = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const chromiumPath = findOrInstallForJourneys();
    const [databases] = await Promise.all([
      startDatabases().then((started) => {
        undo.push(() => started.stop());
        return started;
      }),
      buildWeb(),
    ]);
    const kept = await makeDemo(databases.address);
    undo.push(() => removeDemo(kept));
    const { dataDir, env } = await copyDemo(kept, 'journeys');
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const server = await startServer({ dataDir, env: { ...QUICK_PLAYS, ...env } });
    undo.push(() => server.stop());
    project.provide('baseUrl', server.baseUrl);
    project.provide('chromiumPath', chromiumPath);
    project.provide('demo', kept);
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
