import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { partsOf } from '../../platform/database/backup/read-backup.ts';
import { digestOf } from '../../platform/testing/isolation/tenant-rows.ts';
import { buildTenant, type Tenant } from '../../platform/testing/isolation/tenant-world.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { sealSecurityLog, verifySecurityLog } from '../security-log/seal-security-log.ts';
import { erase } from './erase.ts';
import {
  type Canary,
  fillEveryTable,
  hitsIn,
  plantCanaries,
  subjectOf,
  tablesWithout,
} from './testing/everything-about.ts';
import { writeCopy } from './write-copy.job.ts';

let app: TestApp;
let tenant: Tenant;
let other: Tenant;
let canaries: Canary[];

beforeAll(async () => {
  app = await startTestApp();
  tenant = await buildTenant(app, 'goesaway');
  other = await buildTenant(app, 'staysput');
  await fillEveryTable(app.db, tenant);
});
afterAll(() => app.stop());

async function allFiles(folder: string): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) found.push(await readFile(join(entry.parentPath, entry.name)));
  }
  return found;
}

describe('a person with a row in every table', () => {
  it('is found by every rule', async () => {
    const subject = await subjectOf(app.db, tenant.people.candidate.id);
    expect(await tablesWithout(app.db, subject)).toEqual([]);
    canaries = await plantCanaries(app.db, subject, 'zqcanary');
    expect(canaries.length).toBeGreaterThan(100);
  });

  it('gets everything that is about them', async () => {
    const said = await app.call({
      method: 'PUT',
      path: '/application/self-identification',
      as: tenant.people.candidate.token,
      body: { application_id: tenant.ids.application, sex: 'female', ethnicity: 'two_or_more' },
    });
    expect(said.status, said.raw).toBe(200);
    const asked = await app.call({
      method: 'POST',
      path: '/user/data/copy',
      as: tenant.people.candidate.token,
      body: {},
    });
    expect(asked.status, asked.raw).toBe(202);
    await writeCopy(serverAct(app.services), asked.body.data.data_export_id);
    const own = await app.call({ path: '/user/data', as: tenant.people.candidate.token });
    expect(own.body.data.copies[0], own.raw).toMatchObject({ status: 'ready' });
    const { rows } = await app.db
      .selectFrom('mails')
      .select(['body_text'])
      .where('kind', '=', 'data_copy_ready')
      .execute()
      .then((found) => ({ rows: found }));
    const token = /\/my-data\/([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
    const file = await app.app.inject({ url: `/api/data/copy/${token}/file` });
    expect(file.statusCode).toBe(200);
    const path = join(app.services.config.dataDir, 'copy.zip');
    const { writeFile, rm } = await import('node:fs/promises');
    await writeFile(path, file.rawPayload);
    let text = '';
    const names: string[] = [];
    for await (const part of partsOf(path)) {
      names.push(part.name);
      for await (const chunk of await part.open()) text += String(chunk);
    }
    await rm(path);
    expect(canaries.filter(({ given, word }) => given && !text.includes(`${word}`))).toEqual([]);
    expect(canaries.filter(({ given, word }) => !given && text.includes(word))).toEqual([]);
    expect(names.some((name) => name.startsWith('cards/') && name.endsWith('.pdf'))).toBe(true);
    expect(names).toContain('self_identification.json');
    expect(text).toContain('"ethnicity": "two_or_more"');
    expect(text).not.toContain('staysput');
    expect(text).not.toContain('password_hash');
  });

  it('is gone everywhere after being erased, and nobody else is', async () => {
    const { candidate } = tenant.people;
    await sealSecurityLog(app.db, 0);
    const before = await digestOf(app.db, other);
    const asked = await app.call({
      method: 'POST',
      path: '/user/data/erase',
      as: candidate.token,
      body: { organization_id: null, confirm_email: candidate.email },
    });
    expect(asked.status, asked.raw).toBe(202);
    await erase(serverAct(app.services), asked.body.data.erasure_id);
    const sealed = await app.db.selectFrom('self_identifications').select('key').execute();
    expect(sealed).toEqual([]);
    const words = [...canaries.map(({ word }) => word), candidate.email, '10.9.8.7'];
    expect(await hitsIn(app.db, words)).toEqual([]);
    for (const bytes of await allFiles(app.services.config.dataDir)) {
      for (const word of words) expect(bytes.includes(word)).toBe(false);
    }
    expect(await digestOf(app.db, other)).toEqual(before);
    expect((await app.call({ path: '/user/data', as: candidate.token })).status).toBe(401);
    await sealSecurityLog(app.db, 0);
    const chain = await verifySecurityLog(serverAct(app.services));
    expect(chain).toMatchObject({ intact: true, broken_at: null });
    expect(chain.emptied).toBeGreaterThan(2);
  });
});
