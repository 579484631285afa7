import { Worker } from 'node:worker_threads';
import type { CvReading } from '@tryout/domain/cvs/read-cv';
import type { DocumentKind } from '../recognise-document.ts';

/** What a reader is asked to do with a stored file. */
export type ReaderTask =
  | {
      readonly work: 'read';
      readonly path: string;
      readonly kind: DocumentKind;
      readonly skills: readonly string[];
    }
  | { readonly work: 'recognise'; readonly path: string; readonly skills: readonly string[] }
  | { readonly work: 'check_password'; readonly path: string };

/** The text of a document and what it suggests. */
export interface ReadDocument {
  readonly text: string;
  /** Its pages are pictures; the text was recognised in them. */
  readonly is_scanned: boolean;
  readonly suggestion: CvReading;
}

/** The file could not be read: broken, too much for the reader, or it took too long. */
export class UnreadableDocument extends Error {}

const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const READING = { ms: 20_000, memory: MEMORY };
/** Pictures of pages are large, and recognising letters computes long. */
const RECOGNISING = { ms: 60_000, memory: { ...MEMORY, maxOldGenerationSizeMb: 384 } };

/** Works on a file in a thread of its own, bounded in memory and time: a hostile file ends only its reader. */
function runReader<T>(task: ReaderTask, { ms, memory } = READING): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-document.worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: memory,
      env: {},
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end(new UnreadableDocument('took too long')), ms);
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
): Promise<ReadDocument> {
  const read = await runReader<ReadDocument>({ work: 'read', path, kind, skills });
  if (!read.is_scanned) return read;
  const recognised = await runReader<ReadDocument>({ work: 'recognise', path, skills }, RECOGNISING);
  return recognised.text === '' ? read : recognised;
}

/** Whether a PDF opens without a password. @throws UnreadableDocument */
export async function pdfOpens(path: string): Promise<boolean> {
  return (await runReader<{ opens: boolean }>({ work: 'check_password', path })).opens;
}
