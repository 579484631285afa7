import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { endJob, noteProgress } from '../../background-jobs/public.ts';
import { appendBuildLog, buildPeople, type LogLine } from '../build-log.queries.ts';
import type { VersionRow } from '../build-rows.queries.ts';
import { touchBuild } from '../write-builds.queries.ts';
import { beat, endScan, type ScanEnd } from './scan-rows.queries.ts';

/** What the checks use of the server. */
export type ScanServices = Pick<Services, 'db' | 'live' | 'log' | 'now'>;

/** Another run has the version by now, or it is gone: this one has nothing more to write. */
export class TakenOver extends Error {}

/** The steps of the checks, for who watches from the job tray. */
const CHECKED: readonly LogLine['step'][] = ['unpack', 'manifest', 'policy_scan', 'smoke'];

/** One run of the checks of one version. */
export class ScanRun {
  readonly id = uuidv7();
  readonly services: ScanServices;
  readonly version: VersionRow;
  readonly ending = new AbortController();

  constructor(services: ScanServices, version: VersionRow) {
    this.services = services;
    this.version = version;
  }

  /** Writes lines and tells those who watch. */
  async say(...lines: readonly LogLine[]): Promise<void> {
    await withTransaction(this.services.db, async (db) => {
      if (!(await beat(db, this.version.id, this.id, this.services.now()))) throw new TakenOver();
      await appendBuildLog(db, this.version.id, lines);
      const step = CHECKED.findIndex((each) => each === lines.at(-1)?.step);
      if (step > 0) await noteProgress({ db }, this.version.id, step);
      await this.tell(db);
    });
  }

  async tell(db: Db): Promise<void> {
    const { build_id, id: version_id } = this.version;
    this.services.live.tell(db, await buildPeople(db), { topic: 'builds', data: { build_id, version_id } });
  }

  async end(end: ScanEnd, lines: readonly LogLine[]): Promise<void> {
    const at = this.services.now();
    await withTransaction(this.services.db, async (db) => {
      if (!(await endScan(db, this.version.id, this.id, end, at))) throw new TakenOver();
      await appendBuildLog(db, this.version.id, lines);
      await touchBuild(db, this.version.build_id, at);
      await endJob({ db }, this.version.id, {
        status: end.status === 'failed' ? 'failed' : 'done',
        at,
        facts: { outcome: end.status },
      });
      await this.tell(db);
    });
  }
}
