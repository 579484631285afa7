import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

/** A journey that fails says what its people saw. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  process.stderr.write(`\nWhat was open when “${task.name}” failed:\n${await openPages()}\n`);
});
