import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { words } from './apps/web/vite/words.ts';
import { gameWords } from './packages/games/vite/game-words.ts';
import { LongestFirst } from './scripts/longest-first.ts';

/** For what comes by and by, on a machine that does other things as well; the default is a second. */
const PATIENT = { timeout: 30_000 };

/**
 * A worker imports the program once for all of its files. What a file leaves behind in a module is there for the next
 * one; `npm run test:long` runs files in another order each time, so that none comes to rely on it.
 */
const SHARED_WORKERS = { isolate: false };

/** Modules with words are never taken from the cache of earlier runs: it would not see that a language's file changed. */
const FRESH_WORDS: Plugin = {
  name: 'fresh-words',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) =>
      /messages\.ts$/.test(id) || /virtual:(?:game-)?words\//.test(id) ? false : undefined,
    ),
};

/** What takes long: run by `npm run test:long`, before a release, and by nothing else. */
const LONG = '**/*.long.test.ts';
const exclude = [...configDefaults.exclude, LONG];

/** Another one every time, and the same again with SOAK_SEED. */
const soakSeed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000_000);

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [words(), gameWords(), FRESH_WORDS],
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
          environment: 'node',
          ...SHARED_WORKERS,
          maxWorkers: '100%',
          // No test is about speed; on a busy machine a property, or a compiler that a test runs, takes its time.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          environment: 'node',
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
          ...SHARED_WORKERS,
          env: { TRYOUT_LIGHT_PASSWORDS: '1' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: PATIENT },
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'long',
          include: [LONG],
          environment: 'node',
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
          provide: { soakSeed },
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
          expect: { poll: PATIENT },
          // What soaks is measured on a machine that does nothing else.
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          environment: 'node',
          globalSetup: ['e2e/setup/global-setup.ts'],
          setupFiles: ['e2e/setup/tell-open-pages.ts'],
          // How long a journey may take says nothing about the product: a busy machine only takes longer.
          testTimeout: 420_000,
          hookTimeout: 300_000,
          // A journey waits in turn for browser, server and database; two workers leave a third of two cores idle.
          maxWorkers: 3,
          // One browser a worker: files share nothing else, since each person is a context of their own.
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
