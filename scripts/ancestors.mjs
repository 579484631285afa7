// Watches the processes above this one: npm and the shell it puts between may be ended without handing signals on.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Calls `ended` once when the process that ran this one, or the npm above it, is gone. */
export function whenAncestorEnds(ended) {
  const above = process.env.npm_lifecycle_event ? [process.ppid, parentOf(process.ppid)] : [process.ppid];
  const watched = above.filter((pid) => pid !== null && pid > 1);
  const watch = setInterval(() => {
    if (watched.every(isAlive)) return;
    clearInterval(watch);
    ended();
  }, 200);
  watch.unref();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return parentOf(pid) !== null;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Number of the parent, or null when the process is gone (or ended, and only waits to be asked about). */
function parentOf(pid) {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? null : Number(parent);
    } catch {
      return null;
    }
  }
  const answer = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(answer.stdout?.trim()) || null;
}
