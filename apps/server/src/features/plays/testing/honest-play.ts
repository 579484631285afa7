import { personaOf } from '@tryout/domain/plays/persona';
import { readIncidents } from '@tryout/domain/plays/play-incidents';
import { randomFrom } from '@tryout/domain/statistics/random';
import { JUDGES, type TaskKey } from '@tryout/games/registry';
import {
  beginPlay,
  foldEvent,
  type PlayEvent,
  type PlayRun,
  timingOf,
  validityOf,
} from '../../replays/public.ts';
import { codesToLookAt } from '../../score-cards/public.ts';
import { USUAL_PACE } from '../running/bot-inputs.ts';

const OPENED = Date.parse('2026-03-01T10:00:00Z');
const LONGEST_OFFLINE_MS = 600_000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * One game played by the `n`th simulated candidate over a jittery line, with pauses, and with the line down now and
 * then. Gives the codes of the facts that are worth a look.
 */
export function honestPlay(key: TaskKey, n: number): string[] {
  const seed = n.toString(16).padStart(32, '0');
  const random = randomFrom(seed);
  const judge = JUDGES[key];
  const id = `play ${n}`;
  const pinned = { task_id: key, key, task_key: key, version: judge.version, name: key, minutes: 1 };
  let run: PlayRun = beginPlay({
    id,
    seed,
    tasks: [{ ...pinned, parameters: {}, required: [] }],
    accommodations: USUAL_PACE,
    opened_at: new Date(OPENED).toISOString(),
    is_paced: true,
  });
  const bot = judge.bot(run.tasks[0]?.plan, personaOf('mixed', seed, n), `bot ${n}`);
  const events: PlayEvent[] = [];
  const usualLine = 20 + 180 * random.next();
  let played = 0;
  let real = 0;
  let received = 0;
  let upAgain = 0;
  const line = () => (random.next() < 0.03 ? 4000 * random.next() : usualLine * (0.7 + 0.6 * random.next()));
  const say = (type: string, payload: unknown) => {
    received = Math.max(received, real, upAgain) + line();
    const received_at = new Date(OPENED + Math.ceil(received)).toISOString();
    const event = { seq: events.length + 1, task_index: 0, type, t_ms: played, payload, received_at };
    run = foldEvent(id, run, event);
    events.push(event);
  };
  const waitForLine = () => {
    const waited = Math.max(0, received + line() - real);
    real += waited;
    played += waited;
  };
  let outcome: unknown = null;
  while (run.task_index === 0) {
    if (random.next() < 0.003) {
      say('pause', {});
      real += LONGEST_PAUSE_MS * random.next() ** 3;
      say('resume', {});
    }
    const next = bot(run.tasks[0]?.state, outcome as never);
    if (!next) break;
    played += next.after_ms;
    real += next.after_ms;
    if (random.next() < 0.003) upAgain = real + LONGEST_OFFLINE_MS * random.next() ** 2;
    const { released } = run.timing;
    say('input', next.input);
    outcome = run.last_outcome;
    if (run.timing.released !== released) waitForLine();
  }
  const stored = { tasks: validityOf(run), timed_out: run.timed_out, timing: timingOf(run) };
  return codesToLookAt({ ...stored, ...readIncidents(events, []) }, [key]);
}
