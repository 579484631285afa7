import { parentPort, workerData } from 'node:worker_threads';
import type { DrawnPage, FromThread, PageToDraw, ToThread } from './drawing-thread.ts';

/** As `apps/web/src/draw-page.tsx` has it. */
interface Drawer {
  drawPage(
    page: PageToDraw & { ask(url: string): Promise<{ readonly status: number; readonly body: unknown }> },
  ): Promise<DrawnPage | null>;
}

const drawer = import(workerData as string) as Promise<Drawer>;
const waiting = new Map<number, (answer: { readonly status: number; readonly body: unknown }) => void>();
let questions = 0;

const tell = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToThread) => {
  if ('page' in message) void draw(message.id, message.page);
  else {
    waiting.get(message.question)?.({ status: message.status, body: JSON.parse(message.body) });
    waiting.delete(message.question);
  }
});

async function draw(id: number, page: PageToDraw): Promise<void> {
  const ask = (url: string) =>
    new Promise<{ status: number; body: unknown }>((resolve) => {
      questions += 1;
      waiting.set(questions, resolve);
      tell({ id, question: questions, url });
    });
  try {
    const { drawPage } = await drawer;
    tell({ id, drawn: await drawPage({ ...page, ask }) });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
