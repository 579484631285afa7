import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { openBackupShelf } from './database/backup/backup-shelf.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createDrain } from './http/drain.ts';
import { createJobs } from './jobs/jobs.ts';
import { startLive } from './live/live.ts';
import { createMetrics } from './metrics/metrics.ts';
import { readNetwork } from './outbound/judge-address.ts';
import { createOutbound } from './outbound/outbound.ts';
import { gatherRefusedActs } from './security-log/refused-acts.ts';
import type { Services } from './services.ts';

/** Makes what features share. `stop` ends it in the opposite order; the database is its opener's to close. */
export async function startServices(
  config: Config,
  database: OpenDatabase,
  log: FastifyBaseLogger,
  now: () => Date = () => new Date(),
): Promise<{ services: Services; stop: () => Promise<void> }> {
  const onProblem = (error: Error) => log.error({ err: error }, error.message);
  const files = await openFileStore(config);
  const backups = openBackupShelf(config, database.connectionString, files);
  const live = await startLive(database.pool, onProblem);
  const jobs = createJobs({ connectionString: database.connectionString, onProblem });
  const outbound = createOutbound({
    allow_http: config.outbound.allowHttp,
    networks: config.outbound.networks.map(readNetwork).filter((each) => each !== null),
  });
  const refusedActs = gatherRefusedActs(database.db, now, onProblem);
  const services: Services = {
    config,
    db: database.db,
    files,
    backups,
    jobs,
    live,
    outbound,
    refusedActs,
    metrics: createMetrics({ pool: database.pool, live }),
    drain: createDrain(),
    log,
    now,
  };
  return {
    services,
    stop: async () => {
      await jobs.stop();
      await live.stop();
      await refusedActs.stop();
      backups.stop();
      files.stop();
    },
  };
}
