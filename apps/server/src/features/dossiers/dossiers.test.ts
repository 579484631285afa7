import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { partsOf } from '@tryout/domain/dossiers/stored-zip';
import { verifyDossier } from '@tryout/domain/dossiers/verify-dossier';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { chainDigest } from '@tryout/domain/records/hash-chain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import { sha256 } from '../../platform/sha256.ts';
import { createCompany, type TestUser } from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import { ABLE, createPlayWorld, type PlayWorld } from '../../platform/testing/play-world.ts';
import { storedPath } from '../../platform/testing/stored-path.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { sealSecurityLog, verifySecurityLog } from '../security-log/seal-security-log.ts';
import { answerBox } from '../self-identification/sealed-answers.ts';
import { digestLogs } from './log-digests.ts';
import { publishedKeys } from './organization-keys.ts';
import { verifiesQuickly } from './signatures.ts';
import { verifyPage } from './verify-page.ts';
import { dossierJob, writtenDossier } from './write-dossier.job.ts';

let app: TestApp;
let world: PlayWorld;
let application: { id: string; candidate: TestUser };
let clock = new Date('2026-11-20T10:00:00.000Z');
let folder: string;

const ADJUSTED = {
  time_factor: 1.5,
  reduced_motion: true,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dossier-'));
  app = await startTestApp({ now: () => clock });
  world = await createPlayWorld(app);
  application = await world.apply();
  await sql`update applications set applicant_name = 'Ana Pavlova', applicant_email = 'ana@mail.test',
      basic_info = '{"first_name": "Ana", "last_name": "Pavlova", "email": "ana@mail.test", "phone": "+7 495 111 22 33"}'
    where id = ${application.id}`.execute(app.db);
  const { token } = await world.open(application, { accommodations: ADJUSTED });
  await playByBot(app, token, ABLE, 'one');
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const admin = () => world.company.admin.token;
const make = (id: string, anonymous = false, as = admin()) =>
  app.call({ method: 'POST', path: `/applicants/${id}/dossiers`, as, body: { anonymous } });

/** A dossier as the job writes it. */
async function made(anonymous = false): Promise<Uint8Array> {
  const actor = await findActorOfUser(app.db, world.company.admin.id, world.company.organization_id);
  if (!actor) throw new Error('no actor');
  const wish = { application_id: application.id, is_anonymous: anonymous, language: 'en' } as const;
  return writtenDossier({ ...serverAct(app.services), actor }, wish);
}

/** A dossier as admins get it, by the job tray. */
async function downloaded(): Promise<Uint8Array> {
  const begun = await make(application.id);
  expect(begun.status, begun.raw).toBe(201);
  const id = begun.body.data.background_job_id as string;
  await dossierJob(app.services).run({ background_job_id: id });
  const jobs = async () => (await app.call({ path: '/user/jobs', as: admin() })).body.data.items;
  await vi.waitFor(async () => expect((await jobs())[0]).toMatchObject({ status: 'done', format: 'zip' }));
  expect((await app.call({ path: `/user/jobs/${id}/file`, as: admin() })).status).toBe(200);
  const { rows } = await sql<{ sha256: string }>`
    select result_sha256 as sha256 from background_jobs where id = ${id}`.execute(app.db);
  return new Uint8Array(await readFile(storedPath(app.services, rows[0]?.sha256 ?? '')));
}

const textOfPart = (archive: Uint8Array, name: string) =>
  new TextDecoder().decode(partsOf(archive)?.find((part) => part.name === name)?.bytes);
const keys = () => publishedKeys({ db: app.db }, world.company.organization_id);

describe('a dossier', () => {
  it('is signed, says everything, and fits what the organization published', async () => {
    const moved = await app.call({
      method: 'POST',
      path: '/update/position/application/status',
      as: world.company.recruiter.token,
      body: { application_id: application.id, from: 'applied', to: 'rejected', note: 'Too little Ana.' },
    });
    expect(moved.status, moved.raw).toBe(200);
    await made();
    const archive = await downloaded();
    expect(verifyDossier(archive, await keys(), verifiesQuickly)).toMatchObject({
      first: null,
      compared: true,
      manifest: { application_id: application.id, variant: 'full' },
    });
    expect(partsOf(archive)?.map(({ name }) => name)).toEqual([
      'dossier.json',
      'dossier.html',
      'dossier.pdf',
      'verify.mjs',
      'README.txt',
      'manifest.json',
      'signature.json',
    ]);
    const text = textOfPart(archive, 'dossier.json');
    const document = JSON.parse(text);
    expect(canonicalJson(document)).toBe(text);
    expect(document.people[0]).toMatchObject({ label: 'candidate', name: 'Ana Pavlova' });
    expect(document.moves.at(-1)).toMatchObject({ to_status: 'rejected', actor_kind: 'user' });
    expect(document.moves_intact).toBe(true);
    expect(document.score_cards[0]).toMatchObject({ version: 1, recomputed: { equal: true } });
    expect(document.formulas.length).toBeGreaterThan(0);
    expect(document.plays[0]).toMatchObject({ state: 'completed', accommodations: 'given' });
    expect(document.plays[0].digest).toMatch(/^[0-9a-f]{64}$/);
    expect(textOfPart(archive, 'dossier.html')).toContain('Ana Pavlova');
    expect(archive.length).toBeLessThan(5_000_000);
  });

  it('says of adjustments only that they were given, and nothing of what people say about themselves', async () => {
    const box = answerBox(app.services.config);
    const key = box.keyOf(application.id);
    await sql`insert into self_identifications (key, sealed) values (${key},
      ${box.seal(key, { question_set: 'eeo1', sex: 'female', ethnicity: 'pacific' })})`.execute(app.db);
    const text = textOfPart(await made(), 'dossier.json');
    expect(text).not.toMatch(/time_factor|reduced_motion|screen_reader|"accommodated"|female|pacific/);
  });

  it('of the same application says the same, to the byte', async () => {
    const [one, other] = [await made(), await made()];
    expect(textOfPart(other, 'dossier.json')).toBe(textOfPart(one, 'dossier.json'));
  });

  it('leaves names and contact data out where they are not wanted', async () => {
    const archive = await made(true);
    expect(verifyDossier(archive, await keys(), verifiesQuickly)).toMatchObject({
      first: null,
      manifest: { variant: 'anonymous' },
    });
    for (const part of ['dossier.json', 'dossier.html']) {
      const text = textOfPart(archive, part);
      for (const word of ['Pavlova', 'Ana.', 'ana@mail.test', '495 111', world.company.recruiter.email]) {
        expect(text, `${part}: ${word}`).not.toContain(word);
      }
    }
    expect(JSON.parse(textOfPart(archive, 'dossier.json')).score_cards).toHaveLength(1);
  });

  it('holds nothing of the candidate’s other applications, here or elsewhere', async () => {
    const other = await createPlayWorld(app);
    const mark = `mark${uuidv7()}`;
    for (const { company, position } of [world, other]) {
      await sql`insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, cover_letter)
        values (${uuidv7()}, ${company.organization_id}, ${position.id}, ${position.revision_id},
          ${application.candidate.id}, 'rejected', ${mark})`.execute(app.db);
    }
    expect(textOfPart(await made(), 'dossier.json')).not.toContain(mark);
  });

  it('is for the organization’s own admins alone', async () => {
    const foreign = await createCompany(app.db);
    expect((await make(application.id, false, foreign.admin.token)).status).toBe(404);
    expect((await make(uuidv7())).status).toBe(404);
    expect((await make(application.id, false, world.company.recruiter.token)).status).toBe(403);
    expect((await make(application.id, false, application.candidate.token)).status).toBe(403);
    const list = await app.call({ path: `/applicants/${application.id}/dossiers`, as: admin() });
    expect(list.body.data.items[0]).toMatchObject({ is_anonymous: false, size: expect.any(Number) });
    const theirs = await app.call({
      path: `/applicants/${application.id}/dossiers`,
      as: foreign.admin.token,
    });
    expect(theirs.status).toBe(404);
  });

  it('is checked by the program that comes with it, and by the one script of the page', async () => {
    const archive = await made();
    const [file, program, saved] = ['dossier.zip', 'verify.mjs', 'keys.json'].map((name) =>
      join(folder, name),
    );
    if (!file || !program || !saved) throw new Error('no names');
    await writeFile(file, archive);
    await writeFile(program, textOfPart(archive, 'verify.mjs'));
    await writeFile(saved, JSON.stringify({ data: await keys() }));
    const run = (...args: string[]) => promisify(execFile)(process.execPath, [program, ...args]);
    expect((await run(file, saved)).stdout).toContain('the organization published');
    const copy = Uint8Array.from(archive);
    const at = new TextDecoder('latin1').decode(copy).indexOf('Too little');
    copy[at] = 'S'.charCodeAt(0);
    await writeFile(file, copy);
    await expect(run(file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^application\.disposition_note was changed in dossier\.json/),
    });
    for (const language of ['en', 'ar'] as const) {
      const { html, script } = verifyPage(language);
      expect(html).toContain(script);
      expect(script).not.toMatch(/^\s*import\b/m);
    }
  });
});

describe('keys', () => {
  it('follow one another, and what an older one signed stays valid', async () => {
    const archive = await made();
    const before = (await app.call({ path: '/organization/dossier-keys', as: admin() })).body.data;
    const change = (key_id: string) =>
      app.call({ method: 'POST', path: '/organization/dossier-keys', as: admin(), body: { key_id } });
    const changed = await change(before.keys[0].key_id);
    expect(changed.body.data.keys).toHaveLength(before.keys.length + 1);
    expect((await change(before.keys[0].key_id)).status).toBe(409);
    expect(verifyDossier(archive, await keys(), verifiesQuickly).first).toBeNull();
    expect(verifyDossier(await made(), await keys(), verifiesQuickly)).toMatchObject({
      first: null,
      manifest: { key_id: changed.body.data.keys[0].key_id },
    });
    const { rows } = await sql<{ private_key: Buffer }>`select private_key from dossier_keys`.execute(app.db);
    expect(rows.every((row) => !row.private_key.toString('latin1').includes('MC4CAQAw'))).toBe(true);
    const open = await app.call({ path: `/public/dossier-keys/${world.company.organization_id}` });
    expect(open.body.data.lines.at(-1)).toMatchObject({ kind: 'key', content: { endorsed: true } });
    expect((await app.call({ path: `/public/dossier-keys/${uuidv7()}` })).status).toBe(404);
  });
});

describe('the log of an organization', () => {
  /** All steps of a check; the last one. */
  async function checked(as = admin()) {
    for (let cursor = ''; ; ) {
      const step = await app.call({ path: '/organization/log/check', as, query: { cursor } });
      expect(step.status, step.raw).toBe(200);
      const { next, ...found } = step.body.data;
      if (next === null) return found;
      cursor = next;
    }
  }
  const owner = (statement: ReturnType<typeof sql>) =>
    app.db.transaction().execute(async (tx) => {
      await sql`alter table security_log disable trigger user`.execute(tx);
      await sql`alter table dossier_log disable trigger user`.execute(tx);
      await statement.execute(tx);
      await sql`alter table security_log enable trigger user`.execute(tx);
      await sql`alter table dossier_log enable trigger user`.execute(tx);
    });

  it('fits, day by day; each day is signed once', async () => {
    await sealSecurityLog(app.db, -10);
    await digestLogs(serverAct(app.services));
    await digestLogs(serverAct(app.services));
    const days = (await keys()).lines.filter(({ kind }) => kind === 'day');
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({ content: { day: '2026-11-19' } });
    expect(await checked()).toMatchObject({ part: 'days', broken: null });
    clock = new Date('2026-11-21T10:00:00.000Z');
    await sealSecurityLog(app.db, -10);
    await digestLogs(serverAct(app.services));
    expect(await checked()).toMatchObject({ broken: null });
    expect(
      (await app.call({ path: '/organization/log/check', as: world.company.recruiter.token })).status,
    ).toBe(403);
    const odd = { path: '/organization/log/check', as: admin(), query: { cursor: 'days.x' } } as const;
    expect((await app.call(odd)).status).toBe(422);
  });

  it('is deleted by nothing in the program, so it is kept for more than the twelve months that are promised', () => {
    const root = join(import.meta.dirname, '../..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
    );
    const deleting = sources.filter((path) =>
      /(?:delete\s+from|truncate)\s+(?:security_log|dossier_log)\b/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
    );
    expect(deleting).toEqual([]);
  });

  it('names the line that was changed', async () => {
    const { rows } = await sql<{ id: string; action: string }>`
      select id, action from security_log where organization_id = ${world.company.organization_id}
        and seal_seq is not null order by seal_seq limit 1`.execute(app.db);
    const [first] = rows;
    await owner(sql`update security_log set action = 'other' where id = ${first?.id}`);
    expect(await checked()).toMatchObject({ broken: { what: 'line', at: first?.id } });
    await owner(sql`update security_log set action = ${first?.action} where id = ${first?.id}`);
    expect(await checked()).toMatchObject({ broken: null });
  });

  it('shows that a chain was written anew, by whoever owns the database', async () => {
    const archive = await made();
    const { rows } = await sql<{ id: string }>`
      select id from security_log where organization_id = ${world.company.organization_id} and seal_seq is not null
      order by seal_seq limit 1`.execute(app.db);
    await owner(sql`update security_log set performer_email = 'nobody@else.test' where id = ${rows[0]?.id}`);
    await rewriteChain();
    expect(await verifySecurityLog(serverAct(app.services))).toMatchObject({ intact: true });
    expect(await checked()).toMatchObject({ broken: { what: 'day', at: '2026-11-19' } });
    // Writing the digest of the day as well needs a key that the database does not hold.
    await owner(
      sql`update dossier_log set content = jsonb_set(content, '{digest}', '"0"') where kind = 'day'`,
    );
    expect(await checked()).toMatchObject({ broken: { what: 'log' } });
    // Beginning a log anew has another line where the dossier names one.
    await owner(sql`delete from dossier_log`);
    await owner(sql`delete from dossier_keys`);
    await made();
    expect(verifyDossier(archive, await keys(), verifiesQuickly).first).toMatchObject({
      fault: expect.stringMatching(/key_unknown|log_other/),
    });
  });

  async function rewriteChain() {
    const { rows } = await sql<Record<string, unknown> & { seal_seq: number }>`
      select seal_seq, id, event_time, organization_id, request_id, performer_type, performer_id, performer_email, ip,
        user_agent, event_type, action, target_type, target_id, meta, outcome
      from security_log where seal_seq is not null order by seal_seq`.execute(app.db);
    let digest = '0'.repeat(64);
    const seals = rows.map(({ seal_seq, ...line }) => {
      digest = chainDigest(digest, line, sha256);
      return { seal_seq, digest };
    });
    await owner(sql`update security_log l set hash = decode(s.digest, 'hex')
      from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s(seal_seq bigint, digest text)
      where l.seal_seq = s.seal_seq`);
  }
});
