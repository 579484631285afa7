import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import type { SmokeOutcome, StepLine } from '../scan/scan-steps.ts';
import type { Observed, SmokeLimits } from './observed.ts';

/** What a run in a browser came to: lines for the log, the reason last when it failed. Pure. */
export function judgeSmoke(
  observed: Observed,
  manifest: Pick<BuildManifest, 'simulate'>,
  limits: SmokeLimits,
): SmokeOutcome {
  const lines = [...noticed(observed), ...measured(observed, manifest)];
  const reason = reasonToFail(observed, manifest, limits);
  return {
    result: reason === null ? 'passed' : 'failed',
    report: { ...observed, simulated: manifest.simulate },
    lines: reason === null ? lines : [...lines, reason],
  };
}

function line(
  level: StepLine['level'],
  code: string,
  message: string,
  data: StepLine['data'] = {},
): StepLine {
  return { level, code, message, data };
}

function reasonToFail(
  { look, cut_short }: Observed,
  { simulate }: Pick<BuildManifest, 'simulate'>,
  limits: SmokeLimits,
): StepLine | null {
  if (cut_short === 'memory') {
    const mb = Math.round(limits.memory_bytes / 1_048_576);
    return line('error', 'too_much_memory', `The game used more than ${mb} MB of memory and was stopped.`);
  }
  if (cut_short === 'crash') return line('error', 'crashed', 'The game’s page crashed.');
  if (look.hello_ms === null) {
    const message = 'The game didn’t connect. Call connect() from the game SDK when the page loads.';
    return line('error', 'no_hello', message);
  }
  if (look.ready_ms === null) {
    const seconds = Math.round(limits.ready_ms / 1000);
    return line('error', 'not_ready', `The game didn’t call ready() within ${seconds} seconds.`);
  }
  if (!simulate) return null;
  if (look.state === 'terminated')
    return line('error', 'left', 'During the simulated play, the game quit before the end.');
  if (look.state !== 'completed') {
    const message = 'The simulated play didn’t finish. It should take only a few seconds.';
    return line('error', 'not_completed', message, { state: look.state });
  }
  if (look.missing.length === 0) return null;
  const message = `During the simulated play, the game didn’t send these required data points: ${look.missing.join(', ')}.`;
  return line('error', 'missing_data_points', message, { missing: look.missing });
}

/** What its author should see, although it keeps the game from nothing. */
function noticed({ look, errors, error_count, held_back, held_back_count, ...seen }: Observed): StepLine[] {
  const lines: StepLine[] = [];
  for (const text of errors) lines.push(line('warning', 'console_error', `Console: ${text}`));
  if (error_count > errors.length) {
    lines.push(line('warning', 'console_errors', `${error_count} errors in total.`, { count: error_count }));
  }
  for (const text of held_back) lines.push(line('warning', 'held_back', `Blocked: ${text}`));
  if (held_back_count > held_back.length) {
    const message = `${held_back_count} requests or actions were blocked in total.`;
    lines.push(line('warning', 'held_back_count', message, { count: held_back_count }));
  }
  for (const path of seen.missing_files) {
    lines.push(
      line('warning', 'missing_file', `The game requested ${path}, which isn’t in the package.`, { path }),
    );
  }
  for (const origin of seen.outside) {
    lines.push(line('warning', 'outside', `The game requested ${origin}, which it can’t reach.`, { origin }));
  }
  for (const text of look.said) lines.push(line('warning', 'said', `Message from the game: ${text}`));
  for (const { key, quality } of look.unfit) {
    const message =
      quality === 'unmapped'
        ? `The game sent ${key}, which the manifest doesn’t declare. Such values are stored but never scored.`
        : `The game sent a value for ${key} that doesn’t match the manifest. Such values are never scored.`;
    lines.push(line('warning', 'unfit_value', message, { key, quality }));
  }
  for (const { code, count } of look.problems) {
    const message = `${count} messages from the game were rejected (${code}).`;
    lines.push(line('warning', 'refused_message', message, { reason: code, count }));
  }
  return lines;
}

function measured(
  { look, browser, is_sandboxed, ...seen }: Observed,
  { simulate }: { simulate: boolean },
): StepLine[] {
  if (look.ready_ms === null) return [];
  const data = {
    browser,
    is_sandboxed,
    ready_ms: look.ready_ms,
    first_paint_ms: seen.first_paint_ms,
    frames_per_second: seen.frames_per_second,
  };
  const lines = [line('info', 'ready_in', `Ready after ${shown(look.ready_ms)} s in ${browser}.`, data)];
  if (look.completed_ms !== null) {
    const message = `The simulated play finished in ${shown(look.completed_ms - look.ready_ms)} s and sent ${look.values} values.`;
    lines.push(line('info', 'simulated', message, { values: look.values, completed_ms: look.completed_ms }));
  } else if (!simulate) {
    const message =
      'The game can’t play itself, so it hasn’t been checked whether it sends what it declares.';
    lines.push(line('warning', 'not_simulated', message));
  }
  return lines;
}

const shown = (ms: number) => (ms / 1000).toFixed(1);
