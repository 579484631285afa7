import type { FastifyInstance } from 'fastify';
import { mapDatabaseError } from '../database/database-errors.ts';
import { Refusal } from './refusal.ts';

interface Body {
  message: string;
  code: string;
  fields?: unknown;
  current?: unknown;
  reference: string;
}

/** One place turns whatever was thrown into an answer; `message` is never missing. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const reference = request.id;
    if (error instanceof Refusal) {
      const body: Body = { message: error.message, code: error.code, reference };
      if (error.detail.fields) body.fields = error.detail.fields;
      if (error.detail.current) body.current = error.detail.current;
      if (error.detail.retry_after_s) reply.header('retry-after', String(error.detail.retry_after_s));
      return reply.code(error.status).send(body);
    }
    const fromDatabase = mapDatabaseError(error);
    if (fromDatabase) {
      if (fromDatabase.status >= 500) request.log.error({ err: error }, 'the database refused');
      return reply
        .code(fromDatabase.status)
        .send({ message: fromDatabase.message, code: fromDatabase.code, reference });
    }
    if (error.statusCode && error.statusCode < 500) {
      const message = clientMessages[error.code ?? ''] ?? error.message;
      return reply.code(error.statusCode).send({ message, code: codeOf(error.statusCode), reference });
    }
    if (error.code === 'ENOSPC') {
      request.log.error({ err: error }, 'the disk is full');
      const message = 'The server has no space left. Nothing was changed; please try again later.';
      return reply.code(503).send({ message, code: 'unavailable', reference });
    }
    request.log.error({ err: error }, 'a request failed');
    const message = `Something went wrong on our side. Nothing was changed. Reference ${reference}.`;
    return reply.code(500).send({ message, code: 'internal', reference });
  });
}

const clientMessages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'This request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This kind of content is not accepted here.',
  FST_REQ_FILE_TOO_LARGE: 'This file is too large.',
};

function codeOf(status: number): string {
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_type';
  if (status === 429) return 'too_many_requests';
  if (status === 404) return 'not_found';
  return 'invalid_input';
}
