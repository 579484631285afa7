import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this number exists (it may belong to someone else). */
export function processIsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A mark that two processes with the same number do not share: when the process began, and in which boot of the
 * machine. Null when there is no such process. Process numbers are reused, so a number alone proves nothing.
 */
export function processMark(pid: number): string | null {
  if (!processIsAlive(pid)) return null;
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is the command in parentheses and may contain spaces; the start time is field 22.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [state, startTime] = [fields[0], fields[19]];
      // Ended, and only kept in the table because its parent has not asked yet.
      if (state === 'Z') return null;
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot}/${startTime}`;
    } catch {
      return null;
    }
  }
  return processField(pid, 'lstart');
}

/** The command line of a process as far as the system tells it, or null when there is no such process. */
export function processCommand(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
    } catch {
      return null;
    }
  }
  return processField(pid, 'command');
}

function processField(pid: number, field: string): string | null {
  const answer = spawnSync('ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout?.trim() || null;
}
