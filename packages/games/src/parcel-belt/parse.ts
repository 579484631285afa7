import {
  exactFields,
  inputMethod,
  malformed,
  millisecondsOrNull,
  oneOf,
  type RawFields,
  wholeNumber,
} from '../input-fields.ts';
import { type BeltInput, GOODS, type ParcelBeltInput, type ShelfInput } from './core.ts';

/** No round has more parcels or questions than this. */
const MOST_ENTRIES = 64;
const LONGEST_RT_MS = 60_000;
const MOST_STEPS = 10_000;
const TASKS = ['belt', 'shelf'] as const;
const ITEMS: readonly string[] = Object.values(GOODS).flat();

function listOf(fields: RawFields, key: string): readonly unknown[] {
  const value = fields[key];
  if (!Array.isArray(value) || value.length > MOST_ENTRIES) {
    malformed(`${key} must be a list of at most ${MOST_ENTRIES}`);
  }
  return value;
}

function place(fields: RawFields): { readonly i: number; readonly form: number } {
  return { i: wholeNumber(fields, 'i', 0, MOST_STEPS), form: wholeNumber(fields, 'form', 0, MOST_STEPS) };
}

function parseBelt(raw: unknown): BeltInput {
  const fields = exactFields(raw, [
    'task',
    'i',
    'form',
    'pressed',
    'rt_ms',
    'extra_presses',
    'method',
    'frame_ms',
  ]);
  const pressed = listOf(fields, 'pressed').map((at) =>
    wholeNumber({ pressed: at }, 'pressed', 0, MOST_ENTRIES),
  );
  const rt_ms = listOf(fields, 'rt_ms').map(
    (ms) => millisecondsOrNull({ rt_ms: ms }, 'rt_ms', LONGEST_RT_MS) ?? malformed('rt_ms must be times'),
  );
  if (rt_ms.length !== pressed.length) malformed('rt_ms must have one time for each of pressed');
  if (pressed.some((at, n) => at <= (pressed[n - 1] ?? -1))) malformed('pressed must go up');
  const method = fields.method === null ? null : inputMethod(fields);
  if (pressed.length > 0 && method === null) malformed('method must be given with a press');
  return {
    task: 'belt',
    ...place(fields),
    pressed,
    rt_ms,
    extra_presses: wholeNumber(fields, 'extra_presses', 0, 100_000),
    method,
    frame_ms: millisecondsOrNull(fields, 'frame_ms', LONGEST_RT_MS),
  };
}

function parseShelf(raw: unknown): ShelfInput {
  const fields = exactFields(raw, ['task', 'i', 'form', 'recalled', 'method']);
  const recalled = listOf(fields, 'recalled').map((item) => oneOf({ recalled: item }, 'recalled', ITEMS));
  return { task: 'shelf', ...place(fields), recalled, method: inputMethod(fields) };
}

/** Reads one finished round. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): ParcelBeltInput {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) malformed('input must be an object');
  const task = oneOf(raw as RawFields, 'task', TASKS);
  return task === 'belt' ? parseBelt(raw) : parseShelf(raw);
}
