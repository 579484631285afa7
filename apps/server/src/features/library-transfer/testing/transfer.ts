import type { TestApp, TestBody } from '../../../platform/testing/test-app.ts';
import { importScoringJob } from '../import-scoring.job.ts';

/** The file of all scoring as a super admin gets it. */
export async function exportedBy(app: TestApp, as: string): Promise<string> {
  const { status, raw } = await app.call({ path: '/admin/library/export', as });
  if (status !== 200) throw new Error(`the export answered ${status}: ${raw}`);
  return raw;
}

/** Sends a file to look at or, with the digest of what was looked at, to set its import off. */
export async function sendTo(
  app: TestApp,
  as: string,
  file: string | Buffer,
  digest?: string,
  leave_out?: readonly string[],
): Promise<{ status: number; body: TestBody }> {
  const boundary = 'a-boundary-of-the-test';
  const part = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
  const given = {
    ...(digest !== undefined && { digest }),
    ...(leave_out && { leave_out: leave_out.join(',') }),
  };
  const field = Object.entries(given)
    .map(([name, value]) => `${part(name)}\r\n${value}\r\n`)
    .join('');
  const head = `${field}${part('file', '; filename="scoring.json"')}content-type: application/json\r\n\r\n`;
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/admin/library/import${digest === undefined ? '/check' : ''}`,
    headers: { authorization: `Bearer ${as}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Imports a file that was looked at: sets it off, lets it go on, and answers what its job came to. */
export async function importedBy(
  app: TestApp,
  as: string,
  file: string | Buffer,
  digest: string,
  leave_out?: readonly string[],
): Promise<TestBody> {
  const begun = await sendTo(app, as, file, digest, leave_out);
  if (begun.status !== 201) throw new Error(`the import answered ${JSON.stringify(begun.body)}`);
  const { background_job_id } = begun.body.data;
  await importScoringJob(app.services).run({ background_job_id });
  const { items } = (await app.call({ path: '/user/jobs', as })).body.data;
  return items.find((job: TestBody) => job.background_job_id === background_job_id);
}

/** Looks at a file and brings it in; answers what looking at it said. */
export async function broughtInto(app: TestApp, as: string, file: string): Promise<TestBody> {
  const looked = await sendTo(app, as, file);
  if (looked.status !== 200) throw new Error(`looking answered ${JSON.stringify(looked.body)}`);
  const job = await importedBy(app, as, file, looked.body.data.digest);
  if (job.status !== 'done') {
    const against = looked.body.data.rows.filter((row: TestBody) => row.reasons.length > 0);
    throw new Error(`the import came to ${JSON.stringify([job, against])}`);
  }
  return looked.body.data;
}
