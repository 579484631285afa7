import { Worker } from 'node:worker_threads';
import { BadPicture, type StrippedPicture } from './strip-picture.ts';

/** What the thread that draws gets: a picture that was stripped and found small enough. */
export interface Redrawing {
  readonly bytes: Uint8Array;
  readonly media_type: StrippedPicture['media_type'];
}

/** A picture as it was drawn anew. */
export interface RedrawnPicture {
  /** JPEG where nothing is seen through it, else PNG. */
  readonly media_type: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** What the thread answers. */
export type Redrawn = RedrawnPicture | { readonly failure: string };

/** What the thread may hold besides the dots themselves, whose number was judged before. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
/** Longest that a picture may take, ms. */
const LONGEST_MS = 15_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * A picture drawn anew from its dots, so that nothing of the file it came as is kept: turned as its camera was held, eight
 * bits a sample. One picture at a time, each in a thread of its own that is bounded in memory and time; the codecs are
 * WebAssembly, so a hostile picture reaches nothing beyond its thread.
 * @throws BadPicture when its dots cannot be read
 */
export function redrawPicture(picture: Redrawing): Promise<RedrawnPicture> {
  const next = last.then(() => redrawNow(picture));
  last = next.catch(() => undefined);
  return next;
}

function redrawNow({ bytes, media_type }: Redrawing): Promise<RedrawnPicture> {
  return new Promise((resolve, reject) => {
    // A copy of its own: what is handed over would take whatever shares its memory along.
    const task: Redrawing = { bytes: new Uint8Array(bytes), media_type };
    const worker = new Worker(new URL('./redraw-picture.worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
      env: {},
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end(new BadPicture('broken')), LONGEST_MS);
    function end(outcome: RedrawnPicture | Error) {
      clearTimeout(timer);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
      void worker.terminate();
    }
    worker.once('message', (drawn: Redrawn) => end('failure' in drawn ? new BadPicture('broken') : drawn));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new BadPicture('broken') : error),
    );
    worker.once('exit', (code) => end(new Error(`the thread that draws stopped with ${code}`)));
  });
}
