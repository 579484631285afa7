import type { FastifyInstance } from 'fastify';

/** Calls the product's own routes without a network, so that whatever the demo holds was made by the product. */
export interface InnerClient {
  call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    as: string | null,
    body?: object,
  ): Promise<Record<string, unknown>>;
  upload(
    path: string,
    as: string,
    file: { field: string; name: string; type: string; content: Buffer },
  ): Promise<Record<string, unknown>>;
}

/** The draft that a stream of events ends with. */
function lastDraft(stream: string): Record<string, unknown> {
  const last = stream.trim().split('\n\n').at(-1) ?? '';
  const { draft } = JSON.parse(last.slice('data: '.length)) as { draft?: Record<string, unknown> };
  if (!draft) throw new Error(`demo: a draft ended with ${last.slice(0, 400)}`);
  return draft;
}

/** A client over a server that is ready. Every refusal is an error: the demo must fit the product. */
export function innerClient(app: FastifyInstance): InnerClient {
  const read = (what: string, response: { statusCode: number; body: string }) => {
    if (response.statusCode < 300 && response.body.startsWith('data: ')) return lastDraft(response.body);
    const answer = JSON.parse(response.body) as { data?: Record<string, unknown>; message?: string };
    if (response.statusCode >= 300)
      throw new Error(`demo: ${what} answered ${response.statusCode}: ${response.body.slice(0, 400)}`);
    return answer.data ?? {};
  };
  return {
    async call(method, path, as, body) {
      const headers = as ? { authorization: `Bearer ${as}` } : {};
      const response = await app.inject({
        method,
        url: `/api${path}`,
        headers,
        ...(body ? { payload: body } : {}),
      });
      return read(`${method} ${path}`, response);
    },
    async upload(path, as, { field, name, type, content }) {
      const boundary = '----tryout-demo-boundary';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
      const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      const response = await app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: {
          authorization: `Bearer ${as}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload,
      });
      return read(`POST ${path}`, response);
    },
  };
}
