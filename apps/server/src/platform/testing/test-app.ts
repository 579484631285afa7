import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp, jobHandlers } from '../../app.ts';
import { installGames, installLibrary } from '../../features/simulations/public.ts';
import type { Config } from '../config.ts';
import { createDb, type Db } from '../database/kysely.ts';
import { createPool } from '../database/pool.ts';
import type { Services } from '../services.ts';
import { startServices } from '../start-services.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The whole server over a database of its own, without a network port. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly services: Services;
  /** Calls a route as somebody (a session token) or as nobody. Answers status and parsed body. */
  call(
    request: TestCall,
  ): Promise<{ status: number; body: TestBody; headers: Record<string, unknown>; raw: string }>;
  stop(): Promise<void>;
}

/** One request; `as` is a session or play token. */
export interface TestCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly as?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** The network address it comes from; this machine's unless told. */
  readonly from?: string;
}

/** An answer's body; tests look into it freely. */
// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
export type TestBody = any;

/**
 * Starts the server for one test file, over a new database and data folder or over those that are given. Jobs run for
 * real when `jobs` is true.
 */
export async function startTestApp(
  options: {
    jobs?: boolean;
    now?: () => Date;
    config?: Partial<Config>;
    installation?: { database: TestDatabase; dataDir: string };
    /** Connections to the database, and how long a request waits for one; few and long unless told. */
    pool?: { max: number; waitMs: number };
  } = {},
): Promise<TestApp> {
  const hasLibrary = options.config?.library !== false;
  const database =
    options.installation?.database ?? (await createTestDatabase({ of: hasLibrary ? 'library' : 'tables' }));
  const dataDir = options.installation?.dataDir ?? (await mkdtemp(join(tmpdir(), 'tryout-test-')));
  const config: Config = {
    production: false,
    host: 'localhost',
    port: 0,
    dataDir,
    databaseUrl: database.connectionString,
    publicUrl: 'http://localhost:4780',
    buildsPort: 4781,
    buildsUrl: 'http://127.0.0.1:4781',
    demo: false,
    secret: 'a secret that only the tests know, 0123',
    mail: { kind: 'outbox', from: 'Tryout <no-reply@localhost>' },
    linkedin: null,
    googleCalendar: null,
    microsoftCalendar: null,
    payments: { driver: 'test', stripe: null },
    outbound: { allowHttp: false, networks: [] },
    trustProxy: false,
    library: hasLibrary,
    places: 'none',
    firstAdmin: null,
    approveOrganizations: true,
    playClockRate: 1,
    s3: null,
    bucket: null,
    logLevel: 'fatal',
    logsJsonAlone: false,
    metricsToken: null,
    drainSeconds: 0,
    ...options.config,
  };
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const pool = createPool({
    connectionString: database.connectionString,
    log: { info: (text) => log.info(text), warn: (text) => log.warn(text) },
    // Hundreds of requests at once are judged by what comes of them, on a busy machine as well.
    ...(options.pool ?? { max: 10, waitMs: 60_000 }),
  });
  const db = createDb(pool);
  if (!hasLibrary) await installGames(db);
  else if (options.installation) await installLibrary(db);
  const opened = { pool, db, connectionString: database.connectionString, stop: () => pool.end() };
  const { services, stop: stopServices } = await startServices(config, opened, log, options.now);
  const app = await buildApp(services, { webRoot: null, rateLimits: false });
  await services.jobs.start(jobHandlers(services), { work: options.jobs === true });
  await app.ready();
  return {
    app,
    db,
    services,
    async call({ method = 'GET', path, as, body, headers = {}, query, from }) {
      const request: InjectOptions = {
        method,
        url: `/api${path}`,
        headers: { ...headers, ...(as ? { authorization: `Bearer ${as}` } : {}) },
        ...(query ? { query } : {}),
        ...(from ? { remoteAddress: from } : {}),
        ...(body === undefined ? {} : { payload: body as InjectOptions['payload'] }),
      };
      const response = await app.inject(request);
      const isJson = String(response.headers['content-type'] ?? '').includes('json');
      return {
        status: response.statusCode,
        body: isJson ? response.json() : response.body,
        headers: response.headers,
        raw: response.body,
      };
    },
    async stop() {
      await app.close();
      await stopServices();
      await pool.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
