import { MEAN_MISSING, MEAN_STEPS, type MeanRows } from './score-columns.ts';

/**
 * Means of subtraits as bytes, so that very many people can be read at once: four bytes a mean, the high one first,
 * millionths of a point; -1 where no response counted. Exact, since means have six places.
 */
export function bytesOfMeans(means: readonly (number | null)[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(means.length * 4));
  for (const [i, mean] of means.entries()) {
    view.setInt32(i * 4, mean === null ? MEAN_MISSING : Math.round(mean * MEAN_STEPS));
  }
  return new Uint8Array(view.buffer);
}

/** The means that `bytesOfMeans` wrote. */
export function meansOfBytes(bytes: Uint8Array): (number | null)[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, i) => {
    const steps = view.getInt32(i * 4);
    return steps === MEAN_MISSING ? null : steps / MEAN_STEPS;
  });
}

/** Which subtraits stand in the means of a row, by the number that the row begins with. */
export type MeanLayouts = ReadonlyMap<number, readonly string[]>;

/**
 * Puts rows of different layouts under one another. A row is its layout's number in four bytes, the high one first,
 * then its means; rows follow without a gap, but none is split between two chunks.
 * @param subtrait_ids the columns wanted; what a row has no mean of is missing
 * @throws RangeError for a layout that is not known, or bytes that end within a row
 */
export function rowsOfBytes(
  chunks: readonly Uint8Array[],
  count: number,
  layouts: MeanLayouts,
  subtrait_ids: readonly string[],
): MeanRows {
  const width = subtrait_ids.length;
  const means = new Int32Array(count * width).fill(MEAN_MISSING);
  const column = new Map(subtrait_ids.map((id, i) => [id, i]));
  const columnsOf = new Map(
    [...layouts].map(([id, ids]) => [id, Int32Array.from(ids, (each) => column.get(each) ?? -1)]),
  );
  let row = 0;
  for (const chunk of chunks) {
    const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let at = 0;
    while (at < chunk.byteLength) {
      const columns = columnsOf.get(view.getInt32(at));
      if (columns === undefined) throw new RangeError(`no layout ${view.getInt32(at)}`);
      at += 4;
      const offset = row * width;
      for (let i = 0; i < columns.length; i++) {
        const to = columns[i] as number;
        if (to >= 0) means[offset + to] = view.getInt32(at);
        at += 4;
      }
      row += 1;
    }
  }
  if (row !== count) throw new RangeError(`${row} rows, not ${count}`);
  return { subtrait_ids, count, means };
}
