import type { FastifyRequest } from 'fastify';
import { acceptedLanguage, type Language } from '../language/language.ts';

/** The language in which a request is answered. */
export function languageOf(request: FastifyRequest): Language {
  return acceptedLanguage(request.headers['accept-language']);
}
