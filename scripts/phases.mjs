// Runs the phases of `npm test` and `npm run check` one after another and adds up what passed and failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode, seconds, toolScript } from './runtime.mjs';

/** A phase that is one check: it passes or fails as a whole. */
export function check(title, commands) {
  return {
    title,
    async run() {
      for (const args of commands)
        if ((await runNode(args)) !== 0) return { passed: 0, failed: 1, skipped: 0 };
      return { passed: 1, failed: 0, skipped: 0 };
    },
  };
}

/** A phase of tests, counted one by one. */
export function tests(title, project, filters = []) {
  return {
    title,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'tryout-report-'));
      try {
        const report = join(folder, 'report.json');
        const code = await runNode([
          toolScript('vitest'),
          'run',
          `--project=${project}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...filters,
        ]);
        return count(report, code);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Runs all phases, the later ones also after a failure, and prints the sum as the last line. Answers the exit code. */
export async function runPhases(phases) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const table = [];
  for (const { title, run } of phases) {
    console.log(`\n── ${title} ──`);
    const began = Date.now();
    const result = await run().catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    for (const key of Object.keys(sum)) sum[key] += result[key];
    table.push(`${title.padEnd(24)} ${line(result).padEnd(38)} ${seconds(Date.now() - began)}`);
  }
  console.log(`\n${table.join('\n')}\n\n${line(sum)}`);
  return sum.failed === 0 ? 0 : 1;
}

/** Tells what passed only when it was tried again, and how many: a fault that comes and goes is still one. */
function countSecondTries({ testResults }) {
  const tried = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  for (const { fullName, failureMessages } of tried)
    console.log(`\nPassed only at the second try: ${fullName}\n${failureMessages.join('\n')}`);
  return tried.length;
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function count(report, code) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { passed: 0, failed: 1, skipped: 0 };
    throw error;
  }
  const again = countSecondTries(result);
  const skipped = result.numPendingTests + result.numTodoTests;
  // A file that cannot be loaded has no tests to fail; neither has a broken set-up.
  const unloaded = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = result.numFailedTests + unloaded + again;
  return { passed: result.numPassedTests - again, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}
