import { parseManifest } from '@tryout/game-sdk/manifest';
import { expect, test } from 'vitest';
import { createBuildTrial } from './build-trial.ts';

const { manifest } = parseManifest({
  manifest_version: 1,
  slug: 'dots',
  name: 'Dots',
  version: '1.0',
  sdk: '^1.0',
  input: ['touch'],
  est_minutes: 1,
  languages: ['en'],
  data_points: [{ key: 'score', type: 'number', min: 0, max: 10, required: true }],
});

/** A frame that says hello and then speaks over the port it was given. */
async function connected() {
  let listen: ((event: MessageEvent) => void) | undefined;
  const pending: (() => void)[] = [];
  const trial = createBuildTrial({
    manifest,
    origin: 'null',
    told: {
      session: 'try',
      build_version: '1.0',
      seed: 'a',
      params: {},
      locale: 'en',
      dir: 'ltr',
      a11y: { reduced_motion: false, time_factor: 1, contrast: 'standard' },
      simulate: false,
    },
    soon: (run) => pending.push(run),
  });
  const port = await new Promise<MessagePort>((resolve) => {
    const contentWindow = {
      postMessage: (_message: unknown, _origin: string, [given]: MessagePort[]) => given && resolve(given),
    } as unknown as Window;
    trial.host.attach(
      { contentWindow },
      {
        addEventListener: ((_name: string, listener: (event: MessageEvent) => void) => {
          listen = listener;
        }) as Window['addEventListener'],
        removeEventListener: () => undefined,
      },
    );
    listen?.({ source: contentWindow, origin: 'null', data: { t: 'hello', sdk: '1.0.0' } } as MessageEvent);
  });
  const draw = () => {
    for (const run of pending.splice(0)) run();
  };
  return { trial, port, draw };
}

/** Until the host has acknowledged a message. */
const acknowledged = (port: MessagePort, seq: number) =>
  new Promise<void>((resolve) => {
    port.onmessage = ({ data }) => data.t === 'ack' && data.seq >= seq && resolve();
  });

test('what a game says is told line by line, and its values with what the manifest says to them', async () => {
  const { trial, port, draw } = await connected();
  expect(trial.snapshot().missing).toEqual(['score']);
  const done = acknowledged(port, 3);
  port.postMessage({ t: 'ready' });
  port.postMessage({ t: 'start' });
  port.postMessage({ t: 'data_point', seq: 1, key: 'score', value: 7, t_ms: 1 });
  port.postMessage({ t: 'data_point', seq: 2, key: 'other', value: 1, t_ms: 2 });
  port.postMessage({ t: 'complete', seq: 3, summary: null });
  await done;
  draw();
  const { lines, values, missing } = trial.snapshot();
  expect(lines.map(({ name }) => name)).toEqual(['ready', 'start', 'data_point', 'data_point', 'complete']);
  expect(values.map(({ key, quality }) => [key, quality])).toEqual([
    ['score', 'ok'],
    ['other', 'unmapped'],
  ]);
  expect(missing).toEqual([]);
  port.close();
});

test('many messages are one change of the page', async () => {
  const { trial, port, draw } = await connected();
  let changes = 0;
  trial.subscribe(() => {
    changes += 1;
  });
  const done = acknowledged(port, 100);
  port.postMessage({ t: 'ready' });
  port.postMessage({ t: 'start' });
  for (let seq = 1; seq <= 100; seq += 1)
    port.postMessage({ t: 'data_point', seq, key: 'score', value: 1, t_ms: seq });
  await done;
  draw();
  expect(changes).toBe(1);
  expect(trial.snapshot().lines).toHaveLength(102);
  port.close();
});
