import { setTimeout as delay } from 'node:timers/promises';
import type { MetricFamily } from '@tryout/domain/system/open-metrics';
import { gauge } from '../../platform/metrics/metrics.ts';
import type { Services } from '../../platform/services.ts';
import { buildsHostAnswers, servesBuilds } from '../builds/public.ts';
import { readDatabaseSize, readWaiting } from './health.queries.ts';
import { countBuilds, countJobs, countPlays } from './metrics.queries.ts';
import { readDisk } from './read-disk.ts';
import { askDatabase } from './system.queries.ts';

/** Whoever reads the numbers does not wait as long as a request does for a database that is away. */
const LONGEST_WAIT_MS = 2_000;

/** All that is told to those who watch the platform: of this process, and of the database where it answers. */
export async function readMetrics(services: Services): Promise<readonly MetricFamily[]> {
  const { config, metrics, drain, db } = services;
  const disk = await readDisk(config);
  const own = [
    ...metrics.families(),
    gauge('tryout_draining', '1 while the server is stopping.', null, drain.isDraining() ? 1 : 0),
    gauge('tryout_disk_free_bytes', 'Room on the disk of the data folder.', 'bytes', disk.free_bytes),
    gauge('tryout_disk_size_bytes', 'Size of the disk of the data folder.', 'bytes', disk.total_bytes),
  ];
  const began = performance.now();
  const asked = askDatabase(db).then(
    () => true,
    () => false,
  );
  const up = await Promise.race([asked, delay(LONGEST_WAIT_MS, false, { ref: false })]);
  const answer = (performance.now() - began) / 1000;
  own.push(gauge('tryout_database_up', '1 while the database answers.', null, up ? 1 : 0));
  if (!up) return own;
  return [
    ...own,
    gauge('tryout_database_answer_seconds', 'Time of a question that costs nothing.', 'seconds', answer),
    ...(await readShared(services)),
  ];
}

/** What all servers on one database tell alike. */
async function readShared({ config, db }: Services): Promise<readonly MetricFamily[]> {
  const [waiting, size, jobs, plays, builds, answers] = await Promise.all([
    readWaiting(db),
    readDatabaseSize(db),
    countJobs(db),
    countPlays(db),
    countBuilds(db),
    servesBuilds(config) ? buildsHostAnswers(config) : null,
  ]);
  return [
    gauge('tryout_database_size_bytes', 'Size of the database.', 'bytes', size.size_bytes),
    gauge(
      'tryout_database_connections',
      'Connections to the database, of all servers.',
      null,
      size.connections,
    ),
    gauge(
      'tryout_database_max_connections',
      'Connections that the database lets in.',
      null,
      size.max_connections,
    ),
    counted(
      'tryout_jobs',
      'Background work by queue, and what was given up within a day.',
      jobs.map(({ of, state, count }) => ({ labels: { queue: of, state }, value: count })),
    ),
    gauge(
      'tryout_jobs_oldest_due_seconds',
      'How long the oldest job that should have begun has waited.',
      'seconds',
      waiting.jobs_oldest_due_s ?? 0,
    ),
    counted('tryout_mails', 'Emails that wait, and those that failed within a day.', [
      { labels: { state: 'waiting' }, value: waiting.mails_waiting },
      { labels: { state: 'failed' }, value: waiting.mails_failed_last_day },
    ]),
    gauge(
      'tryout_mails_oldest_due_seconds',
      'How long the oldest email that should have gone out has waited.',
      'seconds',
      waiting.mails_oldest_due_s ?? 0,
    ),
    counted(
      'tryout_plays',
      'Plays that run or ended within a day, by state.',
      plays.map(({ state, count }) => ({ labels: { state }, value: count })),
    ),
    counted(
      'tryout_build_versions',
      'Versions of uploaded games by status.',
      builds.map(({ state, count }) => ({ labels: { status: state }, value: count })),
    ),
    ...(answers === null
      ? []
      : [gauge('tryout_builds_host_up', '1 while uploaded games are served.', null, answers ? 1 : 0)]),
    gauge('tryout_files', 'Stored files.', null, waiting.files),
    gauge('tryout_files_size_bytes', 'Size of the stored files.', 'bytes', waiting.files_bytes),
  ];
}

function counted(
  name: string,
  help: string,
  samples: readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[],
): MetricFamily {
  return { name, help, unit: null, type: 'gauge', samples };
}
