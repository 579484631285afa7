import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackDrafts } from './testing/attack-drafts.ts';
import { createDraftWorld, type DraftWorld } from './testing/draft-world.ts';
import { ATTACKS } from './testing/injections.ts';

let world: DraftWorld;
beforeAll(async () => {
  world = await createDraftWorld();
});
afterAll(() => world.stop());

test('200 attacks, by rules and with a provider that obeys: no change, no foreign word, no link or picture', {
  timeout: 600_000,
}, async () => {
  expect(ATTACKS.length).toBe(200);
  expect(await attackDrafts(world, ATTACKS)).toEqual({
    attacks: 400,
    changes: 0,
    foreign: 0,
    rendered: 0,
    told: 0,
  });
});

test('a provider that is dead, lies, says too much or never ends takes nobody’s time but the asker’s', {
  timeout: 600_000,
}, async () => {
  const { chat, world: play } = world;
  const ask = () =>
    world.told('/ai/drafts/position/text', {
      position_id: play.position.id,
      notes: 'care for patients',
      language: 'en',
    });
  const timer = { done: false };
  const waits: number[] = [];
  const others = (async () => {
    while (!timer.done) {
      const began = performance.now();
      const answer = await world.app.call({ path: '/positions', as: world.recruiter });
      waits.push(performance.now() - began);
      expect(answer.status).toBe(200);
      await new Promise((go) => setTimeout(go, 20));
    }
  })();
  const closing: (() => void)[] = [];
  const ways: [string, Parameters<typeof chat.stream>[0], string][] = [
    [
      'wrong JSON',
      (line) => {
        line.raw('data: {"choices":[{"delta":{"content":\n\n');
        line.end();
      },
      'not_usable',
    ],
    [
      '10 MB',
      (line) => {
        for (let i = 0; i < 160; i++) line.raw(`data: ${'x'.repeat(65_536)}\n\n`);
        line.end();
      },
      'too_large',
    ],
    [
      'an endless stream',
      (line) => {
        const each = setInterval(() => line.raw('data: {"choices":[{"delta":{"content":"care "}}]}\n\n'), 1);
        closing.push(() => clearInterval(each));
      },
      'not_usable',
    ],
    ['30 s of silence', () => undefined, 'too_slow'],
  ];
  for (const [name, way, problem] of ways) {
    await world.settings(await world.withProvider());
    chat.stream(way);
    const began = performance.now();
    expect((await ask()).at(-1), name).toMatchObject({
      type: 'done',
      draft: { provider: 'embedded', problem },
    });
    expect(performance.now() - began).toBeLessThan(27_000);
    for (const close of closing.splice(0)) close();
  }
  await world.settings({ ...(await world.withProvider()), address: 'http://127.0.0.1:4829/v1' });
  expect((await ask()).at(-1)).toMatchObject({ draft: { provider: 'embedded', problem: 'no_answer' } });
  timer.done = true;
  await others;
  waits.sort((a, b) => a - b);
  expect(waits[Math.floor(waits.length * 0.99)]).toBeLessThan(1000);
});
