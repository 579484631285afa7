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
    return line('error', 'too_much_memory', `It took more than ${mb} MB of memory and was ended.`);
  }
  if (cut_short === 'crash') return line('error', 'crashed', 'The page of the game crashed.');
  if (look.hello_ms === null) {
    const message =
      'The game did not say hello. It has to call connect() of the game SDK when its page is loaded.';
    return line('error', 'no_hello', message);
  }
  if (look.ready_ms === null) {
    const seconds = Math.round(limits.ready_ms / 1000);
    return line('error', 'not_ready', `The game did not call ready() within ${seconds} seconds.`);
  }
  if (!simulate) return null;
  if (look.state === 'terminated')
    return line('error', 'left', 'Playing itself, the game left before its end.');
  if (look.state !== 'completed') {
    const message = 'Playing itself, the game did not come to its end. Simulated plays should take seconds.';
    return line('error', 'not_completed', message, { state: look.state });
  }
  if (look.missing.length === 0) return null;
  const message = `Playing itself, the game did not send what it declares as required: ${look.missing.join(', ')}.`;
  return line('error', 'missing_data_points', message, { missing: look.missing });
}

/** What its author should see, although it keeps the game from nothing. */
function noticed({ look, errors, error_count, held_back, held_back_count, ...seen }: Observed): StepLine[] {
  const lines: StepLine[] = [];
  for (const text of errors) lines.push(line('warning', 'console_error', `In the console: ${text}`));
  if (error_count > errors.length) {
    lines.push(line('warning', 'console_errors', `${error_count} errors in all.`, { count: error_count }));
  }
  for (const text of held_back) lines.push(line('warning', 'held_back', `Held back: ${text}`));
  if (held_back_count > held_back.length) {
    const message = `${held_back_count} things were held back in all.`;
    lines.push(line('warning', 'held_back_count', message, { count: held_back_count }));
  }
  for (const path of seen.missing_files) {
    lines.push(
      line('warning', 'missing_file', `It asked for ${path}, which is not in the package.`, { path }),
    );
  }
  for (const origin of seen.outside) {
    lines.push(line('warning', 'outside', `It asked for ${origin}, which it cannot reach.`, { origin }));
  }
  for (const text of look.said) lines.push(line('warning', 'said', `The game says: ${text}`));
  for (const { key, quality } of look.unfit) {
    const message =
      quality === 'unmapped'
        ? `It sent ${key}, which the manifest does not declare; such values are kept and never scored.`
        : `It sent a value of ${key} that does not fit the manifest; such values are never scored.`;
    lines.push(line('warning', 'unfit_value', message, { key, quality }));
  }
  for (const { code, count } of look.problems) {
    const message = `${count} of its messages were refused (${code}).`;
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
    const message = `It played itself to its end in ${shown(look.completed_ms - look.ready_ms)} s and sent ${look.values} values.`;
    lines.push(line('info', 'simulated', message, { values: look.values, completed_ms: look.completed_ms }));
  } else if (!simulate) {
    const message = 'It cannot play itself, so nobody has seen yet whether it sends what it declares.';
    lines.push(line('warning', 'not_simulated', message));
  }
  return lines;
}

const shown = (ms: number) => (ms / 1000).toFixed(1);
