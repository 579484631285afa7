import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import yauzl from 'yauzl';
import { createCompany } from '../../../platform/testing/factory.ts';
import { storedPath } from '../../../platform/testing/stored-path.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';
import { exportJob } from './write-export.ts';

let world: World;
let applicant: { id: string };
beforeAll(async () => {
  world = await startWorld();
  applicant = await world.applicant({ job_fit_score: 71.5, first_name: '=1+1', last_name: 'Öz, "Jo"' });
  await world.applicant({ status: 'rejected', first_name: '<b>&', last_name: 'Plain' });
});
afterAll(() => world.app.stop());

const begin = (body: object, as = world.recruiter.token) =>
  world.app.call({
    method: 'POST',
    path: '/applicants/export',
    as,
    body: { position_id: world.position.id, format: 'csv', ...body },
  });
const jobsOf = async (as: string) =>
  (await world.app.call({ path: '/user/jobs', as })).body.data.items as Record<string, unknown>[];
const file = (id: string, as: string) => world.app.call({ path: `/user/jobs/${id}/file`, as });

async function exported(body: object, as = world.recruiter.token): Promise<{ id: string; text: string }> {
  const begun = await begin(body, as);
  expect(begun.status, begun.raw).toBe(201);
  const id = begun.body.data.background_job_id;
  await exportJob(world.app.services).run({ background_job_id: id });
  await vi.waitFor(async () => expect((await jobsOf(as))[0]).toMatchObject({ status: 'done' }));
  return { id, text: (await file(id, as)).raw };
}

it('writes what the list finds, and text that spreadsheets would calculate stays text', async () => {
  const { id, text } = await exported({ filters: { status: ['applied'] } });
  const [head, row, end] = text.replace('\ufeff', '').split('\r\n');
  expect(head).toBe(
    'application_id,name,email,status,disposition_by,job_fit_score,job_fit_sem,coverage,top_trait,tags,applied_at,stage_entered_at',
  );
  expect(row).toContain(`${applicant.id},"'=1+1 Öz, ""Jo""",`);
  expect(row).toContain(',71.5,');
  expect(end).toBe('');
  const { rows } = await sql`select action from security_log where target_id = ${id} order by action`.execute(
    world.app.db,
  );
  expect(rows).toEqual([{ action: 'applicants.export_downloaded' }, { action: 'applicants.exported' }]);
});

it('is in the order of the list, whichever that is', async () => {
  const namesIn = (text: string) =>
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => /<b>|Öz/.exec(line)?.[0]);
  expect(namesIn((await exported({ sort: 'name' })).text)).toEqual(['<b>', 'Öz']);
  expect(namesIn((await exported({ sort: '-name' })).text)).toEqual(['Öz', '<b>']);
  expect(namesIn((await exported({ sort: 'applied', filters: { status: ['rejected'] } })).text)).toEqual([
    '<b>',
  ]);
  const blind = await world.manager('viewer', false);
  const refused = await begin({ sort: 'name' }, blind.token);
  expect([refused.status, refused.body.fields[0].field]).toEqual([422, 'sort']);
});

it('takes chosen applicants only, and those of this position only', async () => {
  const { text } = await exported({ application_ids: [applicant.id] });
  expect(text.trim().split('\r\n')).toHaveLength(2);
  const foreign = await createCompany(world.app.db);
  expect((await begin({}, foreign.recruiter.token)).status).toBe(404);
});

it('is narrowed to what somebody of the position looks after; anybody else is unknown, of here or not', async () => {
  const stranger = await createCompany(world.app.db);
  for (const owner of [stranger.recruiter.id, crypto.randomUUID()]) {
    expect((await begin({ filters: { owner } })).status).toBe(404);
  }
  const own = async (owner: string) => {
    const begun = await begin({ filters: { owner } });
    expect(begun.status, begun.raw).toBe(201);
    return begun.body.data.total;
  };
  expect(await own(world.recruiter.id)).toBe(0);
  expect(await own('none')).toBe(2);
  await sql`update applications set owner_id = ${stranger.recruiter.id} where id = ${applicant.id}`.execute(
    world.app.db,
  );
  expect(await own(stranger.recruiter.id)).toBe(1);
  await sql`update applications set owner_id = null where id = ${applicant.id}`.execute(world.app.db);
});

it('has the columns that the access of its owner reaches', async () => {
  const blind = await world.manager('viewer', false);
  const { text } = await exported({}, blind.token);
  expect(text.replace('\ufeff', '').split('\r\n')[0]).toBe(
    'application_id,status,disposition_by,applied_at,stage_entered_at',
  );
  expect(text).not.toContain('Plain');
  expect((await begin({ filters: { q: 'Plain' } }, blind.token)).status).toBe(422);
});

it('is its owner’s alone, and theirs only while they have access', async () => {
  const manager = await world.manager('reviewer');
  const { id } = await exported({}, manager.token);
  const unknown = await file('01890000-0000-7000-8000-000000000000', world.admin.token);
  expect([(await file(id, world.admin.token)).status, unknown.status]).toEqual([404, 404]);
  expect((await jobsOf(world.admin.token)).length).toBe(0);
  await sql`update position_privileges set see_identity = false where user_id = ${manager.id}`.execute(
    world.app.db,
  );
  expect((await file(id, manager.token)).status).toBe(404);
  await sql`delete from position_privileges where user_id = ${manager.id}`.execute(world.app.db);
  expect((await file(id, manager.token)).status).toBe(404);
});

it('can be cancelled, is written again after a restart, and is gone when it is dismissed or expired', async () => {
  const as = world.recruiter.token;
  const store = (status: string) =>
    sql`insert into background_jobs (id, owner_id, organization_id, position_id, kind, facts,
      wish, status, total, created_at, expires_at)
    select gen_random_uuid(), owner_id, organization_id, position_id, kind, facts, wish, ${status}, total, now(), expires_at
    from background_jobs where owner_id = ${world.recruiter.id} limit 1 returning id`.execute(world.app.db);
  const [queued] = (await store('queued')).rows as { id: string }[];
  const cancel = (id = '') =>
    world.app.call({ method: 'POST', path: `/user/jobs/${id}/cancel`, as, body: {} });
  expect((await cancel(queued?.id)).body.data.items[0]).toMatchObject({ status: 'cancelled' });
  expect((await cancel(queued?.id)).status).toBe(409);
  await exportJob(world.app.services).run({ background_job_id: queued?.id ?? '' });
  expect((await file(queued?.id ?? '', as)).status).toBe(404);

  const [cut] = (await store('running')).rows as { id: string }[];
  const dismiss = (id = '') => world.app.call({ method: 'DELETE', path: `/user/jobs/${id}`, as });
  expect((await dismiss(cut?.id)).status).toBe(409);
  await exportJob(world.app.services).begin?.();
  await exportJob(world.app.services).run({ background_job_id: cut?.id ?? '' });
  await vi.waitFor(async () => expect((await file(cut?.id ?? '', as)).status).toBe(200));
  expect((await dismiss(cut?.id)).status).toBe(200);
  expect((await file(cut?.id ?? '', as)).status).toBe(404);

  const { id } = await exported({});
  world.advance(7 * 24 * 60);
  expect((await file(id, as)).status).toBe(404);
  expect(await jobsOf(as)).toEqual([]);
  world.advance(-7 * 24 * 60);
});

it('ends without a file when it is cancelled while it is written', async () => {
  const as = world.recruiter.token;
  const id = (await begin({})).body.data.background_job_id;
  const job = async () => (await jobsOf(as)).find((each) => each.background_job_id === id);
  let writing: Promise<void> | undefined;
  await world.app.db.transaction().execute(async (db) => {
    // Nobody can be read meanwhile, so that it is still written when it is cancelled.
    await sql`lock table applications in access exclusive mode`.execute(db);
    writing = exportJob(world.app.services).run({ background_job_id: id });
    await vi.waitFor(async () => expect(await job()).toMatchObject({ status: 'running', may_cancel: true }));
    const cancelled = await world.app.call({ method: 'POST', path: `/user/jobs/${id}/cancel`, as, body: {} });
    expect(cancelled.status, cancelled.raw).toBe(200);
  });
  await writing;
  expect(await job()).toMatchObject({ status: 'cancelled', result_size: null, may_cancel: false });
  expect((await file(id, as)).status).toBe(404);
});

it('writes workbooks whose text cells are text', async () => {
  const { id } = await exported({ format: 'xlsx' });
  const { rows } = await sql<{ sha256: string }>`
    select result_sha256 as sha256 from background_jobs where id = ${id}`.execute(world.app.db);
  const path = storedPath(world.app.services, rows[0]?.sha256 ?? '');
  const sheet = await partOf(path, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1 Öz, "Jo"</t></is></c>');
  expect(sheet).toContain('&lt;b&gt;&amp; Plain');
  expect(sheet).not.toContain('<f>');
  const [header, ...others] = sheet.split('</row>');
  const styled = (row: string) => row.match(/<c [^>]*s="1"/g)?.length ?? 0;
  expect([styled(header ?? ''), others.some(styled)]).toEqual([12, false]);
  const styles = await partOf(path, 'xl/styles.xml');
  const fonts = styles.match(/<font>.*?<\/font>/g) ?? [];
  const formats = /<cellXfs.*<\/cellXfs>/.exec(styles)?.[0].match(/fontId="\d+"/g) ?? [];
  expect([fonts.map((font) => font.includes('<b/>')), formats]).toEqual([
    [false, true],
    ['fontId="0"', 'fontId="1"'],
  ]);
});

async function partOf(path: string, name: string): Promise<string> {
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  }
  throw new Error(`the workbook has no ${name}`);
}
