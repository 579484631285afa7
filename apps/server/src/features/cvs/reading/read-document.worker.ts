import { parentPort, workerData } from 'node:worker_threads';
import { documentText, opensWithoutPassword } from './document-text.ts';
import type { ReaderTask } from './run-reader.ts';
import { suggestFrom } from './suggestion.ts';

/** More than this of the words is not kept. */
const MOST_CHARACTERS = 60_000;

async function work(task: ReaderTask) {
  if (task.work === 'check_password') return { opens: await opensWithoutPassword(task.path) };
  const text = (await documentText(task.path, task.kind))
    .replaceAll('\u0000', '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .toWellFormed();
  return { text, suggestion: suggestFrom(text, task.skills) };
}

parentPort?.postMessage(await work(workerData as ReaderTask));
