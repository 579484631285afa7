import type { Act } from '../../../platform/act.ts';
import { beginJob } from '../../background-jobs/public.ts';
import type { BuildRow, VersionRow } from '../build-rows.queries.ts';
import { SCAN_BUILD } from './scan-build.job.ts';

/** Steps of the checks: unpacking, manifest, policy, a run in a browser. */
const STEPS = 4;

/** Queues the checks of a version, and puts them into the job tray of who asked for them, where it is known who did. */
export async function askForChecks(
  act: Act,
  build: Pick<BuildRow, 'id' | 'name'>,
  version: Pick<VersionRow, 'id' | 'version'>,
  askedBy: string | null,
): Promise<void> {
  const { db, services } = act;
  if (askedBy !== null) {
    await beginJob(act, askedBy, {
      id: version.id,
      kind: 'build_check',
      build_version_id: version.id,
      facts: { build: { build_id: build.id, name: build.name, version: version.version } },
      status: 'queued',
      total: STEPS,
    });
  }
  await services.jobs.enqueue(db, SCAN_BUILD, { version_id: version.id });
}
