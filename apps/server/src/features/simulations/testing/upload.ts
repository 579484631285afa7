import type { TestApp } from '../../../platform/testing/test-app.ts';

const BOUNDARY = 'a-line-that-is-in-no-file';

/** Sends a form with one file, as a browser would. */
export function upload(
  app: TestApp,
  as: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  file: { field: string; name: string; content: Buffer },
) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${file.field}"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return app.call({
    method: 'POST',
    path,
    as,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(parts.join('')),
      Buffer.from(head),
      file.content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });
}
