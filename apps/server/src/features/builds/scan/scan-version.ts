import { takeUp } from '../../background-jobs/public.ts';
import { versionsById } from '../build-rows.queries.ts';
import { checkAll, SmokeFailed } from './check-version.ts';
import { beat, claimVersion, letGo } from './scan-rows.queries.ts';
import { ScanRun, type ScanServices, TakenOver } from './scan-run.ts';
import { ScanFailed, type ScanSteps } from './scan-steps.ts';

const BEAT_MS = 5_000;

/**
 * Checks one version from the beginning: unpack, manifest, policy, a run in a browser. Does nothing when the version
 * waits for no checks or another run is at it. Every step may be cut off at any moment: what counts is written at the
 * end, and the next run begins anew.
 */
export async function scanVersion(
  services: ScanServices,
  steps: ScanSteps,
  versionId: string,
): Promise<void> {
  const [version] = await versionsById(services.db, [versionId]);
  if (!version) return;
  const run = new ScanRun(services, version);
  const attempt = await claimVersion(services.db, versionId, run.id, services.now());
  if (attempt === undefined) return;
  await takeUp(services, versionId);
  const beats = setInterval(() => {
    beat(services.db, versionId, run.id, services.now()).then(
      (mine) => mine || run.ending.abort(new TakenOver()),
      (error: Error) => run.ending.abort(error),
    );
  }, BEAT_MS);
  try {
    await checkAll(run, steps, attempt);
  } catch (error) {
    await endBadly(run, error);
  } finally {
    clearInterval(beats);
  }
}

async function endBadly(run: ScanRun, error: unknown): Promise<void> {
  if (error instanceof TakenOver) return;
  if (error instanceof ScanFailed) {
    const end = {
      status: 'failed',
      problem: error.message.slice(0, 1000),
      smoke: 'none',
      smoke_report: null,
    } as const;
    const smoke =
      error instanceof SmokeFailed ? { smoke: 'failed' as const, smoke_report: error.report } : {};
    return run.end({ ...end, ...smoke }, error.lines);
  }
  run.services.log.error({ err: error, version_id: run.version.id }, 'the checks of a build were broken off');
  const full = (error as NodeJS.ErrnoException).code === 'ENOSPC';
  const message = full
    ? 'The server has no space left. The checks begin again by themselves.'
    : 'The server was interrupted. The checks begin again by themselves.';
  await run.say({ step: 'receive', level: 'warning', code: 'broken_off', message });
  await letGo(run.services.db, run.version.id, run.id);
  throw error;
}
