// An import of 10,000 people with their CVs, as a person does it: the dry run, the import in the background, the same once
// more, and then the whole organization as an archive, written and brought in beside the original. Each part has a server
// of its own: the most memory that its process ever held is that part's.
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { demoCv } from '../apps/server/src/features/demo/demo-cv.ts';
import { createCompany, createUser } from '../apps/server/src/platform/testing/factory.ts';
import { randomFrom } from '../packages/domain/src/statistics/random.ts';
import { withDatabase } from './harness/cluster.ts';
import { conclude, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const PEOPLE = Number(process.env.BENCH_MOST ?? 10_000);
/** Bytes of a CV, most of them such as no archive makes smaller. */
const CV_BYTES = 40_000;
const BROKEN = 25;

const csv = (): string =>
  [
    'first_name,last_name,email,phone,location,skills,tags,consent,consent_on,note,external_id,cv_file',
    ...Array.from({ length: PEOPLE }, (_, n) =>
      [
        `Amina${n % 97}`,
        `Okafor${n % 4_999}`,
        n % (PEOPLE / BROKEN) === 0 ? 'no address' : `p${n}@example.test`,
        `+49 170 ${1_000_000 + n}`,
        'Kiel',
        `Skill${n % 300}; Welding`,
        `tag${n % 40}`,
        'given',
        '2026-10-01',
        `Met at the fair at table ${n % 50}`,
        `x-${n}`,
        `cv-${n}.pdf`,
      ].join(','),
    ),
  ].join('\n');

/** A ZIP of CVs, each another PDF with a picture's worth of bytes that no archive makes smaller. */
async function writeCvs(path: string): Promise<void> {
  const random = randomFrom('bytes of CVs');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const noise = Array.from({ length: CV_BYTES }, () => letters[random.int(letters.length)]).join('');
  const zip = new ZipFile();
  for (let n = 0; n < PEOPLE; n += 1) {
    const cv = demoCv(`Amina Okafor ${n}`, ['Welder', 'Kiel']);
    zip.addBuffer(Buffer.concat([cv, Buffer.from(`\n%${noise}\n%%EOF\n`)]), `cv-${n}.pdf`, {
      compress: false,
    });
  }
  zip.end();
  await pipeline(zip.outputStream as unknown as Readable, createWriteStream(path));
}

/** A body of a form with fields and one file, which is read as it is sent. */
function formOf(fields: Record<string, string>, field: string, name: string, file: Readable) {
  const boundary = 'a-form-of-the-bench';
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  async function* body() {
    yield Buffer.from(
      `${parts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    );
    yield* file;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return { body: Readable.toWeb(Readable.from(body())), type: `multipart/form-data; boundary=${boundary}` };
}

await withDatabase(async (database) => {
  const company = await createCompany(database.db, 'Many at once');
  const platform = await createUser(database.db, 'super_admin');
  const archivePath = join(database.dataDir, 'cvs.zip');
  await writeCvs(archivePath);

  /** The most that a server holds which has just started; MB. */
  let idle = 0;

  /** A server of its own for a part, so that its mark of memory is that part's. */
  async function withServer(
    work: (on: Awaited<ReturnType<typeof clientOf>>) => Promise<void>,
  ): Promise<number> {
    const server = await startServer('product', database);
    idle = Math.max(idle, server.most());
    await work(clientOf(server.port));
    const most = server.most();
    await server.stop();
    return most;
  }

  function clientOf(port: number) {
    const ask = async (path: string, token: string, init: RequestInit & { duplex?: 'half' } = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': crypto.randomUUID(),
          ...(init.headers as Record<string, string> | undefined),
        },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer;
    };
    return {
      post: async (path: string, token: string, body: object) =>
        (
          await (
            await ask(path, token, {
              method: 'POST',
              body: JSON.stringify(body),
              headers: { 'content-type': 'application/json' },
            })
          ).json()
        ).data,
      send: async (
        path: string,
        token: string,
        fields: Record<string, string>,
        field: string,
        file: Readable,
      ) => {
        const form = formOf(fields, field, 'file', file);
        const answer = await ask(path, token, {
          method: 'POST',
          body: form.body as unknown as ReadableStream,
          duplex: 'half',
          headers: { 'content-type': form.type },
        });
        return (await answer.json()).data;
      },
      done: async (id: string) => {
        for (;;) {
          const { rows } = await database.pool.query(
            `select status, extract(epoch from finished_at - created_at)::float8 as took from background_jobs where id = $1`,
            [id],
          );
          if (rows[0]?.status === 'done') return rows[0].took as number;
          if (rows[0]?.status === 'failed') throw new Error('the job failed');
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      },
    };
  }
  const count = async (what: string) =>
    Number((await database.pool.query(`select count(*) as n from ${what}`)).rows[0].n);
  const rowsOf = async (organizationId: string) =>
    (
      await database.pool.query(
        `select (select count(*)::int from people where organization_id = $1) as people,
          (select count(cv_file_id)::int from people where organization_id = $1) as cvs,
          (select count(*)::int from person_notes where organization_id = $1) as notes,
          (select max(updated_at)::text from people where organization_id = $1) as changed`,
        [organizationId],
      )
    ).rows[0];

  const fromStart = () => `VmHWM; ${idle.toFixed(0)} of it before anything was asked`;

  const { token } = company.recruiter;
  const text = csv();
  let [dryRun, importing, again] = [0, 0, 0];
  const ofImport = await withServer(async (on) => {
    const cvs = await on.send(
      '/company/candidates/import/cvs',
      token,
      {},
      'cvs',
      createReadStream(archivePath),
    );
    const began = performance.now();
    const file = () => Readable.from([Buffer.from(text)]);
    const checked = await on.send(
      '/company/candidates/import/check',
      token,
      { cvs_id: cvs.cvs_id },
      'file',
      file(),
    );
    dryRun = (performance.now() - began) / 1000;
    if (checked.created !== PEOPLE - BROKEN || checked.refused !== BROKEN || checked.cvs < PEOPLE - BROKEN)
      throw new Error(`the dry run says ${JSON.stringify({ ...checked, problems: [] })}`);
    const job = await on.send('/company/candidates/import', token, { cvs_id: cvs.cvs_id }, 'file', file());
    importing = await on.done(job.background_job_id);
  });
  const first = await rowsOf(company.organization_id);
  if (first.people !== PEOPLE - BROKEN || first.cvs !== PEOPLE - BROKEN)
    throw new Error(`imported: ${JSON.stringify(first)}`);
  const ofAgain = await withServer(async (on) => {
    const cvs = await on.send(
      '/company/candidates/import/cvs',
      token,
      {},
      'cvs',
      createReadStream(archivePath),
    );
    const job = await on.send(
      '/company/candidates/import',
      token,
      { cvs_id: cvs.cvs_id },
      'file',
      Readable.from([Buffer.from(text)]),
    );
    again = await on.done(job.background_job_id);
  });
  const second = await rowsOf(company.organization_id);
  const mega = shown(Math.round(statSync(archivePath).size / 1e6));
  const say = (figures: readonly (readonly [string, number, string, number, string])[]) => {
    for (const [what, figure, unit, most, from] of figures)
      report({ what, figure, unit, limit: { most }, from });
  };
  say([
    [
      `dry run of an import of ${shown(PEOPLE)} people with CVs`,
      dryRun,
      's',
      30,
      `${BROKEN} broken rows; ${mega} MB of CVs`,
    ],
    ['the import in the background', importing, 's', 180, 'until its job is done'],
    [
      'the same import again',
      again,
      's',
      180,
      `changed: ${JSON.stringify(first) === JSON.stringify(second) ? 'nothing' : 'something'}`,
    ],
    ["memory of the server's process over receiving, dry run and import", ofImport, 'MB', 300, fromStart()],
    ["memory of the server's process over the same again", ofAgain, 'MB', 300, fromStart()],
  ]);
  if (JSON.stringify(first) !== JSON.stringify(second))
    throw new Error(`again: ${JSON.stringify([first, second])}`);

  let [written, writing] = ['', 0];
  const ofWriting = await withServer(async (on) => {
    const job = await on.post('/organization/archive', company.admin.token, {});
    writing = await on.done(job.background_job_id);
    const { rows } = await database.pool.query(
      'select result_sha256 as sha256 from background_jobs where id = $1',
      [job.background_job_id],
    );
    written = rows[0].sha256;
  });
  const path = join(database.dataDir, 'files', written.slice(0, 2), written);
  const before = await count('people');
  let bringing = 0;
  const ofBringing = await withServer(async (on) => {
    const checked = await on.send(
      '/admin/organizations/archive/check',
      platform.token,
      {},
      'archive',
      createReadStream(path),
    );
    const job = await on.post('/admin/organizations/archive/import', platform.token, {
      archive_id: checked.archive_id,
      ids: 'mapped',
    });
    bringing = await on.done(job.background_job_id);
  });
  if ((await count('people')) !== 2 * before) throw new Error('the archive brought other people');
  say([
    [
      "memory of the server's process while the organization's archive is written",
      ofWriting,
      'MB',
      300,
      `${fromStart()}; written in ${writing.toFixed(0)} s`,
    ],
    [
      "memory of the server's process while the archive is received, checked and imported",
      ofBringing,
      'MB',
      300,
      `${fromStart()}; imported in ${bringing.toFixed(0)} s`,
    ],
  ]);
});
conclude();
