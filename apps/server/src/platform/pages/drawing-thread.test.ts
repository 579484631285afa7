import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startDrawing } from './drawing-thread.ts';

it('draws no more pages at a time than come in time, and goes on when those are done', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tryout-drawing-'));
  const module = join(folder, 'draw-page.mjs');
  await writeFile(
    module,
    'export const drawPage = async ({ url, ask }) => ({ html: url + (await ask("/api/x")).body, relied: {} });',
  );
  const thread = startDrawing(pathToFileURL(module), pino({ level: 'silent' }));
  const page = {
    url: '/a',
    locale: 'en',
    mayBeSignedIn: true,
    look: { phone: false, height: 800, zone: null, stored: {} },
  } as const;
  const { promise: answered, resolve: answer } = Promise.withResolvers<{ status: number; body: string }>();
  const first = Array.from({ length: 16 }, () => thread.draw(page, () => answered));
  expect(await thread.draw(page, () => answered)).toBeNull();
  answer({ status: 200, body: '7' });
  expect(await Promise.all(first)).toEqual(first.map(() => ({ html: '/a7', relied: {} })));
  expect(await thread.draw(page, () => answered)).toEqual({ html: '/a7', relied: {} });
  await thread.close();
  await rm(folder, { recursive: true });
});
