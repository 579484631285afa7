import type { AnswerKeyItems } from '@tryout/domain/psychometrics/expert-panel';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { JUDGES } from '@tryout/games/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedAct } from '../../platform/act.ts';
import { sha256 } from '../../platform/sha256.ts';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { builder } from '../simulations/testing/build.ts';
import { publishKeyAsGame } from '../tasks/public.ts';
import { broughtInto, exportedBy, sendTo } from './testing/transfer.ts';

let from: TestApp;
let to: TestApp;
beforeAll(async () => {
  [from, to] = await Promise.all([startTestApp(), startTestApp({ config: { library: false } })]);
});
afterAll(() => Promise.all([from.stop(), to.stop()]));

const PANEL = { experts: 11, w: 0.7, icc: 0.9, icc_low: 0.85, icc_high: 0.95, left_out: 0 };
const ITEMS: AnswerKeyItems = Object.fromEntries(
  (JUDGES['team-days'].rated?.items ?? []).map(({ key }, i) => [
    key,
    { mean: 1 + (i % 7), sd: 0.5, agreement: 0.9, use: 'kept' },
  ]),
);

it('a game with a key of experts goes along with its key, and only whole', async () => {
  const admin = await createUser(from.db, 'super_admin');
  const act = { db: from.db, actor: { user_id: admin.id } } as SignedAct;
  const key = { game_key: 'team-days', of_version: '1.0', version: '1.0-key.1', items: ITEMS, panel: PANEL };
  const { task_id } = await publishKeyAsGame(act, key, { panel_id: null, at: new Date() });
  const build = builder(from, admin.token);
  await build.published('Judged by experts', { key: 'team-days', parameters: {} });
  const ours = await from.call({
    method: 'POST',
    path: '/admin/tasks',
    as: admin.token,
    body: { game_key: 'team-days', name: 'Days of ours' },
  });
  const file = await exportedBy(from, admin.token);

  const there = (await createUser(to.db, 'super_admin')).token;
  // What a file says of itself is taken back where the key was changed and the file sealed anew.
  const changed = JSON.parse(file);
  const game = changed.content.games.find(({ version }: TestBody) => version === key.version);
  game.answer_key.items['one_forklift.a'].mean = 7;
  const resealed = { ...changed, digest: sha256(canonicalJson(changed.content)) };
  const looked = (await sendTo(to, there, JSON.stringify(resealed))).body;
  expect(looked.data?.doable, JSON.stringify(looked).slice(0, 300)).toBe(false);
  const refused = looked.data.rows.filter(({ reasons }: TestBody) => reasons.length > 0);
  expect(refused.map(({ kind }: TestBody) => kind)).toContain('game');

  await broughtInto(to, there, file);
  expect(await exportedBy(to, there)).toBe(file);
  for (const id of [task_id, ours.body.data.id]) {
    const { task } = (await to.call({ path: `/admin/tasks/${id}`, as: there })).body.data;
    expect(task).toMatchObject({ game_version: '1.0-key.1', is_playable: true, key_panel: PANEL });
  }
});
