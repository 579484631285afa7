import { Worker } from 'node:worker_threads';

/** What the thread that draws gets. */
export interface SceneTask {
  /** A whole SVG document, made by this server of drawings that came with it. */
  readonly svg: string;
}

/** Longest that a scene may take, ms. */
const LONGEST_MS = 15_000;
/** What the thread may hold. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

let last: Promise<unknown> = Promise.resolve();

/** A scene as a PNG. One at a time, each in a thread of its own, so that nobody's request waits while it is drawn. */
export function drawScene(svg: string): Promise<Buffer> {
  const next = last.then(() => drawNow({ svg }));
  last = next.catch(() => undefined);
  return next;
}

function drawNow(task: SceneTask): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw-scene.worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
      env: {},
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end(new Error('a scene took too long to draw')), LONGEST_MS);
    function end(outcome: Uint8Array | Error) {
      clearTimeout(timer);
      if (outcome instanceof Error) reject(outcome);
      else resolve(Buffer.from(outcome));
      void worker.terminate();
    }
    worker.once('message', (png: Uint8Array) => end(png));
    worker.once('error', (error) => end(error));
    worker.once('exit', (code) => end(new Error(`the thread that draws scenes stopped with ${code}`)));
  });
}
