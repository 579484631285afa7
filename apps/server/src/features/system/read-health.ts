import {
  browserHealth,
  buildsHostHealth,
  databaseHealth,
  mailHealth,
  queueHealth,
  storageHealth,
} from '@tryout/domain/system/health';
import type { Act } from '../../platform/act.ts';
import { VERSION } from '../../platform/version.ts';
import { readBackupsHealth } from '../backups/public.ts';
import { buildsHostAnswers, findBrowser, servesBuilds } from '../builds/public.ts';
import { readDatabaseSize, readWaiting } from './health.queries.ts';
import { readDisk } from './read-disk.ts';
import { askDatabase } from './system.queries.ts';

const started_at = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** How each part of the platform is doing, asked of the parts themselves. */
export async function readHealth({ db, services }: Act) {
  const { config } = services;
  const began = performance.now();
  await askDatabase(db);
  const answer_ms = performance.now() - began;
  const [waiting, size, disk, answers, backups] = await Promise.all([
    readWaiting(db),
    readDatabaseSize(db),
    readDisk(config),
    servesBuilds(config) ? buildsHostAnswers(config) : null,
    readBackupsHealth({ db, services }),
  ]);
  const queue = {
    waiting: waiting.jobs_waiting,
    oldest_due_s: waiting.jobs_oldest_due_s,
    failed_last_day: waiting.jobs_failed_last_day,
  };
  const mail = {
    transport: config.mail.kind,
    waiting: waiting.mails_waiting,
    oldest_due_s: waiting.mails_oldest_due_s,
    failed_last_day: waiting.mails_failed_last_day,
    last_sent_at: waiting.mails_last_sent_at,
  };
  const storage = {
    ...disk,
    files: waiting.files,
    files_bytes: waiting.files_bytes,
  };
  const database = { ...size, answer_ms, is_embedded: config.databaseUrl === null };
  const builds_host = { address: config.buildsUrl, is_served: servesBuilds(config), answers };
  const browser = { is_found: findBrowser(process.env) !== null };
  return {
    version: VERSION,
    started_at,
    queue: { state: queueHealth(queue), ...queue },
    mail: { state: mailHealth({ ...mail, in_production: config.production }), ...mail },
    storage: { state: storageHealth(storage), ...storage },
    database: { state: databaseHealth(database), ...database },
    builds_host: { state: buildsHostHealth(builds_host), ...builds_host },
    browser: { state: browserHealth(browser), ...browser },
    backups,
  };
}
