import { Worker } from 'node:worker_threads';
import { type ReadDocument, UnreadableDocument } from './opened-document.ts';
import type { ScannedPage } from './pdf-pages.ts';

/** What the thread that recognises letters gets: dots and nothing of the file that they came from. */
export interface Recognising {
  readonly scans: readonly ScannedPage[];
  readonly skills: readonly string[];
}

/** What it answers. */
export type Recognised = { readonly read: ReadDocument } | { readonly failure: string };

/** Recognising letters computes long. */
const LONGEST_MS = 60_000;
/** For how long the thread waits for another document; the engine in it takes as long to start as a page to read. */
const IDLE_MS = 60_000;
/** After so many documents another thread begins, since the engine's memory only grows. */
const MOST_DOCUMENTS = 50;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

let thread: { readonly worker: Worker; documents: number; idle: NodeJS.Timeout | undefined } | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * The words in pictures of pages and what they suggest, one document after the other. The thread stays for the next one:
 * files are taken apart elsewhere, in threads of their own, so that nothing of one reaches another.
 * @throws UnreadableDocument
 */
export function recogniseScans(task: Recognising): Promise<ReadDocument> {
  const next = last.then(
    () => recogniseNow(task),
    () => recogniseNow(task),
  );
  last = next;
  return next;
}

function recogniseNow(task: Recognising): Promise<ReadDocument> {
  const held = thread ?? begin();
  const { worker } = held;
  clearTimeout(held.idle);
  held.documents += 1;
  worker.ref();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('took too long'), LONGEST_MS);
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', broke).off('exit', stopped);
    };
    const fail = (why: string, cause?: unknown) => {
      settle();
      end(held.worker);
      reject(new UnreadableDocument(why, { cause }));
    };
    const answered = (answer: Recognised) => {
      if ('failure' in answer) return fail(answer.failure);
      settle();
      worker.unref();
      if (held.documents >= MOST_DOCUMENTS) end(worker);
      else held.idle = setTimeout(() => end(worker), IDLE_MS).unref();
      resolve(answer.read);
    };
    const broke = (error: Error) => fail(error.message, error);
    const stopped = (code: number) => fail(`the reader stopped with ${code}`);
    worker.on('message', answered).on('error', broke).on('exit', stopped);
    worker.postMessage(task);
  });
}

function begin(): NonNullable<typeof thread> {
  const worker = new Worker(new URL('./recognise.worker.ts', import.meta.url), {
    resourceLimits: MEMORY,
    env: {},
    stdout: true,
    stderr: true,
  });
  thread = { worker, documents: 0, idle: undefined };
  return thread;
}

function end(worker: Worker): void {
  if (thread?.worker === worker) {
    clearTimeout(thread.idle);
    thread = null;
  }
  // What ends on purpose is no failure of anybody's.
  worker.on('error', () => undefined);
  void worker.terminate();
}
