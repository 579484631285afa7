// What npm run new:game, play:game, check:game, pack:game and samples do. Plain lines out, exit code 1 when something is to be put right.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChromium } from '../find-chromium.mjs';
import { checkGame } from './check-game.ts';
import { AuthorError, gameFolder, readManifest, typedPath } from './game-folder.ts';
import { newGame } from './new-game.ts';
import { packFolder } from './pack-folder.ts';
import { playGame } from './play-game.ts';
import { buildSample, SAMPLES } from './samples.ts';

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = { new: make, play, check, pack, samples };

const USAGE = `What an author of a game works with:

  npm run new:game folder -- [--name "Lost Keys"] [--template plain|jspsych]   a whole small game, to be changed
  npm run play:game folder -- [--port 4790]                                   plays it; loaded anew when a file changes
  npm run check:game folder                                                   what an upload of it would be told
  npm run pack:game folder [file.zip]                                         the archive to upload
  npm run samples                                                             builds the samples

docs/writing-games.md tells the rest.`;

const { positionals, values } = readArguments();
const [command = '', first, second] = positionals;

try {
  if (values.help) console.log(USAGE);
  else await (Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : explain)?.();
} catch (error) {
  if (!(error instanceof AuthorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        name: { type: 'string' },
        template: { type: 'string' },
        port: { type: 'string' },
      },
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

async function explain(): Promise<void> {
  throw new AuthorError(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`);
}

async function make(): Promise<void> {
  const folder = await newGame(first, values);
  const typed = JSON.stringify(first).slice(1, -1);
  console.log(`A game is in ${folder}. Play it with:\n\n  npm run play:game ${typed}\n`);
}

async function play(): Promise<void> {
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    throw new AuthorError('A port is a number up to 65535.');
  }
  const served = await playGame(first, port);
  console.log(`Play it at ${served.url}; it is loaded anew when a file changes. Ctrl-C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void served.close());
}

async function check(): Promise<void> {
  let errors = 0;
  for await (const { level, text } of checkGame(first, { chromium: findChromium() })) {
    console.log(`${level.padEnd(5)}  ${text}`);
    if (level === 'error') errors += 1;
  }
  if (errors > 0) throw new AuthorError(`${errors} to put right.`);
}

async function pack(): Promise<void> {
  const folder = gameFolder(first);
  const { parsed } = readManifest(folder);
  if (parsed.manifest === null) {
    throw new AuthorError(parsed.problems.map(({ sentence }) => sentence).join('\n'));
  }
  const { bytes, sha256, files, left_out } = await packFolder(folder);
  const target = typedPath(second ?? `${parsed.manifest.slug}-${parsed.manifest.version}.zip`);
  writeFileSync(target, bytes);
  console.log(target);
  console.log(`${files.length} files, ${bytes.length.toLocaleString('en')} bytes, sha256 ${sha256}`);
  if (left_out.length > 0) console.log(`Left out: ${left_out.join(', ')}`);
}

async function samples(): Promise<void> {
  for (const name of SAMPLES) {
    const { folder, zip } = await buildSample(name);
    console.log(`${folder}\n${zip}`);
  }
}
