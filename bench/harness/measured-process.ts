import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs one of the product's commands in a process of its own: how long it took, and the most memory it held. */
export async function runMeasured(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  // Not maxRSS: on Linux it begins with the memory of the process that started this one.
  const told = `
    import { readFileSync } from 'node:fs';
    process.on('exit', () =>
      process.send?.(/VmHWM:\\s*(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))[1]))`;
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(told)}`,
      join(import.meta.dirname, '../..', script),
      ...args,
    ],
    {
      env: { ...process.env, NODE_ENV: 'development', ...settings },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  let kilobytes = Number.NaN;
  child.on('message', (most) => {
    kilobytes = Number(most);
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const code = await promise;
  if (code !== 0) throw new Error(`${script} ended with code ${code}.`);
  return { seconds: (performance.now() - began) / 1000, megabytes: kilobytes / 1024 };
}
