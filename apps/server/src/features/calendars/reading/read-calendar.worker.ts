import { parentPort, workerData } from 'node:worker_threads';
import { readBusyTimes } from './busy-times.ts';
import { UnreadableCalendar } from './calendar-lines.ts';
import { calendarsIn } from './multistatus.ts';
import type { CalendarTask } from './run-calendar-reader.ts';

function textsOf({ format, bytes }: CalendarTask): string[] {
  const text = new TextDecoder().decode(bytes);
  if (format === 'ics') return [text];
  try {
    return calendarsIn(text);
  } catch (error) {
    throw new UnreadableCalendar('broken', error);
  }
}

function work(task: CalendarTask) {
  try {
    return { done: readBusyTimes(textsOf(task), task.who) };
  } catch (error) {
    return { problem: error instanceof UnreadableCalendar ? error.problem : 'broken' };
  }
}

// What it needs is loaded; from here on its time runs.
parentPort?.postMessage('begun');
parentPort?.postMessage(work(workerData as CalendarTask));
