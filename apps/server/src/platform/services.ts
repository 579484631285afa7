import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { BackupShelf } from './database/backup/backup-shelf.ts';
import type { Db } from './database/kysely.ts';
import type { FileStore } from './files/file-store.ts';
import type { Drain } from './http/drain.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { RefusedActs } from './security-log/refused-acts.ts';

/** What features share; made once at start. */
export interface Services {
  readonly config: Config;
  readonly db: Db;
  readonly files: FileStore;
  /** Backups of the installation that the server makes. */
  readonly backups: BackupShelf;
  readonly jobs: Jobs;
  readonly live: Live;
  /** The one door for requests to addresses that people name. */
  readonly outbound: Outbound;
  readonly refusedActs: RefusedActs;
  /** Counts what this process does, for those who watch it. */
  readonly metrics: Metrics;
  /** Whether this process is about to stop. */
  readonly drain: Drain;
  readonly log: FastifyBaseLogger;
  /** The wall clock; tests set their own. */
  readonly now: () => Date;
}
