import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { workshop } from '../plays/testing/uploaded-game.ts';
import { builder } from '../simulations/testing/build.ts';
import { broughtInto, exportedBy, importedBy, sendTo } from './testing/transfer.ts';

let from: TestApp;
let to: TestApp;
beforeAll(async () => {
  [from, to] = await Promise.all([startTestApp(), startTestApp({ config: { library: false } })]);
});
afterAll(() => Promise.all([from.stop(), to.stop()]));

it('scoring of an uploaded game fits where the same upload is, and says which one is missing elsewhere', async () => {
  const here = await workshop(from);
  const version = await here.game('pier-watch');
  await builder(from, here.admin).published('Watch the pier', { key: 'pier-watch', parameters: {} });
  const made = await here.done(
    here.call('POST', '/admin/tasks', { game_key: 'pier-watch', name: 'A watch of ours' }),
  );
  const { archive_sha256 } = (await here.done(here.call('GET', `/admin/build/version/${version}`))).version;
  const file = await exportedBy(from, here.admin);

  const there = await workshop(to);
  const looked = await sendTo(to, there.admin, file);
  expect(looked.body.data.doable).toBe(false);
  const game = looked.body.data.rows.find(
    (row: TestBody) => row.kind === 'game' && row.name === 'pier-watch',
  );
  expect(game.reasons).toMatchObject([
    {
      code: 'game_missing',
      message: `The game pier-watch 1.0 (archive ${archive_sha256}) isn’t installed here.`,
    },
  ]);
  expect(await importedBy(to, there.admin, file, looked.body.data.digest)).toMatchObject({
    status: 'failed',
    outcome: 'not_doable',
  });
  const { items } = await there.done(there.call('GET', '/admin/tasks?q=A%20watch%20of%20ours'));
  expect(items).toEqual([]);

  const other = await there.uploaded('pier-watch');
  await there.stable(other);
  await broughtInto(to, there.admin, file);
  expect(await exportedBy(to, there.admin)).toBe(file);
  const { task } = await there.done(there.call('GET', `/admin/tasks/${made.id}`));
  expect(task).toMatchObject({ is_playable: true, build_version_id: other });
});
