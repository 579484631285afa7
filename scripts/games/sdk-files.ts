import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root, runNode, toolScript } from '../runtime.mjs';
import { fingerprintOf } from './fingerprint.ts';
import { joinDeclarations } from './join-declarations.ts';

export const SDK_SOURCE = join(root, 'packages/game-sdk/src');
/** Where the files are kept once they are made. */
const SDK_FOLDER = join(root, 'packages/game-sdk/dist');

const LIBRARIES = [
  { entry: 'sdk', file: 'tryout-game-sdk', global: 'TryoutGame' },
  { entry: 'jspsych-bridge', file: 'tryout-jspsych-bridge', global: 'TryoutJsPsych' },
] as const;

/**
 * Makes the files that games copy, when the SDK's sources have changed, and answers the folder they are in: each library
 * as a module (`.js`) with its types (`.d.ts`), and as a script that sets a global (`.classic.js`), for pages without
 * modules; and the style sheet for jsPsych.
 */
export async function buildSdkFiles(): Promise<string> {
  const fingerprint = fingerprintOf([SDK_SOURCE, import.meta.dirname]);
  const stamp = join(SDK_FOLDER, '.stamp');
  if (readText(stamp) === fingerprint) return SDK_FOLDER;
  const { version } = JSON.parse(readFileSync(join(SDK_SOURCE, '../package.json'), 'utf8'));
  const declarations = await emitDeclarations();
  await mkdir(SDK_FOLDER, { recursive: true });
  for (const { entry, file, global } of LIBRARIES) {
    const banner = `/*! Tryout game SDK ${version} (${entry}), Apache-2.0 */\n`;
    const [module, classic] = await Promise.all([bundle(entry, 'es', global), bundle(entry, 'iife', global)]);
    await put(`${file}.js`, banner + module);
    await put(`${file}.classic.js`, banner + classic);
    await put(`${file}.d.ts`, banner + joinDeclarations(declarations, entry));
  }
  const looks = readFileSync(join(SDK_SOURCE, 'jspsych.css'), 'utf8');
  await put('tryout-jspsych.css', `/*! Tryout game SDK ${version} (jspsych.css), Apache-2.0 */\n${looks}`);
  // Written last: what was interrupted is made again.
  await put('.stamp', fingerprint);
  return SDK_FOLDER;
}

/** Several tests may make the files at the same moment; each sees whole ones. */
async function put(name: string, text: string): Promise<void> {
  const unfinished = join(SDK_FOLDER, `.${name}.${process.pid}`);
  await writeFile(unfinished, text);
  renameSync(unfinished, join(SDK_FOLDER, name));
}

async function bundle(entry: string, format: 'es' | 'iife', name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: join(SDK_SOURCE, `${entry}.ts`), formats: [format], name, fileName: 'game' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []));
  const code = chunks.flatMap((chunk) => ('code' in chunk ? [chunk.code] : []));
  if (code.length !== 1) throw new Error(`${entry} became ${code.length} files instead of one.`);
  return code[0] as string;
}

/** The declarations of every source of the SDK, by name without ending. */
async function emitDeclarations(): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'tryout-sdk-types-'));
  try {
    const code = await runNode([
      toolScript('typescript', 'tsc'),
      ...LIBRARIES.map(({ entry }) => join(SDK_SOURCE, `${entry}.ts`)),
      ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--allowImportingTsExtensions'],
      ...['--target', 'ES2024', '--module', 'NodeNext', '--strict', '--types', '', '--outDir', folder],
    ]);
    if (code !== 0) throw new Error("The SDK's types could not be made; the message is above.");
    const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
    return new Map(
      files.map((name) => [name.replace('.d.ts', ''), readFileSync(join(folder, name), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
