import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/transaction.ts';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { importTraitsJob } from './import-traits.job.ts';
import { entries, importAtRandom } from './testing/random-imports.ts';
import { importedBy, sendFile } from './testing/send-file.ts';

let app: TestApp;
let as: string;

beforeAll(async () => {
  app = await startTestApp();
  as = (await createUser(app.db, 'super_admin')).token;
});
afterAll(() => app.stop());

const exported = async (format: 'csv' | 'json') => {
  const answer = await app.call({ path: '/admin/traits/export', as, query: { format } });
  expect(answer.status).toBe(200);
  return answer.raw;
};
/** Takes everything that nothing refers to out of the library. */
async function empty(): Promise<void> {
  await sql`truncate formulas, simulations, score_templates, subtraits, traits, trait_categories, vocabulary_versions cascade`.execute(
    app.db,
  );
}

describe('there and back', () => {
  test.each(['csv', 'json'] as const)('the whole library as %s fills an empty one', async (format) => {
    const starter = await app.call({ method: 'POST', path: '/admin/traits/starter', as, body: {} });
    expect(starter.status).toBe(200);
    const [file, before] = [await exported(format), await entries(app, as)];
    const same = await sendFile(app, as, file);
    expect(same.body.data.counts).toMatchObject({ add: 0, change: 0, problem: 0 });
    await empty();
    const dry = await sendFile(app, as, file);
    expect(dry.body.data.counts).toMatchObject({ add: before.length, problem: 0 });
    expect(await entries(app, as)).toEqual([]);
    expect(await importedBy(app, as, file, dry.body.data.digest)).toMatchObject({
      kind: 'traits_import',
      status: 'done',
      done: before.length,
      skipped: 0,
    });
    expect(await entries(app, as)).toEqual(before);
    expect(await exported(format)).toBe(file);
    await empty();
  });

  test('the starter set is offered again once the library is empty, and adds nothing the second time', async () => {
    const add = () => app.call({ method: 'POST', path: '/admin/traits/starter', as, body: {} });
    expect((await add()).body.data.added).toBe(52);
    expect((await add()).body.data.added).toBe(0);
  });

  test('CSV begins with a byte order mark, and a name that looks like a formula stays text', async () => {
    const made = await app.call({
      method: 'POST',
      path: '/admin/categories',
      as,
      body: { name: '=1+1', definition: 'a "b", c\nd' },
    });
    expect(made.body.data.key).toBe('1_1');
    const file = await exported('csv');
    expect(file.startsWith('\uFEFFtype,key,')).toBe(true);
    expect(file).toContain('category,1_1,,7,\'=1+1,"a ""b"", c\nd"');
    expect((await sendFile(app, as, file)).body.data.counts).toMatchObject({ change: 0, problem: 0 });
  });
});

describe('a file with rows of every kind', () => {
  const HEAD = 'type,key,parent,name,definition';
  const jobOf = async (id: string): Promise<TestBody> =>
    (await app.call({ path: '/user/jobs', as })).body.data.items.find(
      (job: TestBody) => job.background_job_id === id,
    );
  const afterItsTurn = async ({ background_job_id }: TestBody): Promise<TestBody> => {
    await importTraitsJob(app.services).run({ background_job_id });
    return jobOf(background_job_id);
  };
  const nameOfPace = async () =>
    (await entries(app, as)).find((one) => one.key === 'pace' && one.kind === 'trait').name;

  test('is judged by line and field, and brought in as it was judged or not at all', async () => {
    const bad = `${HEAD}\r\ntrait,brand_new,focus,Brand new,\r\ntrait,lost,nowhere,,\r\n`;
    const dry = await sendFile(app, as, bad);
    expect(dry.body.data.rows.map((row: TestBody) => [row.line, row.outcome])).toEqual([
      [2, 'add'],
      [3, 'problem'],
    ]);
    expect(dry.body.data.rows[1].problems.map((one: TestBody) => one.field)).toEqual(['name', 'parent']);
    const refused = await sendFile(app, as, bad, dry.body.data.digest);
    expect([refused.status, refused.body.code]).toEqual([409, 'refused_by_rule']);
    expect((await entries(app, as)).some((one) => one.key === 'brand_new')).toBe(false);
  });

  test('has its problems said in the language of who looks at it', async () => {
    const bad = `${HEAD},direction\r\ntrait,lost,nowhere,,,\r\ntrait,long,focus,${'x'.repeat(81)},,\r\ntrait,long,focus,Long,,up\r\n`;
    const said = async (language: string) =>
      (await sendFile(app, as, bad, undefined, language)).body.data.rows.flatMap((row: TestBody) =>
        row.problems.map((one: TestBody) => [row.line, one.field, one.message]),
      );
    expect(await said('ar')).toEqual([
      [2, 'name', 'مطلوب'],
      [2, 'parent', 'لا توجد فئة «nowhere»'],
      [3, 'name', 'يجب ألا يتجاوز 80 حرفًا'],
      [4, 'key', '«long» موجود في السطر 3 بالفعل'],
      [4, 'direction', 'يجب أن يكون أحد هذه: higher، lower، target'],
    ]);
    expect((await said('en'))[4]).toEqual([4, 'direction', 'must be one of: higher, lower, target']);
    const unread = await sendFile(app, as, 'type,name\ntrait,"x', undefined, 'ar');
    expect(unread.body.fields).toEqual([{ field: 'file', message: 'السطر 2: علامة اقتباس غير مغلقة.' }]);
  });

  test('is refused when the library changed after it was looked at', async () => {
    const file = `${HEAD}\ntrait,pace,focus,Tempo,`;
    const dry = await sendFile(app, as, file);
    const change = `${HEAD}\ntrait,pace,focus,Speed,`;
    await importedBy(app, as, change, (await sendFile(app, as, change)).body.data.digest);
    expect((await sendFile(app, as, file, dry.body.data.digest)).body.code).toBe('conflict');
    expect(await nameOfPace()).toBe('Speed');
  });

  test('is not imported when the library changes while it waits for its turn, and says so', async () => {
    const file = `${HEAD}\ntrait,pace,focus,Late,`;
    const { digest } = (await sendFile(app, as, file)).body.data;
    const waiting = (await sendFile(app, as, file, digest)).body.data;
    expect(waiting).toMatchObject({ status: 'queued', done: 0, total: 1, may_cancel: true });
    const change = `${HEAD}\ntrait,pace,focus,Earlier,`;
    await importedBy(app, as, change, (await sendFile(app, as, change)).body.data.digest);
    expect(await afterItsTurn(waiting)).toMatchObject({ status: 'failed', outcome: 'changed_meanwhile' });
    expect(await nameOfPace()).toBe('Earlier');
  });

  test('is not imported once it was cancelled, and is nobody else’s to see', async () => {
    const file = `${HEAD}\ntrait,pace,focus,Never,`;
    const { digest } = (await sendFile(app, as, file)).body.data;
    const waiting = (await sendFile(app, as, file, digest)).body.data;
    const path = `/user/jobs/${waiting.background_job_id}/cancel`;
    const other = (await createUser(app.db, 'super_admin')).token;
    expect((await app.call({ method: 'POST', path, as: other, body: {} })).status).toBe(404);
    expect((await app.call({ method: 'POST', path, as, body: {} })).status).toBe(200);
    expect(await afterItsTurn(waiting)).toMatchObject({ status: 'cancelled', done: 0 });
    expect(await nameOfPace()).toBe('Earlier');
  });

  test('leaves nothing behind when it is cancelled while it runs', async () => {
    const file = `${HEAD}\ntrait,pace,focus,Half,`;
    const { digest } = (await sendFile(app, as, file)).body.data;
    const { background_job_id } = (await sendFile(app, as, file, digest)).body.data;
    const [taken, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = withTransaction(app.db, async (db) => {
      // As somebody does who changes an entry meanwhile.
      await sql`select pg_advisory_xact_lock(hashtext('trait_library'))`.execute(db);
      taken.resolve();
      await held.promise;
    });
    await taken.promise;
    const running = afterItsTurn({ background_job_id });
    await expect.poll(async () => (await jobOf(background_job_id)).status).toBe('running');
    const path = `/user/jobs/${background_job_id}/cancel`;
    expect((await app.call({ method: 'POST', path, as, body: {} })).status).toBe(200);
    held.resolve();
    await holding;
    expect(await running).toMatchObject({ status: 'cancelled', done: 0 });
    expect(await nameOfPace()).toBe('Earlier');
  });

  test('begins anew after a restart that cut it off', async () => {
    const file = `${HEAD}\ntrait,pace,focus,Anew,`;
    const { digest } = (await sendFile(app, as, file)).body.data;
    const { background_job_id } = (await sendFile(app, as, file, digest)).body.data;
    await sql`update background_jobs set status = 'running' where id = ${background_job_id}`.execute(app.db);
    await importTraitsJob(app.services).begin?.();
    expect(await afterItsTurn({ background_job_id })).toMatchObject({ status: 'done', done: 1, skipped: 0 });
    expect(await nameOfPace()).toBe('Anew');
    const kept = await sql`select from files f join background_jobs j on j.wish ->> 'file_id' = f.id::text
      where j.id = ${background_job_id}`.execute(app.db);
    expect(kept.rows).toEqual([]);
  });

  test.each([
    ['something that is no text', Buffer.from([0xff, 0xfe, 0x00, 0x41]), /isn’t UTF-8/],
    ['another kind of table', Buffer.from('first,second\n1,2'), /Line 1: Column 1, “first”/],
    ['a quote left open', Buffer.from('type,name\ntrait,"x'), /Line 2: A quotation mark isn’t closed/],
    ['JSON of something else', Buffer.from('{"entries":[]}'), /isn’t a trait library file/],
    ['broken JSON', Buffer.from('{"entries":['), /isn’t valid JSON/],
  ])('says what is wrong with %s', async (_what, file, message) => {
    const answer = await sendFile(app, as, file as unknown as string);
    expect([answer.status, answer.body.fields[0].field]).toEqual([422, 'file']);
    expect(answer.body.message).toMatch(message);
  });

  test('what a dry run says is what comes of it', async () => {
    // A share of what the long test tries; the same at every run.
    expect(await importAtRandom(app, as, { numRuns: 20, seed: 11 })).toBeGreaterThan(3);
  });
});
