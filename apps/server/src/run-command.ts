import { type Config, readConfig } from './platform/config.ts';
import type { StartLog } from './platform/start-log.ts';

/** Plain lines for the person at the terminal. */
export const say: StartLog = {
  info: (text) => process.stdout.write(`${text}\n`),
  warn: (text) => process.stderr.write(`${text}\n`),
};

/** Runs a command that takes one file, or also a second one where its usage names it in brackets: reads the settings, and tells what went wrong in one sentence (exit code 1). */
export function runCommand(
  usage: string,
  run: (file: string, config: Config, second: string | undefined) => Promise<void>,
): void {
  const [file, second, ...more] = process.argv.slice(2);
  const isSurplus = more.length > 0 || (second !== undefined && !usage.includes('['));
  const read = readConfig(process.env);
  const fail = (...lines: string[]) => {
    for (const line of lines) say.warn(line);
    process.exitCode = 1;
  };
  if (!file || isSurplus || file.startsWith('-')) fail(`Usage: ${usage}`);
  else if (!read.ok)
    fail('These settings have to be put right first:', ...read.problems.map((problem) => `- ${problem}`));
  else
    run(file, read.config, second).catch((error: unknown) =>
      fail(error instanceof Error ? error.message : String(error)),
    );
}
