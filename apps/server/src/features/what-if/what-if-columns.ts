import { rowsOfBytes } from '@tryout/domain/score-cards/mean-bytes';
import { quantile } from '@tryout/domain/statistics/statistics';
import { type MeasuredTask, partOf, sharedSubtraits, type TaskPart } from '@tryout/domain/what-if/task-parts';
import type { UsualResponse, WhatIfPeople } from '@tryout/domain/what-if/what-if';
import type { Db } from '../../platform/database/kysely.ts';
import { findGaps } from './gaps.queries.ts';
import {
  countPeople,
  layoutsOf,
  type MeasureOnCard,
  measuresOnCards,
  readPeople,
  readResponses,
  type ScoredPosition,
  sharesOfFormulas,
  taskNames,
  tasksOfRevision,
} from './what-if.queries.ts';

/** People read in one statement: few enough that nothing else waits for them to be unpacked. */
const CHUNK = 10_000;
/** People whose responses are read in one statement. */
const RESPONSES_CHUNK = 500;
/** Most people that are tried at once. */
const MOST = 100_000;
/** Newest cards that tell how exactly a usual person is measured. */
const CARDS = 200;

/** A task with its name. */
export interface NamedTask extends MeasuredTask {
  readonly name: string;
}

/** The people of a position with everything that places follow from. */
export interface WhatIfColumns extends WhatIfPeople {
  readonly tasks: readonly NamedTask[];
  /** Ids of applications, 16 bytes each, row by row. */
  readonly ids: Buffer;
  readonly left_out: number;
}

/** Bytes of an id. */
const ID = 16;

function idAt(ids: Buffer, place: number): string {
  const hex = ids.subarray(place * ID, (place + 1) * ID).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Reads everybody whose scores are known, the first to come first. */
export async function columnsOf(
  db: Db,
  position: Pick<ScoredPosition, 'id' | 'revision_id'>,
): Promise<WhatIfColumns> {
  const measures = await measuresOnCards(db, position.id, CARDS);
  const tasks = await tasksOf(db, position.revision_id, measures);
  const layouts = await layoutsOf(db);
  const rows: Buffer[] = [];
  const ids: Buffer[] = [];
  const errors: Buffer[] = [];
  const used = new Set<number>();
  let count = 0;
  let last: string | null = null;
  for (let size = CHUNK; size === CHUNK && count < MOST; ) {
    const chunk = await readPeople(db, position.id, last, Math.min(CHUNK, MOST - count));
    size = chunk.count;
    if (size === 0) break;
    rows.push(chunk.rows);
    ids.push(chunk.ids);
    errors.push(chunk.sems);
    count += size;
    last = idAt(chunk.ids, size - 1);
    for (const layout of layoutsIn(chunk.rows, layouts)) used.add(layout);
  }
  const subtrait_ids = [...new Set([...used].flatMap((layout) => layouts.get(layout) ?? []))].sort();
  const all = Buffer.concat(errors);
  const sems = Float64Array.from({ length: count }, (_, row) => {
    const thousandths = all.readInt32BE(row * 4);
    return thousandths < 0 ? Number.NaN : thousandths / 1000;
  });
  return {
    rows: rowsOfBytes(rows, count, layouts, subtrait_ids),
    tasks,
    parts: await partsOf(db, position.id, tasks, count),
    sems,
    usual: await usualOf(db, measures),
    gaps: (await findGaps(db))?.comparisons ?? [],
    ids: Buffer.concat(ids),
    left_out: count < MOST ? 0 : (await countPeople(db, position.id)) - count,
  };
}

function layoutsIn(rows: Buffer, layouts: ReadonlyMap<number, readonly string[]>): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < rows.length; ) {
    const layout = rows.readInt32BE(at);
    found.add(layout);
    at += 4 + 4 * (layouts.get(layout)?.length ?? 0);
  }
  return found;
}

const taskOf = (dataPoint: string) => dataPoint.slice(0, dataPoint.lastIndexOf('.'));

/** The tasks that the position asks for, then others that people were scored by. */
async function tasksOf(db: Db, revisionId: string, measures: readonly MeasureOnCard[]): Promise<NamedTask[]> {
  const asked = await tasksOfRevision(db, revisionId);
  const played = Map.groupBy(measures, ({ data_point }) => taskOf(data_point));
  const others = [...played.keys()].filter((key) => asked.every((task) => task.key !== key)).sort();
  const names = await taskNames(db, others);
  const measuredBy = (key: string) => (played.get(key) ?? []).map(({ subtrait_id }) => subtrait_id);
  return [
    ...asked.map((task) => ({
      ...task,
      subtrait_ids: [...new Set([...task.subtrait_ids, ...measuredBy(task.key)])].sort(),
    })),
    ...others.map((key) => ({
      key,
      name: names.get(key) ?? key,
      minutes: null,
      subtrait_ids: [...new Set(measuredBy(key))].sort(),
    })),
  ];
}

/** What each task gave to subtraits that several measure. */
async function partsOf(
  db: Db,
  positionId: string,
  tasks: readonly MeasuredTask[],
  count: number,
): Promise<TaskPart[]> {
  const shared = sharedSubtraits(tasks);
  if (shared.length === 0) return [];
  const parts = tasks.flatMap(({ key, subtrait_ids }) =>
    subtrait_ids
      .filter((id) => shared.includes(id))
      .map((subtrait_id) => ({
        task_key: key,
        subtrait_id,
        sums: new Float64Array(count),
        used: new Uint8Array(count),
        listed: new Uint8Array(count),
      })),
  );
  let row = 0;
  let last: string | null = null;
  while (row < count) {
    const chunk: Awaited<ReturnType<typeof readResponses>> = await readResponses(
      db,
      positionId,
      shared,
      last,
      Math.min(RESPONSES_CHUNK, count - row),
    );
    if (chunk.length === 0) break;
    for (const { given } of chunk) {
      for (const part of parts) {
        const found = partOf(given, part.task_key, part.subtrait_id);
        part.sums[row] = found.sum;
        part.used[row] = found.used;
        part.listed[row] = found.listed;
      }
      row += 1;
    }
    last = chunk.at(-1)?.application_id ?? null;
  }
  return parts;
}

const middle = (values: readonly number[]) => quantile(values, 0.5) ?? 0;

/** One response of each measure, with the middle of the errors that the newest cards tell of it. */
async function usualOf(db: Db, measures: readonly MeasureOnCard[]): Promise<UsualResponse[]> {
  const shares = await sharesOfFormulas(db, [...new Set(measures.map(({ formula_id }) => formula_id))]);
  const groups = Map.groupBy(measures, ({ data_point, subtrait_id }) => `${data_point} ${subtrait_id}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const told = own.flatMap(({ exactness }) => exactness ?? []);
    const [one] = told;
    const task_key = taskOf(first.data_point);
    return [
      {
        subtrait_id: first.subtrait_id,
        task_key,
        task: task_key,
        data_point: first.data_point.slice(task_key.length + 1),
        sd: middle(own.flatMap(({ sd }) => sd ?? [])),
        shares: shares.get(first.formula_id) ?? [],
        exactness: one
          ? {
              kind: one.kind,
              sem: middle(told.map(({ sem }) => sem)),
              sd: middle(told.map(({ sd }) => sd)),
              is_estimated: told.some(({ is_estimated }) => is_estimated),
            }
          : null,
      },
    ];
  });
}
