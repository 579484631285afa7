import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from '../database/open-database.ts';

/** What the other process says once: that it is open, or why not. */
export type DatabaseProcessReport = { connectionString: string } | { refused: string };

export type DatabaseProcess = {
  process: ChildProcess;
  report: DatabaseProcessReport;
  /** Ends it without warning; its PostgreSQL stays behind. */
  kill(): Promise<void>;
  /** Lets it close the database. */
  stop(): Promise<void>;
};

/** Opens a data folder's database in a process of its own, which can be killed like a real server. */
export async function openInAnotherProcess(dataDir: string): Promise<DatabaseProcess> {
  const child = spawn(process.execPath, [import.meta.filename, dataDir], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [report] = (await once(child, 'message')) as [DatabaseProcessReport];
  const end = async (how: () => void) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    how();
    await ended;
  };
  return {
    process: child,
    report,
    kill: () => end(() => child.kill('SIGKILL')),
    stop: () => end(() => child.connected && child.disconnect()),
  };
}

async function openAndReport(dataDir: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined };
  try {
    const database = await openDatabase(
      { dataDir, databaseUrl: null, publicUrl: 'http://localhost:4780' },
      log,
    );
    process.once('disconnect', () => void database.stop());
    process.send?.({ connectionString: database.connectionString });
  } catch (error) {
    process.send?.({ refused: error instanceof Error ? error.message : String(error) });
    process.disconnect?.();
  }
}

if (import.meta.main) await openAndReport(process.argv[2] ?? '');
