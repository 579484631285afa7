import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Memory that each descendant of a process has for itself, in all, bytes; null where the system does not tell. */
export async function memoryOfDescendants(ancestor: number): Promise<number | null> {
  const processes = await listProcesses();
  if (processes === null) return null;
  const family = new Set([ancestor]);
  let size = 0;
  while (size !== family.size) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes
    .filter(({ pid }) => pid !== ancestor && family.has(pid))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** For a process to be gone that was killed: one that had much memory gives it back first. */
const ENDING_MS = 10_000;
const LOOK_MS = 20;

/**
 * Ends what still runs out of a folder that nobody else knows of, and what it starts meanwhile: a browser outlives a driver
 * that was killed. Answers once nothing runs there any more. Where the system does not tell, the driver alone ends it.
 */
export async function endProcessesOf(folder: string): Promise<void> {
  const until = performance.now() + ENDING_MS;
  for (;;) {
    const running = await processesOf(folder);
    if (running.length === 0 || performance.now() > until) return;
    for (const pid of running) kill(pid);
    await delay(LOOK_MS);
  }
}

async function processesOf(folder: string): Promise<number[]> {
  const found = ((await listProcesses()) ?? []).map(async ({ pid }) => {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.includes(folder) ? [pid] : [];
  });
  return (await Promise.all(found)).flat();
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const PAGE_BYTES = 4096;

async function listProcesses(): Promise<{ pid: number; parent: number; bytes: number }[] | null> {
  if (process.platform !== 'linux') return null;
  const names = await readdir('/proc');
  const read = names.filter((name) => /^\d+$/.test(name)).map((name) => readProcess(Number(name)));
  return (await Promise.all(read)).filter((each) => each !== null);
}

async function readProcess(pid: number) {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [, resident, shared] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ').map(Number);
    // The name stands in brackets and may hold anything: fields are counted from behind it.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, bytes: ((resident ?? 0) - (shared ?? 0)) * PAGE_BYTES };
  } catch {
    // It ended in the meantime.
    return null;
  }
}
