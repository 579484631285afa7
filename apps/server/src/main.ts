import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp, FEATURES, jobHandlers, makeReady } from './app.ts';
import { type Config, readConfig } from './platform/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { assertListenable } from './platform/listen-address.ts';
import { createLog } from './platform/log.ts';
import { runUntilStopped, type Undo } from './platform/run-until-stopped.ts';
import type { StartLog } from './platform/start-log.ts';
import { startServices } from './platform/start-services.ts';

const WEB_ROOT = join(import.meta.dirname, '../../web/dist');

const plain: StartLog = {
  info: (text) => process.stdout.write(`${text}\n`),
  warn: (text) => process.stderr.write(`${text}\n`),
};

/** Words for the person at the terminal, or lines like all others of the log, whatever level is kept otherwise. */
function startLog({ logsJsonAlone }: Config): StartLog {
  if (!logsJsonAlone) return plain;
  const log = createLog('info');
  return { info: (text) => log.info(text), warn: (text) => log.warn(text) };
}

/** `npm start -- --reset-demo` */
const RESET_DEMO = '--reset-demo';
const wantsReset = process.argv.includes(RESET_DEMO);

async function start(given: Config, undo: Undo, say: StartLog): Promise<void> {
  const log = createLog(given.logLevel);
  say.info(given.databaseUrl ? 'Connecting to the database …' : 'Starting the database …');
  const database = await openDatabase(given, say);
  undo.push(() => database.stop());
  await assertListenable({ host: given.host, port: given.port });
  let config = given;
  for (const feature of FEATURES) config = (await feature.settle?.(config, say)) ?? config;
  const applied = await migrate(database.pool);
  if (applied.length > 0) say.info(`Brought the database up to date (${applied.length} migrations).`);
  for (const feature of FEATURES) {
    await feature.atStart?.({ config, db: database.db, say, resetsDemo: wantsReset });
  }
  const { services, stop } = await startServices(config, database, log);
  undo.push(stop);
  const app = await buildApp(services, { webRoot: WEB_ROOT, rateLimits: true });
  // Live streams never end by themselves, and closing waits for every answer.
  app.addHook('preClose', () => services.live.stop());
  undo.push(() => app.close());
  await services.jobs.start(jobHandlers(services));
  const buildInner = () => buildApp(services, { webRoot: null, rateLimits: false });
  for (const feature of FEATURES) await feature.fill?.({ services, say, buildInner });
  const beside: string[] = [];
  for (const feature of FEATURES) {
    const served = await feature.serve?.(services);
    if (!served) continue;
    undo.push(served.stop);
    beside.push(served.said);
  }
  await app.listen({ port: config.port, host: config.host });
  undo.push(async () => {
    services.drain.begin();
    await delay(config.drainSeconds * 1000);
  });
  say.info(`Tryout is ready: ${config.publicUrl}`);
  for (const said of beside) say.info(said);
  // To whoever starts this process again when it ends without having been asked to.
  process.send?.('ready');
  const made = makeReady(services);
  undo.push(() => made);
}

const read = readConfig(process.env);
const unknown = process.argv.slice(2).filter((argument) => argument !== RESET_DEMO);
if (read.ok && unknown.length > 0) {
  plain.warn(`Tryout knows ${RESET_DEMO} only, not ${unknown.join(' ')}.`);
  process.exitCode = 1;
} else if (read.ok && wantsReset && !read.config.demo) {
  plain.warn(`${RESET_DEMO} works only where the demo is on (TRYOUT_DEMO=1, never in production).`);
  process.exitCode = 1;
} else if (read.ok) {
  const say = startLog(read.config);
  runUntilStopped((undo) => start(read.config, undo, say), say);
} else {
  plain.warn('Tryout cannot start with these settings:');
  for (const problem of read.problems) plain.warn(`- ${problem}`);
  process.exitCode = 1;
}
