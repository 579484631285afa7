// In the page around the game: the real host, which keeps everything at once, and a bare port that only echoes.
import { createFrameHost } from '@tryout/game-sdk/frame-host';
import { parseManifest } from '@tryout/game-sdk/manifest';

interface Seen {
  /** Numbers of the messages that were taken, as they came. */
  taken: number[];
  refused: number;
  phase: string;
  /** What the game found, once it has. */
  found: unknown;
}

const seen: Seen = { taken: [], refused: 0, phase: 'waiting', found: null };
Object.assign(window, { seen });

const { manifest } = parseManifest({
  manifest_version: 1,
  slug: 'messages',
  name: 'Messages',
  version: '1.0',
  sdk: '^1.0',
  input: ['pointer'],
  est_minutes: 1,
  languages: ['en'],
  data_points: [{ key: 'trial', type: 'object', repeated: true, max_count: 20_000 }],
});
const host = createFrameHost({
  manifest,
  origin: 'null',
  resumeState: null,
  lastSeq: 0,
  told: {
    session: 'bench',
    build_version: '1.0',
    seed: 'bench',
    params: {},
    locale: 'en',
    dir: 'ltr',
    a11y: { reduced_motion: false, time_factor: 1, contrast: 'standard' },
    simulate: true,
  },
  onTaken(message) {
    seen.taken.push(message.seq);
    host.stored(message.seq);
  },
  onRefused() {
    seen.refused += 1;
  },
});
host.subscribe(() => {
  seen.phase = host.snapshot().phase;
});

const frame = document.createElement('iframe');
frame.setAttribute('sandbox', 'allow-scripts');
addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== frame.contentWindow) return;
  if (data?.t === 'bare' && port) port.onmessage = ({ data: number }) => port.postMessage(number);
  if (data?.t === 'found') seen.found = data.found;
});
frame.src = decodeURIComponent(location.hash.slice(1));
document.body.append(frame);
host.attach(frame, window);
