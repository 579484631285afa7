/**
 * How the parts of a running platform are doing, as an operator needs to know it: fine, to be looked at soon, or failing
 * people now. Thresholds are rules of thumb of operations; each is named below.
 */

/** `attention`: nobody is harmed yet; `failing`: people wait or lose something now. */
export const HEALTH_STATES = ['ok', 'attention', 'failing'] as const;
/** `attention`: nobody is harmed yet; `failing`: people wait or lose something now. */
export type HealthState = (typeof HEALTH_STATES)[number];

/** Background work. */
export interface QueueFacts {
  /** How long the oldest job that should have begun has waited, seconds; null where none waits. */
  readonly oldest_due_s: number | null;
  /** Jobs given up within the last 24 hours. */
  readonly failed_last_day: number;
}

/** Outgoing emails. */
export interface MailFacts {
  /** `outbox`: emails are kept and never sent. */
  readonly transport: 'smtp' | 'outbox';
  /** Whether the platform serves people beyond this machine. */
  readonly in_production: boolean;
  /** How long the oldest email that should have gone out has waited, seconds; null where none waits. */
  readonly oldest_due_s: number | null;
  /** Emails given up, or tried in vain so far, within the last 24 hours. */
  readonly failed_last_day: number;
}

/** The disk with the data folder. */
export interface StorageFacts {
  readonly free_bytes: number;
  /** 0 where the system does not say. */
  readonly total_bytes: number;
}

/** The database. */
export interface DatabaseFacts {
  /** Time of a question that costs nothing, ms. */
  readonly answer_ms: number;
  readonly connections: number;
  /** How many it lets in. */
  readonly max_connections: number;
}

/** Where uploaded games are served from. */
export interface BuildsHostFacts {
  /** Whether games are served at all with these settings. */
  readonly is_served: boolean;
  /** Whether it answers on this machine; null where it is not served. */
  readonly answers: boolean | null;
}

/** The browser that tries uploaded games. */
export interface BrowserFacts {
  readonly is_found: boolean;
}

/** Backups that the platform makes itself. */
export interface BackupsFacts {
  /** Whether one is made every night. */
  readonly is_nightly: boolean;
  /** Age of the newest, hours; null where there is none. */
  readonly age_h: number | null;
}

const MINUTE_S = 60;
const GIGABYTE = 1024 ** 3;

/** A job waits a minute on a busy machine; ten mean that nobody works on the queue. */
export function queueHealth({ oldest_due_s, failed_last_day }: QueueFacts): HealthState {
  return waited(oldest_due_s, failed_last_day);
}

/** Emails that nobody sends are no fault of a try-out on one's own machine, but are of a platform for people. */
export function mailHealth({
  transport,
  in_production,
  oldest_due_s,
  failed_last_day,
}: MailFacts): HealthState {
  if (transport === 'outbox' && in_production) return 'failing';
  return waited(oldest_due_s, failed_last_day);
}

function waited(oldest_s: number | null, failed: number): HealthState {
  if (oldest_s !== null && oldest_s > 10 * MINUTE_S) return 'failing';
  return failed > 0 || (oldest_s !== null && oldest_s > 2 * MINUTE_S) ? 'attention' : 'ok';
}

/** A database cannot write any more below some hundred megabytes; a tenth of the disk is the time to act. */
export function storageHealth({ free_bytes, total_bytes }: StorageFacts): HealthState {
  if (free_bytes < GIGABYTE) return 'failing';
  return free_bytes < Math.min(0.1 * total_bytes, 20 * GIGABYTE) ? 'attention' : 'ok';
}

/** A question that costs nothing takes a millisecond; a second is felt on every page. */
export function databaseHealth({ answer_ms, connections, max_connections }: DatabaseFacts): HealthState {
  if (answer_ms > 1000 || connections >= max_connections) return 'failing';
  return answer_ms > 200 || connections > 0.8 * max_connections ? 'attention' : 'ok';
}

/** Games that are not served cannot be played by anyone. */
export function buildsHostHealth({ is_served, answers }: BuildsHostFacts): HealthState {
  if (!is_served) return 'attention';
  return answers ? 'ok' : 'failing';
}

/** Without a browser uploaded games are not tried by the server, only by people. */
export function browserHealth({ is_found }: BrowserFacts): HealthState {
  return is_found ? 'ok' : 'attention';
}

/** A night that brought no backup is told the day after. Without nightly ones backups may be made elsewhere. */
export function backupsHealth({ is_nightly, age_h }: BackupsFacts): HealthState {
  return is_nightly && (age_h === null || age_h > 36) ? 'attention' : 'ok';
}
