import { setTimeout as delay } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import type { BrowserContext } from 'playwright-core';
import { ACCOUNTS, DEMO_PASSWORD } from '../setup/accounts.ts';

/** Files of a game by path; text or bytes. */
export type GameFiles = Readonly<Record<string, string | Uint8Array>>;

/** A version as it may be loaded. */
export interface OpenedBuild {
  readonly url: string;
  readonly origin: string;
  readonly profile: 'strict' | 'compat' | 'threads';
}

const CLIENT = { 'x-tryout-client': 'journey' };

/** Signs the super admin in, over the API. */
export async function becomeSuperAdmin(person: BrowserContext): Promise<void> {
  const data = { email: ACCOUNTS.super_admin, password: DEMO_PASSWORD };
  const answer = await person.request.post('/api/auth/login', { data });
  if (!answer.ok()) throw new Error(`the super admin could not sign in: ${await answer.text()}`);
}

/** A manifest for a game whose behaviour is the subject, not its measures. */
export function plainManifest(slug: string, profile: OpenedBuild['profile']): string {
  return JSON.stringify({
    manifest_version: 1,
    slug,
    name: slug,
    version: '1.0',
    sdk: '^1.0',
    profile,
    input: ['pointer'],
    est_minutes: 1,
    languages: ['en'],
    data_points: [{ key: 'score', type: 'number', min: 0, max: 100 }],
  });
}

/** Uploads a game as its author would and waits until it was looked through; answers the version. */
export async function uploadBuild(admin: BrowserContext, files: GameFiles): Promise<string> {
  const archive = Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          path,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );
  const begun = await post<{ upload_id: string }>(admin, '/admin/build/uploads', {
    data: { file_name: 'game.zip', size: archive.length },
  });
  const part = { name: 'part', mimeType: 'application/octet-stream', buffer: archive };
  await post(admin, `/admin/build/upload/${begun.upload_id}/part`, { multipart: { offset: '0', part } });
  const { version_id } = await post<{ version_id: string }>(
    admin,
    `/admin/build/upload/${begun.upload_id}/complete`,
    { data: {} },
  );
  const status = await statusWhenLookedThrough(admin, version_id);
  if (!/^(ready|stable)/.test(status)) throw new Error(`the game was not taken: ${status}`);
  return version_id;
}

async function statusWhenLookedThrough(admin: BrowserContext, versionId: string): Promise<string> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await delay(300)) {
    const answer = await admin.request.get(`/api/admin/build/version/${versionId}`);
    const { data } = (await answer.json()) as { data: { version: { status: string; problem: string } } };
    const { status, problem } = data.version;
    if (status !== 'uploaded' && status !== 'scanning') return `${status} ${problem}`.trim();
  }
  throw new Error('the game was not looked through in time');
}

/** A fresh signed address of a version. */
export function openBuild(admin: BrowserContext, versionId: string): Promise<OpenedBuild> {
  return post<OpenedBuild>(admin, `/admin/build/version/${versionId}/try`, { data: {} });
}

async function post<T>(
  person: BrowserContext,
  path: string,
  body: Parameters<BrowserContext['request']['post']>[1],
): Promise<T> {
  const headers = { ...CLIENT, 'idempotency-key': crypto.randomUUID() };
  const answer = await person.request.post(`/api${path}`, { ...body, headers });
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}
