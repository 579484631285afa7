import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { pino } from 'pino';
import { buildApp, jobHandlers } from '../../apps/server/src/app.ts';
import type { Config } from '../../apps/server/src/platform/config.ts';
import { createDb } from '../../apps/server/src/platform/database/kysely.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { startServices } from '../../apps/server/src/platform/start-services.ts';

/** A statement as it went to the database. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The product's server, whole, with its queue of jobs; nothing is sent anywhere. */
export async function startProduct(
  url: string,
  dataDir: string,
  options: {
    /** Hears every statement; jobs are not worked on then. */
    readonly onStatement?: (statement: Statement) => void;
    /** The built pages; left out: none are served. */
    readonly webRoot?: string;
    /** How many times as quick as the world's the clock of plays runs; 1 unless told. */
    readonly playClockRate?: number;
  } = {},
): Promise<{ app: FastifyInstance; services: Services; stop: () => Promise<void> }> {
  const config: Config = {
    production: false,
    host: '127.0.0.1',
    port: 0,
    dataDir,
    databaseUrl: url,
    publicUrl: 'http://localhost:4780',
    buildsPort: 4781,
    // Browsers of a measurement open the app by 127.0.0.1.
    buildsUrl: 'http://builds.localhost:4781',
    demo: false,
    library: true,
    places: 'none',
    firstAdmin: null,
    secret: 'a secret that only this measurement knows',
    mail: { kind: 'outbox', from: 'Tryout <no-reply@localhost>' },
    linkedin: null,
    googleCalendar: null,
    microsoftCalendar: null,
    payments: { driver: 'test', stripe: null },
    // A measurement may bring a server of its own that the product asks.
    outbound: { allowHttp: true, networks: ['127.0.0.0/8'] },
    trustProxy: true,
    approveOrganizations: true,
    playClockRate: options.playClockRate ?? 1,
    s3: null,
    bucket: null,
    logLevel: 'fatal',
    logsJsonAlone: false,
    metricsToken: null,
    drainSeconds: 0,
  };
  const log = pino({ level: 'error' });
  const pool = createPool({
    connectionString: url,
    log: { info: () => undefined, warn: (text) => log.warn(text) },
  });
  const { onStatement, webRoot = null } = options;
  if (onStatement) overhear(pool, onStatement);
  const db = createDb(pool);
  const { services, stop } = await startServices(
    config,
    { pool, db, connectionString: url, stop: () => pool.end() },
    log,
  );
  const app = await buildApp(services, { webRoot, rateLimits: false });
  await services.jobs.start(jobHandlers(services), { work: onStatement === undefined });
  await app.ready();
  if (onStatement === undefined) await firstJobsDone(pool);
  return {
    app,
    services,
    stop: async () => {
      await app.close();
      await stop();
      await pool.end();
    },
  };
}

/** A new installation fills its lists in the background; what is measured is one that has them. */
async function firstJobsDone(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function overhear(pool: pg.Pool, onStatement: (statement: Statement) => void): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text === 'string')
        onStatement({ sql: text, parameters: (values as unknown[] | undefined) ?? [] });
      return query(...args);
    }) as typeof client.query;
  });
}
