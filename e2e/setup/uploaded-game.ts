import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { libraryId } from '../../apps/server/src/features/simulations/public.ts';
import { builder } from '../../apps/server/src/features/simulations/testing/build.ts';
import type { TestCall } from '../../apps/server/src/platform/testing/test-app.ts';
import { buildSample, type SampleName } from '../../scripts/games/samples.ts';
import { ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';

/** Calls of one person to the API, as that person's browser would make them. */
function apiOf(request: APIRequestContext) {
  async function call({ method = 'GET', path, body, query }: TestCall) {
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: { 'idempotency-key': crypto.randomUUID(), 'x-tryout-client': 'journey' },
      ...(body === undefined ? {} : { data: body }),
      ...(query && { params: query }),
    });
    const raw = await answer.text();
    return { status: answer.status(), body: JSON.parse(raw), headers: answer.headers(), raw };
  }
  async function done(asked: TestCall) {
    const { status, body, raw } = await call(asked);
    if (status >= 300) throw new Error(`${asked.path}: ${status} ${raw}`);
    return body.data;
  }
  return { call, done };
}

type Api = ReturnType<typeof apiOf>;

/** Signs somebody of the demo in over the API. */
export async function signedIn(person: BrowserContext, email: string): Promise<Api> {
  const answer = await person.request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  return apiOf(person.request);
}

const CHECKS_LIMIT_MS = 120_000;

/** A version when its checks are over. */
async function checked(api: Api, versionId: string) {
  const deadline = Date.now() + CHECKS_LIMIT_MS;
  for (;;) {
    const { version } = await api.done({ path: `/admin/build/version/${versionId}` });
    if (['ready', 'stable', 'failed'].includes(version.status)) return version;
    if (Date.now() > deadline) throw new Error(`The checks of ${versionId} take too long.`);
    await delay(250);
  }
}

/** Uploads a sample game as a super admin who is signed in, and makes it stable, unless it is already. */
export async function uploadSample(person: BrowserContext, name: SampleName): Promise<void> {
  const api = apiOf(person.request);
  const archive = readFileSync((await buildSample(name)).zip);
  const begun = await api.done({
    method: 'POST',
    path: '/admin/build/uploads',
    body: { file_name: `${name}.zip`, size: archive.length },
  });
  const part = await person.request.post(`/api/admin/build/upload/${begun.upload_id}/part`, {
    headers: { 'x-tryout-client': 'journey' },
    multipart: {
      offset: '0',
      part: { name: 'part', mimeType: 'application/octet-stream', buffer: archive },
    },
  });
  if (!part.ok()) throw new Error(`${name} was not taken: ${await part.text()}`);
  const { version_id } = await api.done({
    method: 'POST',
    path: `/admin/build/upload/${begun.upload_id}/complete`,
    body: {},
  });
  const { status, problem } = await checked(api, version_id);
  if (status === 'failed') throw new Error(`${name} did not pass the checks: ${problem}`);
  if (status === 'stable') return;
  await api.done({
    method: 'POST',
    path: `/admin/build/version/${version_id}/stable`,
    body: { stable_now: null, reason: 'Looked at by hand.' },
  });
}

/** The share of right answers counts for a part of the library, once. */
async function scoreAccuracy(api: Api, game: string): Promise<void> {
  const vocabulary = await api.done({ path: '/admin/formulas', query: { task_key: game } });
  if (vocabulary.items.length > 0) return;
  const { formula } = await api.done({
    method: 'POST',
    path: '/admin/formulas',
    body: {
      name: 'Right answers',
      subtrait_id: libraryId('subtrait', 'processing_speed'),
      task_key: game,
      source: 'when accuracy >= 0: accuracy * 100 of 100\notherwise: not calculated',
      tests: [
        { inputs: { accuracy: 0.5 }, expect: { value: 50, total_score: 100 } },
        { inputs: { accuracy: null }, expect: null },
      ],
    },
  });
  await api.done({
    method: 'POST',
    path: `/admin/formulas/${formula.id}/transitions`,
    body: { from: 'draft', to: 'published', edit: formula.edit, replaces: null },
  });
}

/** A published position on which only an uploaded sample game is played, and the path of its page. */
export async function positionWithSample(
  recruiting: { readonly admin: BrowserContext; readonly recruiter: BrowserContext },
  game: SampleName,
  parameters: Readonly<Record<string, unknown>>,
): Promise<{ readonly id: string; readonly path: string }> {
  const admin = await signedIn(recruiting.admin, ACCOUNTS.super_admin);
  await uploadSample(recruiting.admin, game);
  await scoreAccuracy(admin, game);
  const recruiter = await signedIn(recruiting.recruiter, ACCOUNTS.company_recruiter);
  const simulation = await builder(recruiter, '').published(`A play of ${game}`, { key: game, parameters });
  const { id } = await recruiter.done({
    method: 'POST',
    path: '/position',
    body: { title: `Counts what there is in ${game}` },
  });
  const position = await recruiter.done({
    method: 'PUT',
    path: `/position/${id}`,
    body: {
      description: 'You count what there is.',
      remote: 'yes',
      openings: 1,
      application_form: { cv: 'hidden', phone: 'hidden', linkedin: 'hidden', cover_letter: 'hidden' },
    },
  });
  await recruiter.done({
    method: 'PUT',
    path: `/position/${id}/simulations`,
    body: { simulation_ids: [simulation.id] },
  });
  await recruiter.done({
    method: 'POST',
    path: `/position/${id}/transitions`,
    body: { from: 'draft', to: 'published' },
  });
  return { id, path: position.public_path };
}

/** Somebody who has applied and has only to play: the application's id. Nothing was asked before. */
export async function applicantOf(
  person: BrowserContext,
  positionId: string,
  email: string,
): Promise<string> {
  const api = apiOf(person.request);
  const { application_id } = await api.done({
    method: 'POST',
    path: '/application/start',
    body: {
      position_id: positionId,
      first_name: 'Dora',
      last_name: `Dot ${email.replace(/@.*/, '')}`,
      email,
      consent: true,
    },
  });
  await api.done({
    method: 'POST',
    path: '/add/application/basic/info',
    body: { application_id, first_name: 'Dora', last_name: `Dot ${email.replace(/@.*/, '')}`, email },
  });
  await api.done({
    method: 'POST',
    path: '/add/application/answers',
    body: { application_id, answers: [], complete: true },
  });
  return application_id;
}
