import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../runtime.mjs';
import { fingerprintOf } from './fingerprint.ts';
import { listFolder, packFolder } from './pack-folder.ts';
import { buildSdkFiles, SDK_SOURCE } from './sdk-files.ts';
import { smallWasm } from './small-wasm.ts';

/** A game in `samples/`: its own files, and what is put beside them from elsewhere. */
interface Recipe {
  /** Files of the SDK that it uses. */
  readonly sdk: readonly string[];
  /** Files of installed packages, by their place in the game. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Files that an engine would have written, by their place in the game. */
  readonly made?: Readonly<Record<string, () => Uint8Array>>;
}

const PACK = JSON.stringify({ lamps: 4 });

const RECIPES = {
  'dot-count': { sdk: ['tryout-game-sdk.js', 'tryout-game-sdk.d.ts'] },
  'jspsych-stroop': {
    sdk: [
      'tryout-game-sdk.js',
      'tryout-game-sdk.d.ts',
      'tryout-jspsych-bridge.js',
      'tryout-jspsych-bridge.d.ts',
      'tryout-jspsych.css',
    ],
    packages: {
      'jspsych/jspsych.js': 'jspsych/dist/index.browser.min.js',
      'jspsych/html-keyboard-response.js': '@jspsych/plugin-html-keyboard-response/dist/index.browser.min.js',
      'jspsych/html-button-response.js': '@jspsych/plugin-html-button-response/dist/index.browser.min.js',
    },
  },
  'unity-shaped': {
    sdk: ['tryout-game-sdk.classic.js'],
    made: {
      'Build/game.framework.js.br': () =>
        brotliCompressSync(sources('unity-shaped/sources/framework.js', 'lamps/lamps.js')),
      'Build/game.wasm.br': () => brotliCompressSync(smallWasm()),
      'Build/game.data.gz': () => gzipSync(PACK),
    },
  },
  'godot-shaped': {
    sdk: ['tryout-game-sdk.classic.js'],
    made: {
      'index.js': () => sources('godot-shaped/sources/engine.js', 'lamps/lamps.js'),
      'index.wasm': smallWasm,
      'index.pck': () => Buffer.from(`GDPC${PACK}`),
    },
  },
} as const satisfies Record<string, Recipe>;

function sources(...files: string[]): Buffer {
  return Buffer.concat(files.map((file) => readFileSync(join(root, 'samples', file))));
}

export type SampleName = keyof typeof RECIPES;
export const SAMPLES = Object.keys(RECIPES) as SampleName[];
/** Where whole samples are put. */
const MADE = join(root, 'samples/dist');

/** A sample with everything it needs, and the same packed. */
export interface Sample {
  readonly folder: string;
  readonly zip: string;
}

/** Makes a sample unless it has been made from the same sources before. */
export async function buildSample(name: SampleName): Promise<Sample> {
  const sample = { folder: join(MADE, name), zip: join(MADE, `${name}.zip`) };
  const stamp = join(MADE, `.${name}.stamp`);
  const fingerprint = fingerprintOf([
    join(root, 'samples', name),
    join(root, 'samples/lamps'),
    import.meta.dirname,
    SDK_SOURCE,
    join(root, 'package-lock.json'),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return sample;
  // Made beside and moved, so that nobody sees half of it.
  const unfinished = join(MADE, `.${name}.${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  await assembleGame(name, unfinished);
  const { bytes } = await packFolder(unfinished);
  writeFileSync(`${unfinished}.zip`, bytes);
  renameSync(`${unfinished}.zip`, sample.zip);
  rmSync(sample.folder, { recursive: true, force: true });
  renameSync(unfinished, sample.folder);
  writeFileSync(stamp, fingerprint);
  return sample;
}

/** Puts a whole game into a folder: the sample's own files, those of the SDK and of packages. */
export async function assembleGame(name: SampleName, target: string): Promise<void> {
  const { sdk, packages = {}, made = {} }: Recipe = RECIPES[name];
  const source = join(root, 'samples', name);
  const sdkFolder = await buildSdkFiles();
  const files = [
    ...listFolder(source)
      .files.filter((path) => !path.startsWith('sources/'))
      .map((path) => [path, readFileSync(join(source, path))]),
    ...sdk.map((file) => [file, readFileSync(join(sdkFolder, file))]),
    ...Object.entries(packages).map(([path, file]) => [path, withoutSourceMap(file)]),
    ...Object.entries(made).map(([path, make]) => [path, make()]),
  ] as [string, string | Uint8Array][];
  for (const [path, content] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), content);
  }
}

/** A script of a package; the address of its source map is elsewhere, where a game cannot reach. */
function withoutSourceMap(file: string): string {
  const script = readFileSync(join(root, 'node_modules', file), 'utf8');
  return script.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
