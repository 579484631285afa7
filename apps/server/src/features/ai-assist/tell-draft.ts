import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { aiAssistSay } from './ai-assist.messages.ts';
import { DraftCancelled } from './run-task.ts';

/** What is told of a draft while it is written. */
export type DraftTold =
  | { readonly type: 'begins' }
  | { readonly type: 'words'; readonly text: string }
  | { readonly type: 'text'; readonly key: string; readonly text: string }
  | { readonly type: 'sentence'; readonly text: string; readonly refs: readonly string[] }
  | {
      readonly type: 'subtrait';
      readonly subtrait_id: string;
      readonly subtrait: string;
      readonly trait: string;
      readonly quotes: readonly { readonly from: 'title' | 'text'; readonly text: string }[];
    };

/** Somebody who waits for a draft: is told of it, and may leave. */
export interface DraftReader {
  tell(told: DraftTold): void;
  readonly signal: AbortSignal;
}

/**
 * Answers with server-sent events as a draft is written. A refusal before anything was told is an answer like any other;
 * one after that is the stream's last event. Whoever leaves cancels the draft.
 */
export async function tellDraft(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  write: (reader: DraftReader) => Promise<object>,
): Promise<FastifyReply> {
  const left = new AbortController();
  const stream = new PassThrough();
  let begun = false;
  const send = (event: object) => {
    if (!begun) {
      begun = true;
      void reply
        .type('text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    }
    if (!stream.destroyed) stream.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  const onClose = () => {
    if (!reply.raw.writableFinished) left.abort();
  };
  reply.raw.on('close', onClose);
  try {
    send({ type: 'done', draft: await write({ tell: send, signal: left.signal }) });
  } catch (error) {
    // Nobody is there to be told.
    if (error instanceof DraftCancelled) {
      if (!begun) send({ type: 'begins' });
    } else if (!begun) throw error;
    else {
      if (!(error instanceof Refusal))
        request.log.error({ err: error }, 'a draft that was being told broke off');
      const said = error instanceof Refusal ? error.said : aiAssistSay('ai_assist.broke_off');
      send({ type: 'failed', message: said(languageOf(request)) });
    }
  } finally {
    stream.end();
    reply.raw.off('close', onClose);
  }
  return reply;
}
