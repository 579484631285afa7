import { Worker } from 'node:worker_threads';
import type { DocumentKind } from '../recognise-document.ts';
import type { Suggestion } from './suggestion.ts';

/** What a reader is asked to do with a stored file. */
export type ReaderTask =
  | {
      readonly work: 'read';
      readonly path: string;
      readonly kind: DocumentKind;
      readonly skills: readonly string[];
    }
  | { readonly work: 'check_password'; readonly path: string };

/** The words of a document and what they suggest. */
export interface ReadDocument {
  readonly text: string;
  readonly suggestion: Suggestion;
}

/** The file could not be read: broken, too much for the reader, or it took too long. */
export class UnreadableDocument extends Error {}

const TIME_LIMIT_MS = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Works on a file in a thread of its own, bounded in memory and time: a hostile file ends only its reader. */
function runReader<T>(task: ReaderTask): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-document.worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
      env: {},
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end(new UnreadableDocument('took too long')), TIME_LIMIT_MS);
    function end(outcome: T | Error) {
      clearTimeout(timer);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
      void worker.terminate();
    }
    worker.once('message', (result: T) => end(result));
    worker.once('error', (error) => end(new UnreadableDocument(error.message, { cause: error })));
    worker.once('exit', (code) => end(new UnreadableDocument(`the reader stopped with ${code}`)));
  });
}

/** The words of a stored document. @throws UnreadableDocument */
export function readDocument(
  path: string,
  kind: DocumentKind,
  skills: readonly string[],
): Promise<ReadDocument> {
  return runReader<ReadDocument>({ work: 'read', path, kind, skills });
}

/** Whether a PDF opens without a password. @throws UnreadableDocument */
export async function pdfOpens(path: string): Promise<boolean> {
  return (await runReader<{ opens: boolean }>({ work: 'check_password', path })).opens;
}
