import { BUILD_ARCHIVE_LIMITS, MANIFEST_NAME } from '@tryout/domain/builds/build-archive-limits';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { type BuildFile, replaceFiles } from '../build-files.queries.ts';
import type { LogLine } from '../build-log.queries.ts';
import { buildsById } from '../build-rows.queries.ts';
import { storeFacts } from './scan-rows.queries.ts';
import { type ScanRun, TakenOver } from './scan-run.ts';
import { failed, ScanFailed, type ScanSteps, type SmokeOutcome } from './scan-steps.ts';

const PROGRESS_MS = 1_000;
/** Runs after which a version that always ends its checks in the middle is given up. */
const MOST_ATTEMPTS = 5;

/** The run in a browser did not come to what it should. */
export class SmokeFailed extends ScanFailed {
  readonly report: object | null;

  constructor(lines: readonly LogLine[], report: object | null) {
    super(lines);
    this.report = report;
  }
}

/** All steps from the beginning; `attempt` counts the runs since somebody asked. @throws ScanFailed */
export async function checkAll(run: ScanRun, steps: ScanSteps, attempt: number): Promise<void> {
  const { version } = run;
  if (attempt > MOST_ATTEMPTS) {
    throw failed('receive', 'given_up', `The checks were broken off ${MOST_ATTEMPTS} times.`, {
      attempts: attempt - 1,
    });
  }
  await run.say(
    attempt === 1
      ? { step: 'unpack', level: 'info', code: 'started', message: 'The checks begin.' }
      : {
          step: 'unpack',
          level: 'warning',
          code: 'started_again',
          message: 'Started again: the run before did not come to its end.',
          data: { attempt },
        },
  );
  if (!(await steps.isWhole(version.archive_sha256))) {
    throw failed(
      'hash',
      'archive_damaged',
      'The stored archive is not the one that was uploaded. Upload it again.',
    );
  }
  const files = await unpackAll(run, steps);
  const found = await readManifest(run, steps, files);
  const unpacked_bytes = files.reduce((sum, file) => sum + file.size, 0);
  await withTransaction(run.services.db, async (db) => {
    const facts = { ...found, file_count: files.length, unpacked_bytes };
    if (!(await storeFacts(db, version.id, run.id, facts))) throw new TakenOver();
    await replaceFiles(db, version.id, files);
  });
  await checkPolicy(run, steps, files, found.manifest);
  const { manifest } = found;
  if (manifest === null) {
    const message = 'It can be tried, but nothing says what it measures: give it a manifest.';
    const end = { status: 'needs_mapping', problem: '', smoke: 'none', smoke_report: null } as const;
    return run.end(end, [{ step: 'ready', level: 'warning', code: 'needs_mapping', message }]);
  }
  await run.say({
    step: 'smoke',
    level: 'info',
    code: 'smoke_started',
    message: 'It is opened in a browser.',
  });
  const smoke = await steps.smoke({ id: version.id, manifest, unpacked_bytes }, files, run.ending.signal);
  await endWell(run, smoke);
}

async function endWell(run: ScanRun, smoke: SmokeOutcome): Promise<void> {
  const lines = smoke.lines.map((line): LogLine => ({ step: 'smoke', ...line }));
  if (smoke.result === 'failed') throw new SmokeFailed(lines, smoke.report);
  const ready: LogLine = {
    step: 'ready',
    level: 'info',
    code: 'ready',
    message: 'It is ready to be made stable.',
  };
  await run.end({ status: 'ready', problem: '', smoke: smoke.result, smoke_report: smoke.report }, [
    ...lines,
    ready,
  ]);
}

async function unpackAll(run: ScanRun, steps: ScanSteps): Promise<readonly BuildFile[]> {
  const { signal } = run.ending;
  const inspected = await steps.inspect(run.version.archive_sha256, signal);
  if (!inspected.ok) throw failed('unpack', inspected.code, inspected.message, { entry: inspected.entry });
  const of_files = inspected.files;
  await run.say({
    step: 'unpack',
    level: 'info',
    code: 'inspected',
    message: `The archive holds ${of_files} files, ${inspected.bytes} bytes unpacked.`,
    data: { files: of_files, bytes: inspected.bytes },
  });
  let told = performance.now();
  // Lines follow one another; a run that lost its version says nothing more and is ended by its next sign of life.
  let saying: Promise<void> = Promise.resolve();
  const unpacked = await steps.unpack(run.version.archive_sha256, signal, ({ files, bytes }) => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    const message = `${files} of ${of_files} files are unpacked.`;
    const data = { files, of_files, bytes };
    saying = saying
      .then(() => run.say({ step: 'unpack', level: 'info', code: 'unpacking', message, data }))
      .catch((error: Error) => run.ending.abort(error));
  });
  await saying;
  signal.throwIfAborted();
  if (!unpacked.ok) throw failed('unpack', unpacked.code, unpacked.message, { entry: unpacked.entry });
  await run.say({
    step: 'unpack',
    level: 'info',
    code: 'unpacked',
    message: `All ${unpacked.files.length} files are unpacked.`,
    data: { files: unpacked.files.length, of_files },
  });
  return unpacked.files;
}

/** What the manifest says, or what stands in for it. @throws ScanFailed when it cannot be used */
async function readManifest(run: ScanRun, steps: ScanSteps, files: readonly BuildFile[]) {
  const { version } = run;
  const file = files.find(({ path }) => path === MANIFEST_NAME);
  const text = version.manifest_given
    ? version.manifest_text
    : file
      ? await steps.readText(file.sha256, BUILD_ARCHIVE_LIMITS.manifest_bytes)
      : null;
  if (text === null) {
    hasEntry(files, 'index.html');
    const message = `There is no ${MANIFEST_NAME}. What the game measures has to be said by hand.`;
    await run.say({ step: 'manifest', level: 'warning', code: 'no_manifest', message });
    return { manifest: null, manifest_text: '', entry: 'index.html', profile: 'compat' as const };
  }
  const { manifest, problems } = parseManifestText(text);
  if (manifest === null) {
    throw new ScanFailed(
      problems.map(({ path, code, sentence }) => ({
        step: 'manifest',
        level: 'error',
        code: 'manifest_problem',
        message: path === '' ? sentence : `${path}: ${sentence}`,
        data: { path, problem: code },
      })),
    );
  }
  const [build] = await buildsById(run.services.db, [version.build_id]);
  if (!build) throw new TakenOver();
  if (manifest.slug !== build.slug) {
    throw failed(
      'manifest',
      'other_build',
      `Its manifest is of ${manifest.slug}, and this build is ${build.slug}. Upload it as a build of its own, or correct the slug.`,
      { slug: manifest.slug, build: build.slug },
    );
  }
  hasEntry(files, manifest.entry);
  await run.say({
    step: 'manifest',
    level: 'info',
    code: 'manifest_read',
    message: `${manifest.name} declares ${manifest.data_points.length} data points and ${manifest.parameters.length} settings.`,
    data: { data_points: manifest.data_points.length, parameters: manifest.parameters.length },
  });
  return { manifest, manifest_text: text, entry: manifest.entry, profile: manifest.profile };
}

function hasEntry(files: readonly BuildFile[], entry: string): void {
  if (files.some(({ path }) => path === entry)) return;
  throw failed('manifest', 'no_entry', `${entry} is not in the archive, so there is no page to open.`, {
    entry,
  });
}

async function checkPolicy(
  run: ScanRun,
  steps: ScanSteps,
  files: readonly BuildFile[],
  manifest: Parameters<ScanSteps['scanPolicy']>[1],
): Promise<void> {
  const found = await steps.scanPolicy(files, manifest, run.ending.signal);
  const lines = found.map((line): LogLine => ({ step: 'policy_scan', ...line }));
  const errors = lines.filter(({ level }) => level === 'error');
  const others = lines.filter(({ level }) => level !== 'error');
  const warnings = others.filter(({ level }) => level === 'warning').length;
  const message = `The files were looked through: ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`;
  if (others.length > 0) await run.say(...others);
  if (errors.length > 0) throw new ScanFailed(errors);
  await run.say({ step: 'policy_scan', level: 'info', code: 'policy_scanned', message, data: { warnings } });
}
