import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { type Frame, frameWriter } from './frames.ts';
import { OWN_STATUS } from './own-status.ts';
import type { LastWord } from './reading-process.ts';

/** The first line that the parent writes; afterwards its end means that the parent is gone. */
async function readTask(): Promise<unknown> {
  let text = '';
  process.stdin.setEncoding('utf8');
  while (!text.includes('\n')) {
    const [part] = await once(process.stdin, 'data');
    text += part;
  }
  process.stdin.on('end', () => process.exit(1));
  process.stdin.resume();
  // Only the work keeps the process alive, not the line to the parent.
  (process.stdin as unknown as { unref(): void }).unref();
  return JSON.parse(text.slice(0, text.indexOf('\n')));
}

/**
 * Largest resident memory of this process, bytes.
 * Linux counts the memory of the process that started this one into `maxRSS`, since that is carried over `exec`;
 * the mark in its own status begins anew. Elsewhere there is no such file, and `maxRSS` is the process's own.
 */
function largestMemory(maxRSS: number): number {
  if (process.platform !== 'linux') return maxRSS * 1024;
  const mark = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(OWN_STATUS, 'utf8'))?.[1];
  return (mark === undefined ? maxRSS : Number(mark)) * 1024;
}

/** Runs the work of a reading process: takes the task, says how it went, and what it cost. */
export async function workAsChild<Task, Done>(
  work: (task: Task, say: (frame: Frame) => Promise<void>) => Promise<Done>,
): Promise<void> {
  // Whoever uses the server comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const say = frameWriter(process.stdout);
  const done = await work((await readTask()) as Task, say);
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const cost = {
    ms: Math.round(performance.now()),
    cpu_ms: Math.round((userCPUTime + systemCPUTime) / 1000),
    max_rss: largestMemory(maxRSS),
  };
  await say({ json: { done, cost } satisfies LastWord<Done> });
}
