// Exports of 10,000 applicants as CSV and XLSX, from the click until the file is there, over the API.
import { createPosition } from '../apps/server/src/platform/testing/factory.ts';
import { withDatabase } from './harness/cluster.ts';
import { fillPosition } from './harness/many-applicants.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const APPLICANTS = 10_000;
const MOST_SECONDS = 30;
const FORMULA = '=1+1';

await withDatabase(async (database) => {
  const company = await benchPosition(database);
  const { organization_id, recruiter } = company;
  const position = await createPosition(database.db, organization_id, recruiter.id);
  await fillPosition(
    database,
    { organization_id, position_id: position.id, revision_id: position.revision_id, tag: 'export-' },
    APPLICANTS,
  );
  await database.pool.query(
    `update applications set applicant_name = $2 where id = (select id from applications where position_id = $1 limit 1)`,
    [position.id, FORMULA],
  );
  const product = await startServer('product', database);
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${product.port}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${recruiter.token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  for (const format of ['csv', 'xlsx']) {
    const began = performance.now();
    const begun = await (
      await ask('/applicants/export', { position_id: position.id, format, filters: {} })
    ).json();
    const id: string = begun.data.background_job_id;
    await done(id);
    const file = Buffer.from(await (await ask(`/user/jobs/${id}/file`)).arrayBuffer());
    const seconds = (performance.now() - began) / 1000;
    if (format === 'csv') checkCsv(file.toString('utf8'));
    report({
      what: `export of ${shown(APPLICANTS)} applicants as ${format.toUpperCase()}, until it is downloaded`,
      figure: seconds,
      unit: 's',
      limit: { most: MOST_SECONDS },
      from: `${shown(file.length / 1000)} kB`,
    });
  }
  await product.stop();

  async function done(id: string): Promise<void> {
    for (;;) {
      const { data } = await (await ask('/user/jobs')).json();
      const job = data.items.find((each: Record<string, unknown>) => Object.values(each).includes(id));
      if (job?.status === 'done') return;
      if (job?.status === 'failed' || job?.status === 'cancelled')
        throw new Error(`the export is ${job.status}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
});
conclude();

/** Every applicant has a line, and what a spreadsheet would calculate is text. */
function checkCsv(text: string): void {
  const lines = text.trim().split('\r\n').length - 1;
  if (lines !== APPLICANTS) throw new Error(`the file has ${lines} lines`);
  if (!text.includes(`'${FORMULA}`)) throw new Error(`${FORMULA} is not kept as text`);
}
