import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const COMMAND = join(import.meta.dirname, '../../scripts/games/command.ts');

function begin(words: readonly string[]) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return { child, ended: once(child, 'exit'), printed: () => printed };
}

/** Runs `npm run <words[0]>:game …` to its end, as an author would; gives what it printed. */
export async function authorRuns(...words: readonly string[]): Promise<string> {
  const { ended, printed } = begin(words);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${printed()}`);
  return printed();
}

/** Runs `npm run play:game` on a folder: the address of its page, and how to end it. */
export async function authorPlays(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { child, ended, printed } = begin(['play', folder, '--port', '0']);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const found = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = printed().match(/Play it at (\S+?);/)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`play:game ended:\n${printed()}`)));
  });
  return { url: await found, stop };
}
