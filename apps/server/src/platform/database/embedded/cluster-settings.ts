import { availableParallelism, totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/**
 * Settings given on PostgreSQL's command line, where nothing written in the cluster (ALTER SYSTEM, postgresql.conf)
 * can override them. An applicant that was acknowledged must survive a power cut, so the durable ones are spelled out
 * although they are the defaults.
 */
export function clusterSettings(port: number, socketDir: string | null): Record<string, string> {
  const memory = totalmem() / MEGABYTE;
  return {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '127.0.0.1',
    port: String(port),
    // Quoted, since the setting is a list and a path may hold its comma.
    unix_socket_directories: socketDir === null ? '' : `"${socketDir}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${Math.round(Math.min(512, Math.max(64, memory / 16)))}MB`,
    effective_cache_size: `${Math.round(Math.max(128, memory / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: `${Math.round(Math.min(256, Math.max(32, memory / 32)))}MB`,
    max_parallel_workers: String(availableParallelism()),
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    logging_collector: 'off',
  };
}

/** The settings as arguments of the `postgres` program. */
export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
