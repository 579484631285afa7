// npm start: installs, builds and runs Tryout, as far as each is needed. Any Node from 20.19 will do.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { whenAncestorEnds } from './ancestors.mjs';
import { buildWeb } from './build-web.mjs';
import { installPackages } from './install-packages.mjs';
import { keepRunning } from './keep-running.mjs';
import { findNode, root, SERVER_ENVIRONMENT, SERVER_FLAGS, toolEnvironment } from './runtime.mjs';

const MAIN = 'apps/server/src/main.ts';

try {
  await refuseWhenRunning();
  await installPackages();
  await buildWeb();
  runServer();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Before anything is installed or built under a Tryout that is serving from these files. The server checks again. */
async function refuseWhenRunning() {
  const holder = await runningHolder();
  if (!holder) return;
  // It may be about to stop, because the npm above it was killed a moment ago.
  await delay(1_500);
  if (!(await runningHolder())) return;
  throw new Error(`Tryout is already running on this data folder (process ${holder.pid}, ${holder.url}).`);
}

/** The Tryout that answers for the data folder, or null: whether it is free then is the server's to decide. */
async function runningHolder() {
  const dataDir = resolve(root, process.env.TRYOUT_DATA_DIR?.trim() || 'data');
  try {
    const holder = JSON.parse(readFileSync(join(dataDir, 'tryout.lock'), 'utf8'));
    process.kill(holder.pid, 0);
    const answer = await fetch(new URL('/api/health', holder.url), { signal: AbortSignal.timeout(1_000) });
    return answer.ok ? holder : null;
  } catch {
    return null;
  }
}

function runServer() {
  const node = findNode();
  if (node !== process.execPath)
    console.log(`Running on the Node that came with the packages (${process.version} is too old).`);
  // The channel tells the server when this process is gone, however it went.
  const server = keepRunning({
    start: ({ again }) =>
      spawn(node, [...SERVER_FLAGS, MAIN, ...(again ? [] : process.argv.slice(2))], {
        cwd: root,
        env: toolEnvironment(SERVER_ENVIRONMENT),
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      }),
    say: (text) => console.error(text),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));

  whenAncestorEnds(() => server.stop('SIGTERM'));

  server.ended.then(
    (code) => process.exit(code),
    (error) => {
      console.error(`The server could not be started: ${error.message}`);
      process.exit(1);
    },
  );
}
