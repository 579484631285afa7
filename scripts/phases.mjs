// Runs the phases of `npm test` and `npm run check` one after another and adds up what passed and failed.
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, runNode, seconds, toolScript } from './runtime.mjs';

/** A phase that is one check: it passes or fails as a whole. */
export function check(title, commands) {
  return {
    title,
    async run({ onOutput } = {}) {
      for (const args of commands)
        if ((await runNode(args, { onOutput })) !== 0) return { passed: 0, failed: 1, skipped: 0 };
      return { passed: 1, failed: 0, skipped: 0 };
    },
  };
}

/** The order of test files in `npm test`: the same for everybody, so that a change is judged and not the order. */
const SEED = 1;

/**
 * A phase of tests, counted one by one. Files share workers; `shuffled`, they come in another order at each run, so that
 * what one leaves behind for another is found.
 */
export function tests(title, project, { filters = [], shuffled = false } = {}) {
  return {
    title,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'tryout-report-'));
      const seed = shuffled ? randomInt(1_000_000) : SEED;
      try {
        const report = join(folder, 'report.json');
        const times = join(folder, 'times.json');
        const args = ['run', `--project=${project}`, `--sequence.seed=${seed}`, ...filters];
        const code = await runNode(
          [
            toolScript('vitest'),
            ...args,
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${report}`,
            `--reporter=${join(root, 'scripts/file-times-reporter.mjs')}`,
          ],
          { env: { TRYOUT_FILE_TIMES: times } },
        );
        const result = count(report, code);
        const again = result.failed > 0 ? `To repeat this order: npx vitest ${args.join(' ')}` : '';
        return { ...result, slowest: slowestOf(times), failures: failuresOf(report), again };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Runs all phases, the later ones also after a failure, and prints the sum as the last line. A list is lanes that run
 * beside each other, a lane is a phase or phases one after another. The first lane is shown as it runs; what the others
 * say is kept until a phase of the first has ended. Answers the exit code.
 */
export async function runPhases(phases) {
  const done = [];
  for (const group of phases) {
    const [shown, ...beside] = Array.isArray(group) ? group : [group];
    const kept = [];
    const tellKept = () => {
      for (const { said, ...ended } of kept.splice(0)) {
        console.log(`\n── ${ended.title} ──\n${said}`);
        done.push(ended);
      }
    };
    const lanes = beside.map((lane) => runQuietly([lane].flat(), kept));
    for (const phase of [shown].flat()) {
      console.log(`\n── ${phase.title} ──`);
      done.push(await timed(phase));
      tellKept();
    }
    await Promise.all(lanes);
    tellKept();
  }
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { result } of done) for (const key of Object.keys(sum)) sum[key] += result[key];
  for (const { title, result } of done) {
    if (result.slowest?.length) console.log(`\nSlowest files of ${title}:\n${result.slowest.join('\n')}`);
    if (result.failures?.length) console.log(`\nFailed in ${title}:\n${result.failures.join('\n')}`);
    if (result.again) console.log(`\n${result.again}`);
  }
  const table = done.map(
    ({ title, result, ms }) => `${title.padEnd(24)} ${line(result).padEnd(38)} ${seconds(ms)}`,
  );
  console.log(`\n${table.join('\n')}\n\n${line(sum)}`);
  return sum.failed === 0 ? 0 : 1;
}

async function timed({ title, run }, options) {
  const began = Date.now();
  const result = await run(options).catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return { title, result, ms: Date.now() - began };
}

async function runQuietly(lane, kept) {
  for (const phase of lane) {
    const said = [];
    const ended = await timed(phase, { onOutput: (part) => said.push(part) });
    kept.push({ ...ended, said: Buffer.concat(said).toString().trimEnd() });
  }
}

/** How many of the slowest files are told of each phase. */
const SLOWEST = 10;

function slowestOf(times) {
  if (!existsSync(times)) return [];
  return JSON.parse(readFileSync(times, 'utf8'))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${seconds(ms).padStart(9)}  ${relative(root, file)}`);
}

/** How many failures are named again at the end, where the record of a long run is read first. */
const NAMED = 40;

function failuresOf(report) {
  if (!existsSync(report)) return ['  The run ended before it could say what failed.'];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const named = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      if (tests.length === 0) return [`  ${file}: ${firstLine(message)}`];
      return tests.map(
        ({ fullName, failureMessages }) => `  ${file}: ${fullName}: ${firstLine(failureMessages[0])}`,
      );
    });
  const left = named.length - NAMED;
  return left > 0 ? [...named.slice(0, NAMED), `  … and ${left} more`] : named;
}

function firstLine(message = '') {
  return message.split('\n', 1)[0].slice(0, 200);
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
