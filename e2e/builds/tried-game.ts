import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SmokeVersion } from '../../apps/server/src/features/builds/smoke/run-smoke.ts';
import { playableManifest } from '../../apps/server/src/features/builds/smoke/testing/playable-manifest.ts';

/** What a game does with the protocol by hand: `send`, `point`, `complete`, and `init` once the host has answered. */
const PROTOCOL = `
let port; let seq = 0;
const send = (message) => port.postMessage(message);
const point = (key, value) => send({ t: 'data_point', seq: ++seq, key, value, t_ms: 1 });
const complete = () => send({ t: 'complete', seq: ++seq, summary: null });
const init = new Promise((resolve) => addEventListener('message', (event) => {
  if (event.source !== parent || !event.ports[0]) return;
  port = event.ports[0]; resolve(event.data);
}));
parent.postMessage({ t: 'hello', sdk: '1.0.0' }, '*');
const begin = async () => { const told = await init; send({ t: 'ready' }); send({ t: 'start' }); return told; };
`;

/** Settled before a test looks for what is left in a temporary folder of its own. */
const GAMES = tmpdir();

/** A stored build whose script is `play`; further manifest fields and files as given. Lies in a folder of its own. */
export function triedGame(
  play: string,
  changes: Readonly<Record<string, unknown>> = {},
): { version: SmokeVersion; folder: string } {
  const folder = mkdtempSync(join(GAMES, 'tryout-tried-game-'));
  const contents = {
    'index.html': '<!doctype html><meta charset="utf-8"><p>A game</p><script src="game.js"></script>',
    'game.js': `${PROTOCOL}\n${play}`,
  };
  const files = Object.entries(contents).map(([path, content]) => {
    const location = join(folder, path);
    writeFileSync(location, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { path, sha256, size: Buffer.byteLength(content), location };
  });
  const id = '019a0000-0000-7000-8000-000000000001';
  return { version: { id, manifest: playableManifest(changes), unpacked_bytes: 1000, files }, folder };
}
