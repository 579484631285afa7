import { createFakeHost, type FakeHostOptions } from '../host.ts';
import { parseManifest } from '../manifest.ts';
import { connect } from '../sdk.ts';
import { createHeldClock } from './held-clock.ts';

/** A manifest of a small game with settings and data points of several types. */
export const sampleManifest = {
  manifest_version: 1,
  slug: 'cargo-drone',
  name: 'Cargo Drone',
  version: '1.0',
  sdk: '^1.0',
  engine: 'custom',
  entry: 'index.html',
  profile: 'strict',
  input: ['touch', 'keyboard', 'pointer'],
  min_viewport: [360, 560],
  orientation: 'any',
  est_minutes: 6,
  languages: ['en'],
  seedable: true,
  resume: 'checkpoint',
  simulate: true,
  accessibility: {
    keyboard: true,
    screen_reader: false,
    color_independent: true,
    alternative: 'declare-target mode',
  },
  params_schema: {
    type: 'object',
    properties: {
      flights: { type: 'integer', minimum: 5, maximum: 60, default: 20 },
      wind: { type: 'string', enum: ['calm', 'gusty'] },
    },
  },
  data_points: [
    { key: 'adjusted_pumps', type: 'number', min: 0, max: 128, required: true },
    { key: 'trial', type: 'object', repeated: true, max_count: 2000 },
    { key: 'n', type: 'integer', repeated: true, max_count: 20_000 },
  ],
};

/** The sample, checked. */
export function checkedSample() {
  const { manifest } = parseManifest(sampleManifest);
  if (!manifest) throw new Error('The sample manifest has problems.');
  return manifest;
}

/** A fake host, a session connected to it over a real MessageChannel, and the clock of both. */
export async function openPlay(options: Partial<FakeHostOptions> = {}) {
  const { clock, advance } = createHeldClock();
  const host = createFakeHost({ manifest: checkedSample(), clock, ...options });
  const connectAgain = () => connect({ surroundings: host.surroundings() });
  const session = await connectAgain();
  /** Lets everything that is on its way arrive, however often it is answered, and moves time until all is quiet. */
  async function settle(isDone: () => boolean): Promise<void> {
    for (let turn = 0; turn < 20_000; turn++) {
      if (isDone()) return;
      advance(200);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    throw new Error('It did not come to rest.');
  }
  return { host, session, settle, advance, connectAgain };
}
