import type { AnyRoute } from '@tryout/contract/define-route';
import type { FastifyInstance } from 'fastify';
import type { SampleInput } from './sample-input.ts';

/** What came back. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A PNG of one pixel, taken by every upload of an image. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const BOUNDARY = 'tryout-test-boundary';

/** The route's address with parameters and query filled in. */
export function addressOf(route: AnyRoute, input: SampleInput): string {
  const path = route.path.replace(/:([a-z_]+)/g, (_, name: string) =>
    encodeURIComponent(input.params[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, textOf(one));
  }
  return query.size > 0 ? `/api${path}?${query}` : `/api${path}`;
}

/** Sends a request as somebody who reads `language`. The live stream, which never ends, is read no further than its head. */
export async function sendInput(
  app: FastifyInstance,
  route: AnyRoute,
  input: SampleInput,
  token: string | null,
  language = 'en',
): Promise<Answered> {
  const form = route.upload ? formOf(route.upload.field, input.body) : null;
  const sent = {
    method: route.method,
    url: addressOf(route, input),
    headers: {
      'accept-language': language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(form ? { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } : {}),
    },
    ...(form ? { payload: form } : hasBody(route) ? { payload: input.body as object } : {}),
  };
  if (route.answers === 'events' && route.method === 'GET') {
    const response = await app.inject({ ...sent, payloadAsStream: true });
    let text = '';
    if (response.statusCode >= 400) for await (const chunk of response.stream()) text += String(chunk);
    response.stream().destroy();
    return { status: response.statusCode, text, headers: response.headers };
  }
  const response = await app.inject(sent);
  return { status: response.statusCode, text: response.body, headers: response.headers };
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function hasBody(route: AnyRoute): boolean {
  return (
    route.method !== 'GET' && Object.keys((route.body as { shape?: object }).shape ?? { any: 1 }).length > 0
  );
}

function formOf(field: string, body: unknown): Buffer {
  const parts = Object.entries((body ?? {}) as Record<string, unknown>).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="sample.png"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(parts.join('') + head), PIXEL, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
