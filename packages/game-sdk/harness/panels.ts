import type { HostReport } from '../src/host.ts';
import { LIMITS } from '../src/protocol.ts';
import { element, place, table } from './element.ts';
import type { GameFacts } from './game-facts.ts';
import type { MessageLog } from './message-log.ts';
import type { OnePlay } from './one-play.ts';

const RULES: Readonly<Record<string, string>> = {
  load_failed: 'The game did not say ready in time.',
  too_fast: 'More messages than 200 a second.',
  session_full: 'The messages or bytes of a session are used up.',
  out_of_turn: 'A message before ready or start, or a second hello.',
  ended: 'A message after the end.',
};

/** What is wrong: with build.json, with rules that the game broke, with data points. */
export function showProblems(facts: GameFacts, report: HostReport): void {
  const lines = [
    ...facts.problems.map(({ path, sentence }) => `build.json${path ? `, ${path}` : ''}: ${sentence}`),
    ...report.problems.map(
      ({ code, count }) => `${code}, ${count} times. ${RULES[code] ?? 'Not a message.'}`,
    ),
    ...report.values
      .filter(({ quality }) => quality !== 'ok')
      .map(({ key, trial, quality }) => `${key}${trial === null ? '' : `, trial ${trial}`}: ${quality}`)
      .slice(0, 20),
  ];
  if (report.state === 'completed' && report.missing.length > 0) {
    lines.push(`Complete without what is required: ${report.missing.join(', ')}.`);
  }
  if (report.same_as_before === false) lines.push('The same seed gave other values than before.');
  place('problems').replaceChildren(
    lines.length === 0
      ? element('p', { class: 'quiet' }, 'None.')
      : element('ul', {}, ...lines.map((line) => element('li', {}, line))),
  );
}

/** Where the session stands. */
export function showSession({ host }: OnePlay, report: HostReport): void {
  const progress = host.passing.findLast((message) => message.t === 'progress');
  const facts: [string, string][] = [
    ['State', report.state],
    ['Progress', progress?.t === 'progress' ? `${Math.round(progress.pct)} %` : '–'],
    ['Counted messages', `${host.taken.length} of ${LIMITS.messages_per_session.toLocaleString('en')}`],
    ['Still required', report.missing.join(', ') || 'nothing'],
    [
      'Checkpoint',
      host.checkpoint === null ? 'none' : `${JSON.stringify(host.checkpoint).length} characters`,
    ],
    ['Same as before', report.same_as_before === null ? '–' : report.same_as_before ? 'yes' : 'no'],
  ];
  place('session').replaceChildren(
    ...facts.flatMap(([term, value]) => [element('dt', {}, term), element('dd', {}, value)]),
  );
}

/** Every value that stands, with what a host makes of it. */
export function showValues({ values }: HostReport): void {
  const rows = values.map(({ key, trial, value, quality }) => [
    key,
    trial === null ? '' : String(trial),
    JSON.stringify(value),
    quality,
  ]);
  place('values').replaceChildren(
    rows.length === 0
      ? element('p', { class: 'quiet' }, 'None so far.')
      : table('Data points', ['Key', 'Trial', 'Value', 'Quality'], rows),
  );
}

/** The newest messages. */
export function showStream(log: MessageLog): void {
  const rows = log.newest().map(({ at, from, name, rest }) => [String(at), from, name, rest]);
  place('stream').replaceChildren(
    rows.length === 0
      ? element('p', { class: 'quiet' }, 'None so far.')
      : table('Messages, the newest first', ['ms', 'From', 'Message', 'Content'], rows),
  );
}
