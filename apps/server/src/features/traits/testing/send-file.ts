import type { TestApp, TestBody } from '../../../platform/testing/test-app.ts';

/** Sends a file for import, to look at or, with the digest of what was looked at, to bring in; answered in `language`. */
export async function sendFile(
  app: TestApp,
  as: string,
  content: string | Buffer,
  digest?: string,
  language = 'en',
): Promise<{ status: number; body: TestBody }> {
  const boundary = 'a-boundary-of-the-test';
  const field = digest
    ? `--${boundary}\r\ncontent-disposition: form-data; name="digest"\r\n\r\n${digest}\r\n`
    : '';
  const head = `${field}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="traits.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/admin/traits/import',
    headers: {
      authorization: `Bearer ${as}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'accept-language': language,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
}
