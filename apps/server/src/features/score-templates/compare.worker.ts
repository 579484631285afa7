import { parentPort, workerData } from 'node:worker_threads';
import { rowsOfBytes } from '@tryout/domain/mean-bytes';
import type { ScoreTemplate } from '@tryout/domain/score-template';
import { compareTemplates } from '@tryout/domain/template-comparison';
import type { ComparisonTask, MeansMessage } from './run-comparison.ts';

// Compares two templates in a thread of its own: the server answers others meanwhile.
const { before, after, seed } = workerData as ComparisonTask;
const chunks: Uint8Array[] = [];
let count = 0;

const subtraitsOf = ({ categories }: ScoreTemplate) =>
  categories.flatMap((category) =>
    category.traits.flatMap((trait) => trait.subtraits.map((subtrait) => subtrait.subtrait_id)),
  );

parentPort?.on('message', (message: MeansMessage) => {
  if ('rows' in message) {
    chunks.push(message.rows);
    count += message.count;
    return;
  }
  const wanted = [...new Set([...subtraitsOf(before), ...subtraitsOf(after)])];
  const rows = rowsOfBytes(chunks, count, message.layouts, wanted);
  parentPort?.postMessage(compareTemplates(before, after, rows, { seed }));
});
