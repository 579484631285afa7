import type { TestApp, TestBody } from '../../../platform/testing/test-app.ts';
import { importTraitsJob } from '../import-traits.job.ts';

/** Sends a file to look at or, with the digest of what was looked at, to set its import off; answered in `language`. */
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
    url: `/api/admin/traits/import${digest === undefined ? '/check' : ''}`,
    headers: {
      authorization: `Bearer ${as}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'accept-language': language,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Imports a file that was looked at: sets it off, lets it go on, and answers what its job came to. */
export async function importedBy(
  app: TestApp,
  as: string,
  content: string | Buffer,
  digest: string,
): Promise<TestBody> {
  const begun = await sendFile(app, as, content, digest);
  if (begun.status !== 201) throw new Error(`the import answered ${JSON.stringify(begun.body)}`);
  const { background_job_id } = begun.body.data;
  await importTraitsJob(app.services).run({ background_job_id });
  const { items } = (await app.call({ path: '/user/jobs', as })).body.data;
  return items.find((job: TestBody) => job.background_job_id === background_job_id);
}
