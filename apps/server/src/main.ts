import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp, jobHandlers } from './app.ts';
import { readConfig } from './platform/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { StartLog } from './platform/start-log.ts';
import { startServices } from './platform/start-services.ts';

const WEB_ROOT = join(import.meta.dirname, '../../web/dist');

async function main(): Promise<void> {
  const say: StartLog = {
    info: (text) => process.stdout.write(`${text}\n`),
    warn: (text) => process.stderr.write(`${text}\n`),
  };
  const read = readConfig(process.env);
  if (!read.ok) {
    for (const problem of read.problems) say.warn(problem);
    process.exitCode = 1;
    return;
  }
  const { config } = read;
  const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
  const database = await openDatabase(config, say);
  await migrate(database.pool);
  const { services, stop } = await startServices(config, database, log);
  const app = await buildApp(services, { webRoot: WEB_ROOT, rateLimits: true });
  await services.jobs.start(jobHandlers(services));
  await app.listen({ port: config.port, host: config.host });
  say.info(`Tryout is ready: ${config.publicUrl}`);

  let stopping = false;
  const shutDown = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    say.info(`${signal}: finishing what is running, then stopping.`);
    await app.close();
    await stop();
    await database.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void shutDown('Ctrl-C'));
  process.on('SIGTERM', () => void shutDown('SIGTERM'));
}

await main();
