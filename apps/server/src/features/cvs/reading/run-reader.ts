import { Worker } from 'node:worker_threads';
import type { DocumentKind } from '../recognise-document.ts';
import { type OpenedDocument, type ReadDocument, UnreadableDocument } from './opened-document.ts';
import { recogniseScans } from './recogniser.ts';

/** What a reader is asked to do with a stored file. */
export type ReaderTask =
  | {
      readonly work: 'read';
      readonly path: string;
      readonly kind: DocumentKind;
      readonly skills: readonly string[];
    }
  | { readonly work: 'check_password'; readonly path: string };

const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Longest that a file may take, ms. */
const LONGEST_MS = 20_000;

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
    const timer = setTimeout(() => end(new UnreadableDocument('took too long')), LONGEST_MS);
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

/** The text of a stored document and what it suggests; recognised where its pages are pictures. @throws UnreadableDocument */
export async function readDocument(
  path: string,
  kind: DocumentKind,
  skills: readonly string[],
  { recognises = true } = {},
): Promise<ReadDocument> {
  const { scans, ...read } = await runReader<OpenedDocument>({ work: 'read', path, kind, skills });
  if (scans.length === 0 || !recognises) return read;
  const recognised = await recogniseScans({ scans, skills });
  return recognised.text === '' ? read : recognised;
}

/** Whether a PDF opens without a password. @throws UnreadableDocument */
export async function pdfOpens(path: string): Promise<boolean> {
  return (await runReader<{ opens: boolean }>({ work: 'check_password', path })).opens;
}
