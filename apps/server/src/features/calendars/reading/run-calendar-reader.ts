import { Worker } from 'node:worker_threads';
import type { BusyTimes, ReadingFor } from './busy-times.ts';
import { type CalendarProblem, MOST_BYTES, UnreadableCalendar } from './calendar-lines.ts';

/** What a reader is asked to read: one calendar, or a WebDAV answer that holds many. */
export interface CalendarTask {
  readonly format: 'ics' | 'multistatus';
  readonly bytes: Uint8Array;
  readonly who: ReadingFor;
}

/** Longer than this no calendar takes; hostile ones are ended then. */
const TIME_LIMIT_MS = 1800;
/** A machine that has so much else to do cannot read at all. */
const START_LIMIT_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
/** A WebDAV answer wraps each event. */
const MOST_BYTES_OF = { ics: MOST_BYTES, multistatus: 2 * MOST_BYTES } as const;

/**
 * Reads when somebody is busy, in a thread of its own that is bounded in memory and time: a hostile calendar ends only its
 * reader.
 * @throws UnreadableCalendar
 */
export function readCalendar(task: CalendarTask): Promise<BusyTimes> {
  if (task.bytes.length > MOST_BYTES_OF[task.format])
    return Promise.reject(new UnreadableCalendar('too_large'));
  return inTurn(() => readAlone(task));
}

/** Readers at once: each is given all it needs, and the others wait without their time running. */
const MOST_AT_ONCE = 2;
const waiting: (() => void)[] = [];
let reading = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (reading >= MOST_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else reading++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place goes to whoever waits longest.
    if (next) next();
    else reading--;
  }
}

function readAlone(task: CalendarTask): Promise<BusyTimes> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-calendar.worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
      env: {},
      stdout: true,
      stderr: true,
    });
    // What the thread needs to begin is not the calendar's fault.
    let timer = setTimeout(() => end(new Error('a reader of calendars did not begin')), START_LIMIT_MS);
    function end(outcome: BusyTimes | Error) {
      clearTimeout(timer);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
      void worker.terminate();
    }
    worker.on('message', (answer: 'begun' | { done: BusyTimes } | { problem: CalendarProblem }) => {
      if (answer === 'begun') {
        clearTimeout(timer);
        timer = setTimeout(() => end(new UnreadableCalendar('took_too_long')), TIME_LIMIT_MS);
      } else end('done' in answer ? answer.done : new UnreadableCalendar(answer.problem));
    });
    worker.once('error', (error) => end(new UnreadableCalendar('took_too_long', error)));
    worker.once('exit', () => end(new UnreadableCalendar('took_too_long')));
  });
}
