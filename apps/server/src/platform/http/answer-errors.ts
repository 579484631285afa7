import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mapDatabaseError } from '../database/database-errors.ts';
import { StorageUnavailable } from '../files/s3/s3-client.ts';
import type { Said } from '../language/say.ts';
import { httpSays } from './http.messages.ts';
import { languageOf } from './language-of.ts';
import { Refusal } from './refusal.ts';

interface Body {
  message: string;
  code: string;
  fields?: unknown;
  current?: unknown;
  limit?: unknown;
  reference: string;
}

/** When it is worth asking again after the database was away: a connection is there at once, a restart takes longer. */
const DATABASE_BACK_S = 2;

/** When it is worth asking again after the storage of files was away. */
const STORAGE_BACK_S = 5;

/** One place turns whatever was thrown into an answer; `message` is never missing. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const reference = request.id;
    const language = languageOf(request);
    if (error instanceof Refusal) {
      const body: Body = { message: error.said(language), code: error.code, reference };
      body.fields = error.detail.fields?.map(({ field, message }) => ({
        field,
        message: message(language),
      }));
      if (error.detail.current) body.current = error.detail.current;
      const { limit } = error.detail;
      if (limit) {
        const offer = limit.offer && { page: limit.offer.page, label: limit.offer.label(language) };
        body.limit = { ...limit, name: limit.name(language), plan: limit.plan(language), offer };
      }
      if (error.detail.retry_after_s) reply.header('retry-after', String(error.detail.retry_after_s));
      return reply.code(error.status).send(body);
    }
    if (wasBrokenOff(request, error)) {
      request.log.info({ err: error }, 'the sender broke off');
      const message = httpSays('http.form_broken')(language);
      return reply.code(400).send({ message, code: 'invalid_input', reference });
    }
    const fromDatabase = mapDatabaseError(error);
    if (fromDatabase) {
      if (fromDatabase.status >= 500) {
        request.log.error({ err: error }, 'the database refused');
        reply.header('retry-after', String(DATABASE_BACK_S));
      }
      return reply
        .code(fromDatabase.status)
        .send({ message: fromDatabase.said(language), code: fromDatabase.code, reference });
    }
    if (error.statusCode && error.statusCode < 500) {
      const message = CLIENT_ERRORS[error.code ?? '']?.(language) ?? error.message;
      return reply.code(error.statusCode).send({ message, code: codeOf(error.statusCode), reference });
    }
    if (error instanceof StorageUnavailable) {
      request.log.error({ err: error }, 'the storage of files does not answer');
      reply.header('retry-after', String(STORAGE_BACK_S));
      const message = httpSays('http.storage_away')(language);
      return reply.code(503).send({ message, code: 'unavailable', reference });
    }
    if (error.code === 'ENOSPC') {
      request.log.error({ err: error }, 'the disk is full');
      const message = httpSays('http.disk_full')(language);
      return reply.code(503).send({ message, code: 'unavailable', reference });
    }
    request.log.error({ err: error }, 'a request failed');
    const message = httpSays('http.our_fault', { reference })(language);
    return reply.code(500).send({ message, code: 'internal', reference });
  });
}

/** Whether the sender went away in the middle of the body; its code is also that of a database that went away. */
function wasBrokenOff(request: FastifyRequest, { code }: { code?: string }): boolean {
  if (request.raw.complete || !request.raw.destroyed) return false;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

const CLIENT_ERRORS: Readonly<Record<string, Said>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: httpSays('http.json_invalid'),
  FST_ERR_CTP_EMPTY_JSON_BODY: httpSays('http.json_empty'),
  FST_ERR_CTP_BODY_TOO_LARGE: httpSays('http.too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: httpSays('http.content_unknown'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: httpSays('http.length_wrong'),
  FST_PARTS_LIMIT: httpSays('http.form_parts'),
  FST_FILES_LIMIT: httpSays('http.form_files'),
  FST_FIELDS_LIMIT: httpSays('http.form_parts'),
  FST_PROTO_VIOLATION: httpSays('http.form_name'),
  FST_REQ_FILE_TOO_LARGE: httpSays('http.file_is_too_large'),
};

function codeOf(status: number): string {
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_type';
  if (status === 429) return 'too_many_requests';
  if (status === 404) return 'not_found';
  return 'invalid_input';
}
