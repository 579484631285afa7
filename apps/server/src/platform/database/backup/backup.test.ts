import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { createApplication, createCompany, createPosition } from '../../testing/factory.ts';
import { backUp, type Restored, restoreIntoNew } from '../../testing/restore-into.ts';
import { storedPath } from '../../testing/stored-path.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { migrationsFolder } from '../migrate.ts';
import type { BackupManifest } from './manifest.ts';
import { openClient } from './open-client.ts';
import { checkBackup, needsPassphrase, partsOf } from './read-backup.ts';
import { assertEmpty } from './restore-backup.ts';

const SECRET = 'a secret that only this test knows, 9876';

describe('a backup', () => {
  let app: TestApp;
  let folder: string;
  let path: string;
  let manifest: BackupManifest;
  let restored: Restored;

  beforeAll(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'tryout-backup-'));
    const company = await createCompany(app.db, 'Tab\tand\nline "Ünï" \\N');
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    await createApplication(app.db, company.organization_id, position, { status: 'applied' });
    await app.services.files.put(Readable.from([Buffer.from('a CV')]), 100);
    await app.services.files.put(Readable.from([Buffer.alloc(300_000, 7)]), 1_000_000);
    await app.services.jobs.enqueue(app.db, 'mail.send', { mail_id: 'one' }, { singletonKey: 'once' });
    path = join(folder, 'whole.zip');
    manifest = await backUp(databaseOf(app), dataDirOf(app), path, SECRET);
    restored = await restoreIntoNew(path);
  });
  afterAll(async () => {
    await restored.database.drop();
    await app.stop();
    await rm(restored.dataDir, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });

  it('brings back every row, counter, file and the secret, byte for byte', async () => {
    const again = await backUp(restored.database, restored.dataDir, join(folder, 'again.zip'), SECRET);
    expect(manifest.tables.find(({ name }) => name === 'organizations')?.rows).toBe(1);
    expect({ ...again, created_at: '', jobs: null }).toEqual({ ...manifest, created_at: '', jobs: null });
    expect(manifest.files.count).toBe(2);
    expect((await readFile(join(restored.dataDir, 'secret'), 'utf8')).trim()).toBe(SECRET);
  });

  it('keeps the work that waits', () => {
    expect(restored.jobs).toContainEqual(
      expect.objectContaining({ name: 'mail.send', data: { mail_id: 'one' }, singleton_key: 'once' }),
    );
  });

  it('keeps references and append-only rows guarded in what was restored', async () => {
    const { pool } = restored.database;
    await expect(pool.query('update applications set position_id = gen_random_uuid()')).rejects.toMatchObject(
      { code: '23503' },
    );
    const { rows } = await pool.query(
      `select count(*)::int as off from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
    );
    expect(rows[0].off).toBe(0);
  });

  it('is one moment: what is written while it runs is not in it', async () => {
    const meanwhile: Promise<unknown>[] = [];
    const later = await backUp(databaseOf(app), dataDirOf(app), join(folder, 'later.zip'), SECRET, {
      onProgress: () => {
        if (meanwhile.length === 0) meanwhile.push(createCompany(app.db, 'Founded meanwhile'));
      },
    });
    await Promise.all(meanwhile);
    expect(meanwhile).toHaveLength(1);
    for (const name of ['members', 'organizations', 'sessions', 'users']) {
      const of = (tables: BackupManifest['tables']) => tables.find((table) => table.name === name)?.rows;
      expect(of(later.tables), name).toBe(of(manifest.tables));
    }
  });

  it.each([0.02, 0.3, 0.5, 0.9, 0.999])('cut off after %f of its bytes is refused', async (share) => {
    const whole = await readFile(path);
    const cut = join(folder, 'cut.zip');
    await writeFile(cut, whole.subarray(0, Math.floor(whole.length * share)));
    await expect(checkBackup(cut, migrationsFolder)).rejects.toThrow(
      /not a whole backup.*Nothing was written/,
    );
  });

  it('with one altered value is refused', async () => {
    for (const part of ['tables/organizations.tsv', 'manifest.json', 'secret', 'jobs.jsonl']) {
      const altered = await rewritten(path, join(folder, 'altered.zip'), (name, content) =>
        name === part ? content.replace(/[a-z](?=[a-z])/, 'Z') : content,
      );
      await expect(checkBackup(altered, migrationsFolder), part).rejects.toThrow(/backup/);
    }
    const without = await rewritten(path, join(folder, 'without.zip'), (name, content) =>
      name.startsWith('files/') ? null : content,
    );
    await expect(checkBackup(without, migrationsFolder)).rejects.toThrow(/files are missing/);
  });

  it('of a newer Tryout is refused, and told apart from a damaged one', async () => {
    const newer = await rewritten(path, join(folder, 'newer.zip'), (name, content) => {
      if (name !== 'manifest.json') return content;
      const value = JSON.parse(content);
      value.migrations.push({ version: 9999, name: 'of_tomorrow', checksum: '0'.repeat(64) });
      return JSON.stringify(value);
    });
    await expect(checkBackup(newer, migrationsFolder)).rejects.toThrow(/newer Tryout/);
  });

  it('sealed with a passphrase opens with that one only, whole, unaltered and all of it', async () => {
    const passphrase = 'crème brûlée at the quay';
    const sealed = join(folder, 'sealed');
    const of = await backUp(databaseOf(app), dataDirOf(app), sealed, SECRET, { passphrase });
    expect([await needsPassphrase(sealed), await needsPassphrase(path)]).toEqual([true, false]);
    const brought = await restoreIntoNew(sealed, passphrase.normalize('NFD'));
    const again = await backUp(brought.database, brought.dataDir, join(folder, 'opened.zip'), SECRET);
    expect({ ...again, created_at: '', jobs: null }).toEqual({ ...of, created_at: '', jobs: null });
    await brought.database.drop();
    await rm(brought.dataDir, { recursive: true, force: true });

    const bytes = await readFile(sealed);
    expect(bytes.includes('PK\x03\x04')).toBe(false);
    const check = (content: Buffer, by = passphrase) =>
      writeFile(sealed, content).then(() => checkBackup(sealed, migrationsFolder, by));
    await expect(check(bytes, 'another passphrase')).rejects.toThrow(/not the passphrase/);
    const frame = 64 * 1024 + 16;
    expect(bytes.length).toBeGreaterThan(3 * frame);
    // Cut between two frames, within one, and with two frames that changed places.
    const swapped = Buffer.concat([
      bytes.subarray(0, 64),
      bytes.subarray(64 + frame, 64 + 2 * frame),
      bytes.subarray(64, 64 + frame),
      bytes.subarray(64 + 2 * frame),
    ]);
    const flipped = Buffer.from(bytes);
    flipped[64 + frame + 100] = (flipped[64 + frame + 100] ?? 0) ^ 1;
    for (const broken of [bytes.subarray(0, 64 + 2 * frame), bytes.subarray(0, 5000), swapped, flipped])
      await expect(check(broken)).rejects.toThrow(/not a whole backup.*Nothing was written/);
    await expect(checkBackup(sealed, migrationsFolder)).rejects.toThrow(/not a whole backup/);
  });

  it('goes into nothing that holds something already', async () => {
    const client = await openClient(restored.database.connectionString);
    await expect(assertEmpty(client, folder)).rejects.toThrow(/database is not empty/);
    await client.end();
  });

  it('does not overwrite a file, and leaves none behind when it fails', async () => {
    await expect(backUp(databaseOf(app), dataDirOf(app), path, SECRET)).rejects.toThrow(/exists already/);
    const damaged = storedPath(app.services, (await app.services.files.put(Readable.from(['b']), 10)).sha256);
    await writeFile(damaged, 'another content');
    const broken = join(folder, 'broken.zip');
    await expect(backUp(databaseOf(app), dataDirOf(app), broken, SECRET)).rejects.toThrow(/is damaged/);
    await expect(readFile(broken)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(readFile(`${broken}.unfinished`)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

const databaseOf = (app: TestApp) => ({ connectionString: app.services.config.databaseUrl ?? '' });
const dataDirOf = (app: TestApp) => app.services.config.dataDir;

/** The same backup with some parts written otherwise, or left out. */
async function rewritten(
  from: string,
  to: string,
  change: (name: string, content: string) => string | null,
): Promise<string> {
  const zip = new ZipFile();
  for await (const part of partsOf(from)) {
    const stream = await part.open();
    if (part.name.startsWith('files/')) {
      const bytes = await buffer(stream);
      if (change(part.name, '') !== null) zip.addBuffer(bytes, part.name);
      continue;
    }
    const content = change(part.name, await text(stream));
    if (content !== null) zip.addBuffer(Buffer.from(content), part.name);
  }
  zip.end();
  await writeFile(to, zip.outputStream);
  return to;
}
