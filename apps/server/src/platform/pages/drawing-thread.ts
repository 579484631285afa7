import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../language/language.ts';
import type { Look } from './look.ts';

/** A page and the browser that it is drawn for. */
export interface PageToDraw {
  /** Path and search. */
  readonly url: string;
  readonly locale: Language;
  readonly look: Look;
  /** The request had a session. */
  readonly mayBeSignedIn: boolean;
}

/** A page as HTML, and what it took from the browser's memory, by key. */
export interface DrawnPage {
  readonly html: string;
  readonly relied: Readonly<Record<string, string | null>>;
}

/** An answer of our own server, as it was sent. */
export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

export type ToThread =
  | { readonly id: number; readonly page: PageToDraw }
  | ({ readonly question: number } & Answer);
export type FromThread = { readonly id: number } & (
  | { readonly question: number; readonly url: string }
  | { readonly drawn: DrawnPage | null }
  | { readonly failure: string }
);

/** Where pages are drawn, so that the server goes on answering meanwhile. */
export interface DrawingThread {
  /** Null where the page asked for something that was refused. Fails where it cannot be drawn. */
  draw(page: PageToDraw, ask: (url: string) => Promise<Answer>): Promise<DrawnPage | null>;
  close(): Promise<void>;
}

const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** So long is waited for a page; a thread that has said nothing meanwhile is stuck. */
const STUCK_MS = 5_000;
/** So many pages are drawn at a time; more would all come too late. */
const MOST_AT_ONCE = 16;
/** So long after it was started it is not started again. */
const PAUSE_MS = 10_000;

interface Pending {
  readonly ask: (url: string) => Promise<Answer>;
  readonly resolve: (page: DrawnPage | null) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Starts the thread with the front end's module for drawing; it is started anew when it ends. */
export function startDrawing(module: URL, log: FastifyBaseLogger): DrawingThread {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let startedAt = Number.NEGATIVE_INFINITY;
  let drawings = 0;
  let heardAt = 0;

  const settle = (id: number): Pending | undefined => {
    const found = pending.get(id);
    if (found) clearTimeout(found.timer);
    pending.delete(id);
    return found;
  };
  const hear = (from: Worker, message: FromThread) => {
    heardAt = performance.now();
    if ('drawn' in message) settle(message.id)?.resolve(message.drawn);
    else if ('failure' in message) settle(message.id)?.reject(new Error(message.failure));
    else {
      const { id, question, url } = message;
      pending
        .get(id)
        ?.ask(url)
        .then((answer) => from.postMessage({ question, ...answer } satisfies ToThread))
        .catch((error: unknown) =>
          settle(id)?.reject(error instanceof Error ? error : new Error(String(error))),
        );
    }
  };
  const start = (): Worker | null => {
    if (performance.now() - startedAt < PAUSE_MS) return null;
    startedAt = performance.now();
    const next = new Worker(new URL('./draw.worker.ts', import.meta.url), {
      workerData: module.href,
      resourceLimits: MEMORY,
      env: {},
    });
    next.unref();
    next.on('message', (message: FromThread) => hear(next, message));
    next.on('error', (err) => log.error({ err }, 'the thread that draws pages has failed'));
    next.once('exit', () => {
      if (worker === next) worker = null;
      for (const id of [...pending.keys()])
        settle(id)?.reject(new Error('The thread that draws pages ended'));
    });
    return next;
  };
  worker = start();

  return {
    draw(page, ask) {
      worker ??= start();
      const drawing = worker;
      if (!drawing || pending.size >= MOST_AT_ONCE) return Promise.resolve(null);
      drawings += 1;
      const id = drawings;
      return new Promise((resolve, reject) => {
        const began = performance.now();
        const timer = setTimeout(() => {
          // An answer that does not come is not the thread's fault: others are being drawn in it.
          if (heardAt >= began) settle(id)?.reject(new Error('An answer for the page took too long'));
          else void drawing.terminate();
        }, STUCK_MS).unref();
        pending.set(id, { ask, resolve, reject, timer });
        drawing.postMessage({ id, page } satisfies ToThread);
      });
    },
    async close() {
      startedAt = Number.POSITIVE_INFINITY;
      await worker?.terminate();
    },
  };
}
