import { type AnyRoute, ERROR_STATUS, type ErrorCode } from '@tryout/contract/define-route';
import { failure } from '@tryout/contract/envelope';
import { CALLERS, scopeOf } from '@tryout/domain/access/access-policy';
import { z } from 'zod';
import { VERSION } from '../version.ts';

const ALWAYS: readonly ErrorCode[] = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'too_many_requests',
  'unavailable',
];

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(route: AnyRoute): unknown[] {
  const list = (schema: z.ZodType, where: 'path' | 'query') => {
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, unknown>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: property,
    }));
  };
  return [...list(route.params, 'path'), ...list(route.query, 'query')];
}

function bodyOf(route: AnyRoute): unknown {
  const schema = schemaOf(route.body, 'input') as { properties?: Record<string, unknown>; anyOf?: unknown };
  if (route.upload) {
    const properties = { ...schema.properties, [route.upload.field]: { type: 'string', format: 'binary' } };
    return { content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
  }
  if (route.method === 'GET') return undefined;
  return { content: { 'application/json': { schema } } };
}

function successOf(route: AnyRoute): unknown {
  if (route.answers === 'events') return { description: 'A stream.', content: { 'text/event-stream': {} } };
  if (route.answers === 'file')
    return { description: 'The bytes.', content: { 'application/octet-stream': {} } };
  const data = schemaOf(route.response, 'output');
  const schema =
    route.answers === 'text'
      ? data
      : { type: 'object', required: ['data'], properties: { data, message: { type: 'string' } } };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

/** The API as an OpenAPI 3.1 document, made from the contract alone. */
export function describeApi(routes: readonly AnyRoute[]): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:([a-z_]+)/g, '{$1}')}`;
    const responses: Record<string, unknown> = { 200: successOf(route) };
    for (const code of new Set([...ALWAYS, ...route.errors])) {
      responses[String(ERROR_STATUS[code])] = {
        description: code.replaceAll('_', ' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      };
    }
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: {
        operationId: `${route.method.toLowerCase()}${route.path.replace(/[/:_-]+(.)/g, (_, c: string) => c.toUpperCase())}`,
        tags: [route.feature],
        summary: route.summary,
        'x-access': rightsOf(route),
        parameters: parametersOf(route),
        requestBody: bodyOf(route),
        responses,
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tryout',
      version: VERSION,
      description:
        'What is said to people comes in English or Arabic, by Accept-Language; codes never change.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'tryout_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ session: [] }, { bearer: [] }],
  };
}

/** Each caller's scope for a route. */
export function rightsOf(route: AnyRoute): Record<string, string> {
  const { access } = route;
  if (access === 'play_session') return { play_session: 'own play' };
  return Object.fromEntries(CALLERS.map((caller) => [caller, scopeOf(access, caller)]));
}
